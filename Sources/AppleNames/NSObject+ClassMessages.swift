import UIKit

// Generic in the selector: UIKit's own type may be more than a name, and none of this looks at it.
extension NSObject {
  /// False: there are no class methods by name without Objective-C.
  @_disfavoredOverload public static func responds<Name>(to aSelector: Name?) -> Bool { false }

  /// Nil: there are no class methods by name without Objective-C.
  @_disfavoredOverload public static func perform<Name>(_ aSelector: Name?) -> Unmanaged<AnyObject>! { nil }

  /// False: methods are known by objects, not by classes.
  @_disfavoredOverload public static func instancesRespond<Name>(to aSelector: Name?) -> Bool { false }
}
