import Foundation

/// The name of the program, which is never released.
private let programName: UInt = UInt(bitPattern: strdup(ProcessInfo.processInfo.processName))

/// Returns the name of the program.
public func getprogname() -> UnsafePointer<CChar>! { UnsafePointer(bitPattern: programName) }

/// Returns whether the program runs with an effective user other than the one who started it.
public func issetugid() -> Int32 { getuid() == geteuid() && getgid() == getegid() ? 0 : 1 }

/// Stores the identifier of the current thread.
///
/// - Parameter thread: nil for the current thread, the only one that is supported.
/// - Returns: 0.
@discardableResult public func pthread_threadid_np(
  _ thread: pthread_t?, _ thread_id: UnsafeMutablePointer<UInt64>!
) -> Int32 {
  thread_id?.pointee = UInt64(pthread_self())
  return 0
}

/// Names the current thread.
///
/// - Returns: 0.
@discardableResult public func pthread_setname_np(_ name: UnsafePointer<CChar>!) -> Int32 {
  Thread.current.name = name.map { String(cString: $0) }
  return 0
}

/// Returns the number of bytes of an allocation; 0 for nil.
public func malloc_size(_ ptr: UnsafeRawPointer!) -> Int {
  typealias Size = @convention(c) (UnsafeRawPointer) -> Int
  guard let ptr, let size = LoadedFunction.find("malloc_usable_size", as: Size.self) else { return 0 }
  return size(ptr)
}

/// The size of a page of memory in bytes.
public var vm_page_size: UInt { UInt(max(1, sysconf(Int32(_SC_PAGESIZE)))) }
/// The size of a page of memory in bytes.
public var vm_kernel_page_size: UInt { vm_page_size }

/// The clock that stops while the machine sleeps.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC
/// The clock that stops while the machine sleeps, at a lower precision elsewhere.
public let CLOCK_UPTIME_RAW_APPROX = CLOCK_MONOTONIC
/// The clock that goes on while the machine sleeps, at a lower precision elsewhere.
public let CLOCK_MONOTONIC_RAW_APPROX = CLOCK_BOOTTIME

/// Returns a clock's nanoseconds.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock_id, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the ticks, nanoseconds here, of the clock that goes on while the machine sleeps.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// Runs the main queue, without an end.
public func dispatch_main() -> Never { dispatchMain() }

/// An unsigned number of 8 bits.
public typealias u_int8_t = UInt8
/// An unsigned number of 16 bits.
public typealias u_int16_t = UInt16
/// An unsigned number of 32 bits.
public typealias u_int32_t = UInt32
/// An unsigned number of 64 bits.
public typealias u_int64_t = UInt64

/// The socket option not to send a signal when the other side is gone. Linux has none: programs ignore the signal.
public let SO_NOSIGPIPE: Int32 = 0x1022
/// The family of addresses of network devices.
public let AF_LINK = AF_PACKET

extension sockaddr {
  /// The length of the address in bytes, by its family: Linux does not store it, and setting it has no effect.
  public var sa_len: UInt8 {
    get {
      switch Int32(sa_family) {
      case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
      case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
      case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
      default: UInt8(MemoryLayout<sockaddr>.size)
      }
    }
    set {}
  }
}
