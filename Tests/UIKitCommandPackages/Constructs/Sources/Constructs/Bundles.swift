import Foundation

extension Bundle {
  static var constructs: Bundle { .module }
}
