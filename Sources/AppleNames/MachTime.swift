import Foundation

// Darwin's clock, which stands while the machine sleeps. Here it counts nanoseconds.

public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

/// The fraction that makes nanoseconds of the clock's ticks.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init() { self.init(numer: 0, denom: 0) }

  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// Returns the clock's ticks since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// In C the structure and the function have one name; here the structure's initialisers are functions of it.

/// A fraction.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// A fraction to be written to.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Writes the fraction, which is 1.
///
/// - Returns: 0.
@discardableResult public func mach_timebase_info(_ info: mach_timebase_info_t!) -> Int32 {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// Whether this is the main thread: 1 or 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
