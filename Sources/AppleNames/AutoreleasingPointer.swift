import Foundation

/// A pointer to the place where a function stores an object, which is kept at least until the run loop's next turn.
///
/// See [Apple's page](https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer).
public struct AutoreleasingUnsafeMutablePointer<Pointee>: @unchecked Sendable {
  private let address: UnsafeMutableRawPointer

  /// Creates a pointer to the given place.
  public init<Other>(_ pointer: UnsafeMutablePointer<Other>) { address = UnsafeMutableRawPointer(pointer) }

  /// Creates a pointer to the given place; nil for a nil pointer.
  public init?<Other>(_ pointer: UnsafeMutablePointer<Other>?) {
    guard let pointer else { return nil }
    self.init(pointer)
  }
}

extension AutoreleasingUnsafeMutablePointer where Pointee == AnyObject? {
  /// The object. Setting it does not release the previous value, which is not owned.
  public var pointee: AnyObject? {
    get {
      address.loadUnaligned(as: UnsafeRawPointer?.self).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }
    nonmutating set {
      let kept = newValue.map { Unmanaged.passRetained($0) }
      address.storeBytes(of: kept.map { UnsafeRawPointer($0.toOpaque()) }, as: UnsafeRawPointer?.self)
      // Released exactly once, by the main run loop; reference counts are atomic.
      nonisolated(unsafe) let reference = kept
      RunLoop.main.perform { reference?.release() }
    }
  }
}

extension AutoreleasingUnsafeMutablePointer where Pointee == NSString? {
  /// The string, stored as an object is.
  public var pointee: NSString? {
    get {
      AutoreleasingUnsafeMutablePointer<AnyObject?>(address.assumingMemoryBound(to: UInt8.self)).pointee as? NSString
    }
    nonmutating set {
      AutoreleasingUnsafeMutablePointer<AnyObject?>(address.assumingMemoryBound(to: UInt8.self)).pointee = newValue
    }
  }
}

extension Formatter {
  /// Parses a string and stores the value at `object`.
  ///
  /// - Returns: false for a string in another format; `error` then receives a description.
  public func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: Any?
    switch self {
    case let formatter as NumberFormatter: value = formatter.number(from: string)
    case let formatter as DateFormatter: value = formatter.date(from: string)
    default: value = nil
    }
    guard let value else {
      error?.pointee = "The text “\(string)” cannot be read." as NSString
      return false
    }
    object?.pointee = value as AnyObject
    return true
  }
}
