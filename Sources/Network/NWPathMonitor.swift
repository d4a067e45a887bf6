import CGIO
import Foundation

/// Watches whether there is a network, by GLib's network monitor.
///
/// Changes after the first report arrive while a program runs the main loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/network/nwpathmonitor).
public final class NWPathMonitor: @unchecked Sendable {
  // Unchecked because of the variables, which `lock` protects.
  private let lock = NSLock()
  private let requiredType: NWInterface.InterfaceType?
  private var handler: (@Sendable (NWPath) -> Void)?
  private var startedQueue: DispatchQueue?
  private var connection: gulong = 0

  /// Creates a monitor of all interfaces.
  public init() { requiredType = nil }

  /// Creates a monitor of the interfaces of one kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { requiredType = requiredInterfaceType }

  deinit { disconnect() }

  /// Called on the queue with the current path when the monitor starts, and with each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// The queue for calls of the handler; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { startedQueue } }

  /// The current path.
  public var currentPath: NWPath {
    let monitor = g_network_monitor_get_default()
    let interfaces = Self.interfaces().filter { requiredType == nil || $0.type == requiredType }
    let isAvailable =
      g_network_monitor_get_network_available(monitor) != 0 && !(requiredType != nil && interfaces.isEmpty)
    return NWPath(
      status: isAvailable ? .satisfied : .unsatisfied,
      isExpensive: g_network_monitor_get_network_metered(monitor) != 0,
      availableInterfaces: isAvailable ? interfaces : [])
  }

  /// Starts the monitor. A second call has no effect.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard startedQueue == nil else { return false }
      startedQueue = queue
      return true
    }
    guard isFirst, let monitor = g_network_monitor_get_default() else { return }
    let changed: @convention(c) (UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?) -> Void = { _, _, data in
      guard let data else { return }
      Unmanaged<Holder>.fromOpaque(data).takeUnretainedValue().monitor?.report()
    }
    let release: GClosureNotify = { data, _ in if let data { Unmanaged<Holder>.fromOpaque(data).release() } }
    let id = g_signal_connect_data(
      UnsafeMutableRawPointer(monitor), "network-changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passRetained(Holder(self)).toOpaque(), release, GConnectFlags(rawValue: 0))
    lock.withLock { connection = id }
    report()
  }

  /// Stops the monitor for good.
  public func cancel() {
    disconnect()
    lock.withLock { handler = nil }
  }

  private func disconnect() {
    let id = lock.withLock {
      defer { connection = 0 }
      return connection
    }
    if id != 0, let monitor = g_network_monitor_get_default() {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(monitor), id)
    }
  }

  private func report() {
    guard let queue else { return }
    queue.async { [weak self] in
      guard let self, let handler = pathUpdateHandler else { return }
      handler(currentPath)
    }
  }

  /// Keeps the signal from retaining the monitor.
  private final class Holder {
    weak var monitor: NWPathMonitor?
    init(_ monitor: NWPathMonitor) { self.monitor = monitor }
  }

  /// Returns the interfaces that are up, from the kernel's list. O(interfaces).
  private static func interfaces() -> [NWInterface] {
    let folder = "/sys/class/net"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard name != "lo",
        let state = try? String(contentsOfFile: "\(folder)/\(name)/operstate", encoding: .utf8),
        // Interfaces without a carrier to report, such as tunnels, are "unknown".
        state.hasPrefix("up") || state.hasPrefix("unknown")
      else { return nil }
      let manager = FileManager.default
      let type: NWInterface.InterfaceType =
        if manager.fileExists(atPath: "\(folder)/\(name)/wireless") {
          .wifi
        } else if name.hasPrefix("wwan") {
          .cellular
        } else if manager.fileExists(atPath: "\(folder)/\(name)/device") {
          .wiredEthernet
        } else {
          .other
        }
      return NWInterface(type: type, name: name)
    }
  }
}
