import Foundation

/// A connection to a server on this computer, byte by byte. Every wait ends after a minute.
final class LoopbackClient {
  let descriptor: Int32

  /// Connects; `nil` if that fails.
  ///
  /// - Parameter receiveBuffer: the number of bytes that the system keeps for this end; `nil` for its own choice, which
  ///   may be tens of megabytes.
  init?(port: Int, receiveBuffer: Int32? = nil) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    if var receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let code = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if code != 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Sends bytes; `false` if the other end has closed the connection.
  @discardableResult func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Whether the other end closes the connection within `milliseconds`; what comes before that is read.
  func isClosed(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return false }
    return receive() == nil
  }

  /// Receives some bytes; `nil` at the end, after an error, and after a minute of silence.
  func receive() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Receives to the end, or until there are `most` bytes.
  func receiveAll(most: Int = .max) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < most, let bytes = receive() { all += bytes }
    return all
  }

  /// Sends a request and returns the status of its answer, and the whole body; 0 without an answer.
  func status(_ path: String, token: String? = nil) -> Int {
    let credentials = token.map { "Authorization: Bearer \($0)\r\n" } ?? ""
    guard send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(credentials)\r\n") else { return 0 }
    var text = ""
    while let bytes = receive() {
      text += String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let length = text[..<end.lowerBound].components(separatedBy: "\r\n")
        .first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) }
      if text[end.upperBound...].utf8.count >= length ?? 0 { break }
    }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
