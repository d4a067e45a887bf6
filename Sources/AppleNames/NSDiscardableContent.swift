import Foundation

/// Content that may be thrown away while nobody uses it. Caches do so on Apple's platforms; `NSCache` of Foundation on
/// Linux does not, and keeps all until it is full.
public protocol NSDiscardableContent: AnyObject {
  /// Begins using the content; false when it was thrown away.
  func beginContentAccess() -> Bool
  /// Ends using it.
  func endContentAccess()
  /// Throws it away if nobody uses it.
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

/// Memory that may be thrown away while nobody uses it.
///
/// On Apple's platforms it is an `NSMutableData`, of which Foundation on Linux can have no subclasses: here it has one.
open class NSPurgeableData: NSObject, NSDiscardableContent {
  private let lock = NSLock()
  private let content: NSMutableData
  private var users = 1
  private var isDiscarded = false

  public init(data: Data) {
    content = NSMutableData(data: data)
    super.init()
  }

  public override convenience init() { self.init(data: Data()) }

  /// Bytes; 0 once it was thrown away.
  open var length: Int { lock.withLock { content.length } }
  /// The bytes; read them between `beginContentAccess()` and `endContentAccess()`.
  open var bytes: UnsafeRawPointer { UnsafeRawPointer(content.mutableBytes) }
  open func append(_ other: Data) { lock.withLock { content.append(other) } }

  open func beginContentAccess() -> Bool {
    lock.withLock {
      if isDiscarded { return false }
      users += 1
      return true
    }
  }

  open func endContentAccess() { lock.withLock { users = Swift.max(0, users - 1) } }

  open func discardContentIfPossible() {
    lock.withLock {
      guard users == 0, !isDiscarded else { return }
      isDiscarded = true
      content.length = 0
    }
  }

  open func isContentDiscarded() -> Bool { lock.withLock { isDiscarded } }
}
