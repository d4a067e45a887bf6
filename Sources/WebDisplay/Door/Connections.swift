import CSoup

/// The connections that wait for an answer: few, and none for long, however many a client opens.
///
/// Each connection serves one request. If there are too many, the oldest one of the address with the most is closed: a
/// browser's request is answered within milliseconds, and a client that opens many connections loses its own.
final class Connections {
  static let most = 64
  /// The milliseconds for sending a request and fetching its answer.
  static let patience = 10_000

  private final class Entry {
    let number: UInt64
    let socket: UnsafeMutablePointer<GSocket>
    let remote: UnsafeMutablePointer<GSocketAddress>
    let network: String
    var deadline: LoopSource?

    init(number: UInt64, socket: UnsafeMutablePointer<GSocket>, remote: UnsafeMutablePointer<GSocketAddress>) {
      self.number = number
      self.socket = socket
      self.remote = remote
      network = Connections.network(of: remote)
      g_object_ref(socket)
      g_object_ref(remote)
    }

    deinit {
      g_object_unref(remote)
      g_object_unref(socket)
    }
  }

  private let context: OpaquePointer
  private var counter: UInt64 = 0
  /// The connections by the address of the stream.
  private var entries: [UnsafeMutableRawPointer: Entry] = [:]

  init(context: OpaquePointer) { self.context = context }

  /// Watches a connection until its stream is deallocated or `release(_:)` is called. O(`most`).
  ///
  /// - Parameter remote: the other end's address, which is later passed to `release(_:)`.
  func add(_ stream: UnsafeMutablePointer<GSocketConnection>, remote: UnsafeMutablePointer<GSocketAddress>) {
    if entries.count >= Self.most {
      let all = entries.map { Waiting(key: $0.key, number: $0.value.number, network: $0.value.network) }
      if let superfluous = Self.superfluous(all) { cut(superfluous.key) }
    }
    counter += 1
    let entry = Entry(number: counter, socket: g_socket_connection_get_socket(stream), remote: remote)
    let key = UnsafeMutableRawPointer(stream)
    entry.deadline = LoopSource(milliseconds: Self.patience, context: context) { [weak self] in
      self?.cut(key)
      return false
    }
    entries[key] = entry
    g_object_weak_ref(
      UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self), Self.forget,
      Unmanaged.passUnretained(self).toOpaque())
  }

  struct Waiting {
    var key: UnsafeMutableRawPointer
    var number: UInt64
    var network: String
  }

  /// Returns the oldest connection of the network that has the most. O(connections).
  static func superfluous(_ all: [Waiting]) -> Waiting? {
    var counts: [String: Int] = [:]
    for each in all { counts[each.network, default: 0] += 1 }
    return all.max {
      (counts[$0.network, default: 0], $1.number) < (counts[$1.network, default: 0], $0.number)
    }
  }

  /// Returns the network of a client: an IPv4 address, or the first half of an IPv6 address, whose second half a
  /// machine may choose.
  static func network(of remote: UnsafeMutablePointer<GSocketAddress>?) -> String {
    guard let remote, let address = lineup_inet_address(remote) else { return "" }
    guard g_inet_address_get_family(address) == G_SOCKET_FAMILY_IPV6, let bytes = g_inet_address_to_bytes(address)
    else {
      guard let text = g_inet_address_to_string(address) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    return (0..<8).map { String(bytes[$0], radix: 16) }.joined(separator: ":")
  }

  /// Stops watching a connection, which has a new owner. O(`most`).
  ///
  func release(remote: UnsafeMutablePointer<GSocketAddress>?) -> Int32? {
    guard let key = entries.first(where: { $0.value.remote == remote })?.key, let entry = remove(key) else {
      return nil
    }
    let descriptor = g_socket_get_fd(entry.socket)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Closes all connections.
  func removeAll() {
    for key in Array(entries.keys) { cut(key) }
  }

  /// Shuts a connection down, so that its owner releases it in the loop's next iteration. The descriptor itself remains
  /// its owner's.
  private func cut(_ key: UnsafeMutableRawPointer) {
    guard let entry = remove(key) else { return }
    g_socket_shutdown(entry.socket, 1, 1, nil)
  }

  private func remove(_ key: UnsafeMutableRawPointer) -> Entry? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    entry.deadline = nil
    g_object_weak_unref(
      key.assumingMemoryBound(to: GObject.self), Self.forget, Unmanaged.passUnretained(self).toOpaque())
    return entry
  }

  private static let forget: GWeakNotify = { data, stream in
    guard let data, let stream else { return }
    Unmanaged<Connections>.fromOpaque(data).takeUnretainedValue().entries[UnsafeMutableRawPointer(stream)] = nil
  }
}
