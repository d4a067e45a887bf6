import UIKit

/// Tells when memory gets scarce on this machine.
///
/// It stands on the kernel's pressure stall information (`/proc/pressure/memory`). Where the kernel has none, or keeps
/// it from the program, no event ever comes.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// How scarce, since the handler was last called.
  public var data: DispatchSource.MemoryPressureEvent {
    let bits: UInt = data
    return DispatchSource.MemoryPressureEvent(rawValue: bits)
  }

  /// Which events the handler is called for.
  public var mask: DispatchSource.MemoryPressureEvent { MemoryPressureWatch.mask(of: self) }
}

// The same object as the one's own events come from: Dispatch takes no sources but its own.
extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
  /// How scarce memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enough. Never told: the kernel tells of stalls, not of their end.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Some program waited for memory for a tenth of the last two seconds.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// All programs waited for memory for a tenth of the last two seconds.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Makes a source whose handler is called when memory gets scarce.
  ///
  /// - Parameters:
  ///   - eventMask: for which events it is called.
  ///   - queue: where it is called; nil is a global queue.
  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    MemoryPressureWatch.source(eventMask, queue)
  }
}
