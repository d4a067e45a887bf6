import UIKit

// There are no methods by name here: what exchanges them finds none, and leaves all as it is. `uikit report` lists such
// places.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Nil: there are no methods by name.
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }
/// Nil: there are no methods by name.
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }
/// Nil: there are no methods by name.
public func class_getMethodImplementation<Name>(_ cls: AnyClass?, _ name: Name) -> IMP? { nil }

/// False: no method can be added.
@discardableResult public func class_addMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Nil: no method can be replaced.
@discardableResult public func class_replaceMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Does nothing: no caller can have a method.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Returns the method itself: no caller can have one.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Returns the method itself: no caller can have one.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// Nil: there are no types in Objective-C's encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Ends the program: there are no methods that a block could be, and nothing to add it to, so that nobody comes here
/// who looks first whether there is.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  fatalError("imp_implementationWithBlock: there are no methods by name without Objective-C")
}
