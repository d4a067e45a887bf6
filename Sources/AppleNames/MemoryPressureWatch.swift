import UIKit

/// Threads that send events to sources when the kernel reports memory pressure.
enum MemoryPressureWatch {
  nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func mask(of source: any DispatchSourceMemoryPressure) -> DispatchSource.MemoryPressureEvent {
    let bits = objc_getAssociatedObject(source, UnsafeRawPointer(key)) as? UInt
    return DispatchSource.MemoryPressureEvent(rawValue: bits ?? 0)
  }

  static func source(
    _ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?
  ) -> any DispatchSourceMemoryPressure {
    let events: any DispatchSourceUserDataOr = DispatchSource.makeUserDataOrSource(queue: queue)
    guard let source = events as? DispatchSource else {
      preconditionFailure("Dispatch created a source of an unexpected class")
    }
    objc_setAssociatedObject(source, UnsafeRawPointer(key), mask.rawValue, .OBJC_ASSOCIATION_RETAIN)
    for (event, line) in [(DispatchSource.MemoryPressureEvent.warning, "some"), (.critical, "full")]
    where mask.contains(event) {
      if let trigger = PressureTrigger(line) { watch(trigger, event, source) }
    }
    return source
  }

  /// Sends an event each time there is pressure, until the source is cancelled or deallocated.
  private static func watch(
    _ trigger: PressureTrigger, _ event: DispatchSource.MemoryPressureEvent, _ source: DispatchSource
  ) {
    let thread = Thread { [weak source] in
      while let wasTold = trigger.wait(seconds: 5) {
        guard let source, !source.isCancelled else { return }
        if wasTold { source.or(data: event.rawValue) }
      }
    }
    thread.name = "memory-pressure"
    thread.start()
  }
}

/// A trigger in the kernel's pressure file.
private final class PressureTrigger: Sendable {
  private let descriptor: Int32

  /// Sets a trigger.
  ///
  /// - Parameter line: "some" or "full".
  /// - Returns: nil if the kernel has no such file, or refuses.
  init?(_ line: String) {
    descriptor = open("/proc/pressure/memory", O_RDWR | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    // In microseconds; programs without privileges may use whole multiples of two seconds.
    let request = Array("\(line) 200000 2000000".utf8CString)
    guard request.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == request.count else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Waits until there is pressure, or the time is over.
  ///
  /// - Returns: whether there is pressure; nil if the kernel no longer reports it.
  func wait(seconds: Int32) -> Bool? {
    var watched = pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
    let count = poll(&watched, 1, seconds * 1000)
    if count < 0 { return errno == EINTR ? false : nil }
    if watched.revents & Int16(POLLERR) != 0 { return nil }
    return count > 0
  }
}
