import UIKit

extension NSObject {
  /// Returns the class's name, including its module.
  @_disfavoredOverload public static func description() -> String { String(reflecting: self) }
}
