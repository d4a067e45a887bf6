/// Frames waiting to be sent, in order.
package struct SendQueue: Sendable {
  private var frames: [[UInt8]] = []
  /// The first frame that is not completely sent, and the number of its bytes sent.
  private var first = 0
  private var offset = 0
  /// The number of waiting bytes.
  package private(set) var count = 0
  /// The number of bytes sent so far.
  package private(set) var sentCount = 0

  package init() {}

  package mutating func append(_ frame: [UInt8]) {
    guard !frame.isEmpty else { return }
    frames.append(frame)
    count += frame.count
  }

  /// Sends as much as is accepted. O(bytes sent + frames sent), amortised.
  ///
  /// - Parameter send: sends bytes and returns how many were accepted; 0 if none can be sent now.
  package mutating func send(_ send: (UnsafeRawBufferPointer) throws -> Int) rethrows {
    while first < frames.count {
      let sent = try frames[first].withUnsafeBytes { try send(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
      guard sent > 0 else { break }
      offset += sent
      count -= sent
      sentCount += sent
      guard offset == frames[first].count else { continue }
      frames[first] = []
      first += 1
      offset = 0
    }
    if first == frames.count {
      frames.removeAll()
      first = 0
    } else if first > 64, first * 2 > frames.count {
      frames.removeFirst(first)
      first = 0
    }
  }
}
