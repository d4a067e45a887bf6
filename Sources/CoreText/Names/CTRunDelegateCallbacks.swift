import CoreGraphics

// Functions of Swift, as those of C cannot return a `CGFloat` on Linux.

/// Called when the last reference to a delegate goes, with its pointer.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Returns the height above the baseline of a character, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns the depth below the baseline of a character, in points, positive.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns the width of a character, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of callbacks.
public let kCTRunDelegateVersion1 = 1
/// The version of callbacks.
public let kCTRunDelegateCurrentVersion = 1

/// The functions of a delegate that decides how much space characters take.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrundelegatecallbacks).
public struct CTRunDelegateCallbacks {
  /// The version, `kCTRunDelegateCurrentVersion`.
  public var version: Int
  /// Called when the last reference to the delegate goes.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Returns the height above the baseline.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Returns the depth below the baseline.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// Returns the width.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Creates callbacks.
  public init(
    version: Int, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}
