import UIKit

extension NSObjectProtocol {
  /// The class above the object's; nil for `NSObject` itself. Proxies may declare a property of that name, which only
  /// their own code uses.
  public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }
}

// Generic in the selector, since UIKit's own type may be more than a name and none of this reads it.
extension NSObject {
  /// Returns false: there are no class methods by name without Objective-C.
  @_disfavoredOverload public static func responds<Name>(to aSelector: Name?) -> Bool { false }

  /// Returns nil: there are no class methods by name without Objective-C.
  @discardableResult @_disfavoredOverload public static func perform<Name>(
    _ aSelector: Name?
  ) -> Unmanaged<AnyObject>! { nil }

  /// Returns nil: there are no class methods by name without Objective-C.
  @discardableResult @_disfavoredOverload public static func perform<Name>(
    _ aSelector: Name?, with object: Any?
  ) -> Unmanaged<AnyObject>! { nil }

  /// Returns nil: there are no class methods by name without Objective-C.
  @discardableResult @_disfavoredOverload public static func perform<Name>(
    _ aSelector: Name?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! { nil }

  /// Returns false: objects know their methods, classes do not.
  @_disfavoredOverload public static func instancesRespond<Name>(to aSelector: Name?) -> Bool { false }
}
