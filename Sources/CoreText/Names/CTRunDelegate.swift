import CoreGraphics
import Foundation

/// A delegate that decides how much space the characters of a run take, such as those that stand for pictures.
///
/// Unchecked because of the pointer: its callbacks are called on the threads that lay out the text.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctrundelegate).
public final class CTRunDelegate: NSObject, @unchecked Sendable {
  // Foundation on Linux compares values of attributes by a number in an object's first word, which must not be 0: see
  // `CoreFoundationMark` in UIKit.
  private let mark: UInt64 = 0x3_FF00
  private let callbacks: CTRunDelegateCallbacks
  let pointer: UnsafeMutableRawPointer
  /// Whether `pointer` is only there because callbacks take no nil.
  private let ownsPointer: Bool

  init(_ callbacks: CTRunDelegateCallbacks, _ pointer: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.pointer = pointer ?? UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    ownsPointer = pointer == nil
    super.init()
  }

  deinit {
    callbacks.dealloc(pointer)
    if ownsPointer { pointer.deallocate() }
  }

  var ascent: CGFloat { callbacks.getAscent(pointer) }
  var descent: CGFloat { callbacks.getDescent(pointer) }
  var width: CGFloat { callbacks.getWidth(pointer) }
}

/// Creates a delegate, for `kCTRunDelegateAttributeName`. Its callbacks are called whenever text is laid out.
///
/// - Parameter refCon: the pointer that the callbacks get.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// Returns the pointer with which a delegate was created.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.pointer }
