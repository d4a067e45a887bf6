import Foundation

// Darwin's clock, which stops while the machine sleeps. Here its ticks are nanoseconds.

/// A pointer to a fraction.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

/// The fraction by which the clock's ticks are multiplied to get nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// The numerator of the fraction.
  public var numer: UInt32
  /// The denominator of the fraction.
  public var denom: UInt32

  /// Creates a fraction of zeros.
  public init() { self.init(numer: 0, denom: 0) }

  /// Creates a fraction.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// Returns the number of the clock's ticks since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// In C the structure and the function have the same name; here functions of that name replace the structure's
// initialisers.

/// Returns a fraction.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Returns a fraction of zeros, to be filled in.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Sets the fraction to 1.
///
/// - Returns: 0.
@discardableResult public func mach_timebase_info(_ info: mach_timebase_info_t!) -> Int32 {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// Returns 1 on the main thread, 0 on others.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
