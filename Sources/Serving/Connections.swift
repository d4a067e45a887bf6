import CSoup

/// The connections of a server: few, and none for long, however many a client opens.
///
/// If there are too many, one of the address with the most is closed: the oldest of those on which a request is
/// awaited, else the oldest that transfers something, else the oldest whose answer is being computed. A client that
/// opens many connections and sends nothing loses its own.
package final class Connections {
  /// The greatest number of connections.
  package static let most = 64
  /// The milliseconds for a request, until `set(_:within:of:)` says otherwise.
  package static let patience = 10_000

  /// The state of a connection. Those in an earlier state are closed first.
  package enum Phase: Int, Sendable {
    /// A request is awaited.
    case waiting
    /// A body is on its way, in either direction.
    case transferring
    /// The program computes an answer.
    case answering
  }

  private final class Entry {
    let number: UInt64
    let socket: UnsafeMutablePointer<GSocket>
    let remote: UnsafeMutablePointer<GSocketAddress>
    let network: String
    var phase = Phase.waiting
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

  private let loop: EventLoop
  private let patience: Int
  private var counter: UInt64 = 0
  /// The connections by the address of the stream.
  private var entries: [UnsafeMutableRawPointer: Entry] = [:]

  /// - Parameter patience: the milliseconds for a request.
  package init(loop: EventLoop, patience: Int = Connections.patience) {
    self.loop = loop
    self.patience = patience
  }

  deinit { removeAll() }

  /// The number of connections.
  package var count: Int { entries.count }

  /// Watches a connection until its stream is deallocated or `release(remote:)` is called. O(`most`).
  ///
  /// - Parameter remote: the other end's address, by which `number(of:)` finds the connection.
  package func add(
    _ stream: UnsafeMutablePointer<GSocketConnection>, remote: UnsafeMutablePointer<GSocketAddress>
  ) {
    if entries.count >= Self.most {
      let all = entries.map {
        Waiting(key: $0.key, number: $0.value.number, network: $0.value.network, phase: $0.value.phase)
      }
      if let superfluous = Self.superfluous(all) { cut(superfluous.key) }
    }
    counter += 1
    let entry = Entry(number: counter, socket: g_socket_connection_get_socket(stream), remote: remote)
    let key = UnsafeMutableRawPointer(stream)
    entries[key] = entry
    set(.waiting, within: patience, key: key)
    g_object_weak_ref(
      UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self), Self.forget,
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Returns the number of a connection; `nil` if it is closed or released. O(`most`).
  package func number(of remote: UnsafeMutablePointer<GSocketAddress>?) -> UInt64? {
    entries.values.first { $0.remote == remote }?.number
  }

  /// Sets the state of a connection and the time that it may take, in place of those before. O(`most`).
  ///
  /// - Parameter milliseconds: `nil` without a limit here.
  package func set(_ phase: Phase, within milliseconds: Int?, of number: UInt64?) {
    guard let key = key(number) else { return }
    set(phase, within: milliseconds, key: key)
  }

  /// Closes a connection. O(`most`).
  package func close(_ number: UInt64?) { if let key = key(number) { cut(key) } }

  private func key(_ number: UInt64?) -> UnsafeMutableRawPointer? { entries.first { $0.value.number == number }?.key }

  private func set(_ phase: Phase, within milliseconds: Int?, key: UnsafeMutableRawPointer) {
    entries[key]?.phase = phase
    entries[key]?.deadline = milliseconds.map {
      LoopSource(milliseconds: $0, loop: loop) { [weak self] in
        self?.cut(key)
        return false
      }
    }
  }

  struct Waiting {
    var key: UnsafeMutableRawPointer
    var number: UInt64
    var network: String
    var phase = Phase.waiting
  }

  /// Returns the connection to close: of the network that has the most. O(connections).
  static func superfluous(_ all: [Waiting]) -> Waiting? {
    var counts: [String: Int] = [:]
    for each in all { counts[each.network, default: 0] += 1 }
    return all.max {
      (counts[$0.network, default: 0], $1.phase.rawValue, $1.number)
        < (counts[$1.network, default: 0], $0.phase.rawValue, $0.number)
    }
  }

  /// Returns the network of a client: an IPv4 address, or the first half of an IPv6 address, whose second half a
  /// machine may choose.
  package static func network(of remote: UnsafeMutablePointer<GSocketAddress>?) -> String {
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
  package func release(remote: UnsafeMutablePointer<GSocketAddress>?) {
    if let key = entries.first(where: { $0.value.remote == remote })?.key { remove(key) }
  }

  /// Closes all connections.
  package func removeAll() {
    for key in Array(entries.keys) { cut(key) }
  }

  /// Shuts a connection down, so that its owner releases it in the loop's next iteration. The descriptor itself remains
  /// its owner's.
  private func cut(_ key: UnsafeMutableRawPointer) {
    guard let entry = remove(key) else { return }
    g_socket_shutdown(entry.socket, 1, 1, nil)
  }

  @discardableResult private func remove(_ key: UnsafeMutableRawPointer) -> Entry? {
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
