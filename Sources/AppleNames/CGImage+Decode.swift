import UIKit

extension CGImage {
  /// The ranges of the components' values: nil, as images here have no others than usual.
  public var decode: UnsafePointer<CGFloat>? { nil }
}
