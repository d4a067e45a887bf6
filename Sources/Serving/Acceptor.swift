import CSoup
import Foundation

/// Accepts connections for a server of libsoup, within the limits of `Connections`. Belongs to the loop's thread.
///
/// libsoup reads requests and writes answers. Who may connect, and for how long, is controlled here: libsoup's server
/// limits neither connections nor their time.
package final class Acceptor {
  private static let acceptedAtOnce = 32
  private static let pauseMilliseconds = 100

  /// The accepted connections.
  package let connections: Connections

  private let server: UnsafeMutablePointer<SoupServer>
  private let certificate: UnsafeMutablePointer<GTlsCertificate>?
  private let loop: EventLoop
  private var listeners: [Int32]
  private var watches: [LoopSource] = []
  private var pause: LoopSource?

  /// Starts accepting.
  ///
  /// - Parameters:
  ///   - listeners: sockets that listen and do not block; they are closed with this object.
  ///   - certificate: with it connections are encrypted.
  package init(
    server: UnsafeMutablePointer<SoupServer>, listeners: [Int32],
    certificate: UnsafeMutablePointer<GTlsCertificate>? = nil, connections: Connections, loop: EventLoop
  ) {
    self.server = server
    self.listeners = listeners
    self.certificate = certificate
    self.connections = connections
    self.loop = loop
    g_object_ref(server)
    if let certificate { g_object_ref(certificate) }
    resume()
  }

  deinit {
    close()
    if let certificate { g_object_unref(certificate) }
    g_object_unref(server)
  }

  /// Closes the sockets and all connections. Repeated calls do nothing.
  package func close() {
    pause = nil
    watches = []
    for listener in listeners { Foundation.close(listener) }
    listeners = []
    connections.removeAll()
  }

  private func resume() {
    pause = nil
    watches = listeners.map { listener in
      LoopSource(descriptor: listener, G_IO_IN, loop: loop) { [weak self] in self?.accept(listener) ?? false }
    }
  }

  private func accept(_ listener: Int32) -> Bool {
    for _ in 0..<Self.acceptedAtOnce {
      let descriptor = lineup_accept4(listener, nil, nil, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
      guard descriptor >= 0 else {
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { waitForRoom() }
        return pause == nil
      }
      admit(descriptor)
    }
    return true
  }

  /// Waits for free descriptors: the listeners stay readable while there is none to accept with.
  private func waitForRoom() {
    watches = []
    pause = LoopSource(milliseconds: Self.pauseMilliseconds, loop: loop) { [weak self] in
      self?.resume()
      return false
    }
  }

  private func admit(_ descriptor: Int32) {
    // Messages are small and awaited.
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    guard let socket = g_socket_new_from_fd(descriptor, nil) else {
      Foundation.close(descriptor)
      return
    }
    defer { g_object_unref(socket) }
    guard let local = g_socket_get_local_address(socket, nil) else { return }
    defer { g_object_unref(local) }
    guard let remote = g_socket_get_remote_address(socket, nil),
      let stream = g_socket_connection_factory_create_connection(socket)
    else { return }
    defer {
      g_object_unref(stream)
      g_object_unref(remote)
    }
    connections.add(stream, remote: remote)
    let plain = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GIOStream.self)
    guard let certificate else {
      soup_server_accept_iostream(server, plain, local, remote, nil)
      return
    }
    // Its handshake comes with the first read, within the time that a connection has.
    guard let secure = g_tls_server_connection_new(plain, certificate, nil) else { return }
    defer { g_object_unref(secure) }
    soup_server_accept_iostream(server, secure, local, remote, nil)
  }
}
