import CSoup
import Foundation

/// Sockets that listen.
package enum Listener {
  /// The reason why nothing listens: another program uses the port, or the system's own text.
  package enum Failure: Error { case taken, unavailable(String) }

  /// Listens on 127.0.0.1 and, if there is IPv6, on ::1: "localhost" may mean either, and must not be another
  /// program's.
  ///
  /// - Returns: descriptors that do not block; none if another program uses the port on either address.
  package static func loopback(port: Int) -> [Int32] {
    guard let first = try? listen("127.0.0.1", port) else { return [] }
    do {
      return [first, try listen("::1", port)]
    } catch Failure.unavailable {
      return [first]
    } catch {
      close(first)
      return []
    }
  }

  /// Listens on one numeric address of this machine.
  ///
  /// - Parameter port: 0 for any free port.
  /// - Throws: `Failure`.
  package static func listen(_ address: String, _ port: Int) throws -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(address, "\(port)", &hints, &found)
    guard code == 0, let found else { throw Failure.unavailable(String(cString: gai_strerror(code))) }
    defer { freeaddrinfo(found) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(found.pointee.ai_family, kind, 0)
    guard descriptor >= 0 else { throw Failure.unavailable(String(cString: strerror(errno))) }
    var on: Int32 = 1
    // A port is free again as soon as its server has ended; this does not let two listeners share it.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if found.pointee.ai_family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, socklen_t(MemoryLayout<Int32>.size))
    }
    let isBound = bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0
    let reason = errno
    guard isBound, Foundation.listen(descriptor, 128) == 0 else {
      close(descriptor)
      throw isBound || reason == EADDRINUSE ? Failure.taken : Failure.unavailable(String(cString: strerror(reason)))
    }
    return descriptor
  }

  /// Returns the port on which a socket listens; `nil` if it does not listen on one.
  package static func port(of descriptor: Int32) -> Int? {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.baseAddress.map {
        getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &length)
      } ?? -1
    }
    guard code == 0 else { return nil }
    let family = Int32(address.ss_family)
    return withUnsafeBytes(of: &address) { bytes in
      switch family {
      case AF_INET: Int(UInt16(bigEndian: bytes.load(as: sockaddr_in.self).sin_port))
      case AF_INET6: Int(UInt16(bigEndian: bytes.load(as: sockaddr_in6.self).sin6_port))
      default: nil
      }
    }
  }
}
