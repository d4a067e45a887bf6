import Foundation

/// A pointer to the place where a function stores an object. The place owns the object, as places of Swift do.
///
/// See [Apple's page](https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer).
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A pointer to the place where a function stores an error; nil if the caller does not want it.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nserrorpointer).
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to an object from one to memory of another type, which must have room for a reference.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer).
  public init<U>(_ from: UnsafeMutablePointer<U>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyObject?.self)
  }
}
