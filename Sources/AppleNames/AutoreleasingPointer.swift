import Foundation

/// A pointer to where a function puts an object, which lives until the run loop turns or somebody keeps it.
public struct AutoreleasingUnsafeMutablePointer<Pointee>: @unchecked Sendable {
  private let address: UnsafeMutableRawPointer

  public init<Other>(_ pointer: UnsafeMutablePointer<Other>) { address = UnsafeMutableRawPointer(pointer) }

  public init?<Other>(_ pointer: UnsafeMutablePointer<Other>?) {
    guard let pointer else { return nil }
    self.init(pointer)
  }
}

extension AutoreleasingUnsafeMutablePointer where Pointee == AnyObject? {
  /// The object. What was there before is not looked at: nobody owns it.
  public var pointee: AnyObject? {
    get {
      address.loadUnaligned(as: UnsafeRawPointer?.self).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }
    nonmutating set {
      let kept = newValue.map { Unmanaged.passRetained($0) }
      address.storeBytes(of: kept.map { UnsafeRawPointer($0.toOpaque()) }, as: UnsafeRawPointer?.self)
      // Released once, by the main run loop; references are counted atomically.
      nonisolated(unsafe) let reference = kept
      RunLoop.main.perform { reference?.release() }
    }
  }
}

extension AutoreleasingUnsafeMutablePointer where Pointee == NSString? {
  /// The text, as for objects.
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
  /// Reads a text, and puts the value where `object` points.
  ///
  /// - Returns: false for a text of another form; `error` then gets a description.
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
