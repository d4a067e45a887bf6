import UIKit

extension NSObject {
  /// The class's name with its module's.
  @_disfavoredOverload public static func description() -> String { String(reflecting: self) }
}
