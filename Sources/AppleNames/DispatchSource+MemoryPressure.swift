import UIKit

/// A source of events about scarce memory on this machine.
///
/// It relies on the kernel's pressure stall information (`/proc/pressure/memory`). If the kernel has none, or does not
/// let the program read it, there are no events.
///
/// See [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure).
public protocol DispatchSourceMemoryPressure: AnyObject, DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// The pressure since the handler was last called.
  public var data: DispatchSource.MemoryPressureEvent {
    let bits: UInt = data
    return DispatchSource.MemoryPressureEvent(rawValue: bits)
  }

  /// The events for which the handler is called.
  public var mask: DispatchSource.MemoryPressureEvent { MemoryPressureWatch.mask(of: self) }
}

// The conforming object is the one from which the events come: Dispatch accepts only its own sources.
extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
  /// The scarcity of memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enough memory. Never reported: the kernel reports stalls, not their end.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Some program waited for memory for a tenth of the last two seconds.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// All programs waited for memory for a tenth of the last two seconds.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All events.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source whose handler is called when memory gets scarce.
  ///
  /// - Parameters:
  ///   - eventMask: the events for which it is called.
  ///   - queue: the queue on which it is called; nil is a global queue.
  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    MemoryPressureWatch.source(eventMask, queue)
  }
}
