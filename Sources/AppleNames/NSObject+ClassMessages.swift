import UIKit

extension NSObject {
  /// False: there are no class methods by name without Objective-C.
  @_disfavoredOverload public static func responds(to aSelector: Selector!) -> Bool { false }

  /// Nil: there are no class methods by name without Objective-C.
  @_disfavoredOverload public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

  /// The class's name with its module's.
  @_disfavoredOverload public static func description() -> String { String(reflecting: self) }
}
