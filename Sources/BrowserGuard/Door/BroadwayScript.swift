import Foundation

/// `broadway.js` as the server has it: fetched once, before there is a viewer. Later the server may be busy sending to one.
package enum BroadwayScript {
  private static let longest = 4 << 20
  private static let seconds = 5

  /// Fetches the script. Blocks, for five seconds at most without an answer.
  /// - Parameter path: the socket of the server's pages.
  /// - Returns: `nil` when nobody answers there or the answer is no script.
  package static func fetch(from path: String) -> [UInt8]? {
    guard let descriptor = LocalSocket.connect(path) else { return nil }
    defer { close(descriptor) }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    let request = Array("GET /broadway.js HTTP/1.0\r\n\r\n".utf8)
    guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return nil }
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while answer.count <= longest {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count == 0 { return body(of: answer) }
      guard count > 0 else { return nil }
      answer.append(contentsOf: chunk[..<count])
    }
    return nil
  }

  private static func body(of answer: [UInt8]) -> [UInt8]? {
    guard answer.starts(with: Array("HTTP/1.0 200 ".utf8)) else { return nil }
    let end = Array("\r\n\r\n".utf8)
    let head = answer.prefix(4096)
    return head.indices.dropLast(3).first { head[$0..<$0 + 4].elementsEqual(end) }.map { Array(answer[($0 + 4)...]) }
  }
}
