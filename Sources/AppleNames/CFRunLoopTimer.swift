@_exported import let CoreMedia.kCFAllocatorNull
import CoreMedia
import UIKit

/// A Core Foundation timer: the same class as Foundation's.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfrunlooptimer).
public typealias CFRunLoopTimer = Timer

/// An allocator of memory: the default one, for which nil stands, or `kCFAllocatorNull`.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfallocator).
public typealias CFAllocator = CoreMedia.CFAllocator

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The mode of a run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfrunloopmode).
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a mode with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The default mode.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// The modes that are marked as common.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

  var mode: RunLoop.Mode {
    switch self {
    case .defaultMode: .default
    case .commonModes: .common
    default: RunLoop.Mode(rawValue)
    }
  }
}

/// Creates a timer that calls a closure; it starts when it is added to a run loop.
///
/// - Parameters:
///   - fireDate: the first time, in seconds since the beginning of 2001, UTC.
///   - interval: the seconds between calls; 0 for a single call.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: CFIndex,
  _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let call = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { call?($0) }
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  loop.add(timer, forMode: (mode ?? .defaultMode).mode)
}

/// Stops a timer permanently.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Returns whether a timer will fire again.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// Schedules a closure to be called in a later iteration of a run loop.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: Any?, _ block: (@Sendable () -> Void)!) {
  let call = block
  loop.perform { call?() }
}
