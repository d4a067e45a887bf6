/// A source whose first bytes can be inspected before they are read.
final class PeekSource: ByteSource {
  let upstream: any ByteSource
  private(set) var head: [UInt8] = []
  private var position = 0
  /// The error that ended the look-ahead; thrown once the bytes before it have been read.
  private var failure: (any Error)?

  init(_ upstream: any ByteSource) { self.upstream = upstream }

  var name: String { upstream.name }
  var expectedLength: Int64? { upstream.expectedLength }
  var bytesRead: Int64 { upstream.bytesRead }

  /// Returns the first bytes, up to `count`. Call it before the first `read` only.
  func peek(_ count: Int) throws -> [UInt8] {
    while head.count < count {
      var chunk = [UInt8](repeating: 0, count: count - head.count)
      let got: Int
      do {
        got = try chunk.withUnsafeMutableBytes { try upstream.read(into: $0) }
      } catch {
        if head.isEmpty { throw error }
        failure = error
        break
      }
      if got == 0 { break }
      head += chunk[..<got]
    }
    return head
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard position < head.count else {
      if let failure { throw failure }
      return try upstream.read(into: buffer)
    }
    let count = min(buffer.count, head.count - position)
    head.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<position + count])) }
    position += count
    return count
  }
}
