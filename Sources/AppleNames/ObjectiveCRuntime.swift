import Synchronization
import UIKit

// There are no methods by name here: code that exchanges them finds none and leaves everything as it is. `uikit report`
// lists such places.

/// A method of a class, which never exists here.
public typealias Method = OpaquePointer
/// The implementation of a method. Those that exist here stand for a method and cannot be called.
public typealias IMP = OpaquePointer

// A constant; unsafe because pointers are not `Sendable`.
nonisolated(unsafe) private let anyImplementation = IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// Returns nil: there are no methods by name.
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }
/// Returns nil: there are no methods by name.
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }
/// Returns nil: there are no methods by name.
public func class_getMethodImplementation<Name>(_ cls: AnyClass?, _ name: Name) -> IMP? { nil }

/// Returns whether a class has a method that its module declares for Objective-C, or inherits one. Methods of UIKit's
/// own classes and protocols are not known by name here.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { sel.isMethod(ofInstancesOf: $0) } ?? false
}

/// Returns false: no method can be added.
@discardableResult public func class_addMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil: no method can be replaced.
@discardableResult public func class_replaceMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

extension NSObject {
  /// Returns a pointer that stands for a method which the object has, and nil for others, as `responds(to:)` does. It
  /// cannot be called.
  @_disfavoredOverload public func method<Name>(for aSelector: Name?) -> IMP! {
    guard let selector = aSelector as? Selector, responds(to: selector) else { return nil }
    return anyImplementation
  }
  /// Returns nil: there are no methods by name.
  @_disfavoredOverload public static func instanceMethod<Name>(for aSelector: Name?) -> IMP! { nil }
}

/// Does nothing: no caller can have a method.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Returns the method itself: no caller can have one.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Returns the method itself: no caller can have one.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// Returns nil: there are no types in Objective-C's encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns a pointer that stands for a method. It cannot be called, and there is no class to which it could be added:
/// code that does without a method which it cannot add goes on.
public func imp_implementationWithBlock(_ block: Any) -> IMP { anyImplementation }

/// An instance variable in Objective-C's tables, which never exists here.
public typealias Ivar = OpaquePointer

/// Returns nil: there are no tables of instance variables.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
/// Returns nil: there are no tables of instance variables.
public func class_getClassVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
/// Returns nil: no caller can have a variable.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }
/// Does nothing: no caller can have a variable.
public func object_setIvar(_ obj: Any?, _ ivar: Ivar, _ value: Any?) {}

/// Returns nil and counts 0: there are no tables of instance variables.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  outCount?.pointee = 0
  return nil
}

/// Returns nil and counts 0: there are no methods by name.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  outCount?.pointee = 0
  return nil
}

/// Returns nil: no caller can have an instance variable.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>! { nil }

/// Returns the class of an object; nil without one.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Makes an object one of another class, and returns its former class.
///
/// Does nothing and returns nil unless one class descends from the other and their objects have the same size: the
/// properties that a subclass adds would not exist.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let obj else { return nil }
  let object = obj as AnyObject
  let old: AnyClass = type(of: object)
  let isRelated = descends(cls, from: old) || descends(old, from: cls)
  guard isRelated, class_getInstanceSize(old) == class_getInstanceSize(cls) else { return nil }
  // The first word of an object is the address of its class.
  Unmanaged.passUnretained(object).toOpaque().storeBytes(of: cls, as: AnyClass.self)
  return old
}

private func descends(_ cls: AnyClass, from ancestor: AnyClass) -> Bool {
  var current: AnyClass? = cls
  while let candidate = current {
    if candidate == ancestor { return true }
    current = _getSuperclass(candidate)
  }
  return false
}

/// Returns a class's superclass; nil for one without.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns a class's name, which stays valid.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  // As many copies as classes that are named, at most.
  ClassNames.shared.pointer(to: cls.map { String(reflecting: $0) } ?? "nil")
}

/// Returns the size of a class's instances in bytes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // In a class's metadata, after its kind, its superclass, its flags and the place of its address point
  // (`ClassMetadata` in Swift's Metadata.h, without Objective-C).
  cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}

private final class ClassNames: Sendable {
  static let shared = ClassNames()
  private let names = Mutex<[String: UInt]>([:])

  func pointer(to name: String) -> UnsafePointer<CChar> {
    let address = names.withLock { names in
      if let known = names[name] { return known }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { copy.initialize(from: base, count: bytes.count) } }
      names[name] = UInt(bitPattern: copy)
      return UInt(bitPattern: copy)
    }
    guard let pointer = UnsafePointer<CChar>(bitPattern: address) else { preconditionFailure("a name without memory") }
    return pointer
  }
}
