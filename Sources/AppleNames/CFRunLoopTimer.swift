import UIKit

/// A timer as Core Foundation has it: Foundation's.
public typealias CFRunLoopTimer = Timer

/// The kind of memory that an object lies in; there is one.
public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator! = nil

/// The state of a run loop in which something is done.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

  var mode: RunLoop.Mode {
    switch self {
    case .defaultMode: .default
    case .commonModes: .common
    default: RunLoop.Mode(rawValue)
    }
  }
}

/// Makes a timer that calls a closure, to be added to a run loop.
///
/// - Parameters:
///   - fireDate: the first time, in seconds since the beginning of 2001.
///   - interval: seconds between the times; 0 is once.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: CFIndex,
  _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let call = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { call?($0) }
}

public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  loop.add(timer, forMode: (mode ?? .defaultMode).mode)
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Whether a timer will fire again.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// Calls a closure in a later turn of a run loop.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: Any?, _ block: (@Sendable () -> Void)!) {
  let call = block
  loop.perform { call?() }
}
