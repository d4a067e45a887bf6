import Foundation

/// Sockets of this machine alone.
package enum LocalSocket {
  /// Bytes of a socket's path at most.
  package static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Connects to a listener's path.
  /// - Returns: a descriptor, `nil` when nobody listens there or the path is too long.
  package static func connect(_ path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count <= longestPath else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let isConnected = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Listens on 127.0.0.1 and, where there is IPv6, on ::1.
  /// - Returns: descriptors that do not block; none when somebody else has the port on either.
  package static func listen(port: Int) -> [Int32] {
    guard let port = UInt16(exactly: port) else { return [] }
    var four = sockaddr_in()
    four.sin_family = sa_family_t(AF_INET)
    four.sin_port = port.bigEndian
    four.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var six = sockaddr_in6()
    six.sin6_family = sa_family_t(AF_INET6)
    six.sin6_port = port.bigEndian
    six.sin6_addr = in6addr_loopback
    guard let first = try? listener(&four) else { return [] }
    do {
      return [first, try listener(&six)]
    } catch BindError.unavailable {
      return [first]
    } catch {
      // "localhost" may mean either address: the other one must not be somebody else's.
      close(first)
      return []
    }
  }

  private enum BindError: Error { case taken, unavailable }

  private static func listener<Address>(_ address: inout Address) throws -> Int32 {
    let family = withUnsafeBytes(of: &address) { Int32($0.load(as: sa_family_t.self)) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { throw BindError.unavailable }
    var on: Int32 = 1
    // A port is free again at once when its server has ended; two listeners cannot share it by this.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, socklen_t(MemoryLayout<Int32>.size))
    }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
    let reason = errno
    guard isBound, Foundation.listen(descriptor, 128) == 0 else {
      close(descriptor)
      throw isBound || reason != EADDRNOTAVAIL ? BindError.taken : BindError.unavailable
    }
    return descriptor
  }
}
