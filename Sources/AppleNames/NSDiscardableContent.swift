import Foundation

/// Content that can be discarded while it is not in use. `NSCache` does so on Apple's platforms; on Linux it does not,
/// and keeps all contents until it is full.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsdiscardablecontent).
public protocol NSDiscardableContent: AnyObject {
  /// Starts using the content; returns false if it has been discarded.
  func beginContentAccess() -> Bool
  /// Stops using the content.
  func endContentAccess()
  /// Discards the content if it is not in use.
  func discardContentIfPossible()
  /// Returns whether the content has been discarded.
  func isContentDiscarded() -> Bool
}

/// Memory that can be discarded while it is not in use.
///
/// On Apple's platforms it is an `NSMutableData`, of which there can be no subclasses in Foundation on Linux; here it
/// contains one.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nspurgeabledata).
open class NSPurgeableData: NSObject, NSDiscardableContent {
  private let lock = NSLock()
  private let content: NSMutableData
  private var users = 1
  private var isDiscarded = false

  /// Creates purgeable data with a copy of the given data, in use until `endContentAccess()`.
  public init(data: Data) {
    content = NSMutableData(data: data)
    super.init()
  }

  public override convenience init() { self.init(data: Data()) }

  /// The length in bytes; 0 after the content was discarded.
  open var length: Int { lock.withLock { content.length } }
  /// The bytes; read them between `beginContentAccess()` and `endContentAccess()`.
  open var bytes: UnsafeRawPointer { UnsafeRawPointer(content.mutableBytes) }
  /// Appends data.
  open func append(_ other: Data) { lock.withLock { content.append(other) } }

  /// Starts using the bytes; returns false if they have been discarded.
  open func beginContentAccess() -> Bool {
    lock.withLock {
      if isDiscarded { return false }
      users += 1
      return true
    }
  }

  /// Stops using the bytes.
  open func endContentAccess() { lock.withLock { users = Swift.max(0, users - 1) } }

  /// Discards the bytes if they are not in use.
  open func discardContentIfPossible() {
    lock.withLock {
      guard users == 0, !isDiscarded else { return }
      isDiscarded = true
      content.length = 0
    }
  }

  /// Returns whether the bytes have been discarded.
  open func isContentDiscarded() -> Bool { lock.withLock { isDiscarded } }
}
