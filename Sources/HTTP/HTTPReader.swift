import Foundation

/// An answer that is read like a file, by one thread, which may wait. Bytes that a slow reader has not taken stay with
/// the server, except for a few megabytes.
public final class HTTPReader: Sendable {
  private let buffer = Buffer()
  private let transfer: HTTPTransfer
  private let engine: HTTPEngine

  /// Sends a request; returns at once.
  public init(_ request: HTTPRequest, engine: HTTPEngine = HTTPEngine()) {
    self.engine = engine
    transfer = engine.start(request, receiver: buffer)
  }

  deinit { transfer.cancel() }

  /// Waits for the head of the answer.
  public func head() throws(HTTPFailure) -> HTTPHead { try buffer.head() }

  /// Waits for bytes and copies as many as are there and fit.
  /// - Returns: their number; 0 at the end.
  public func read(into target: UnsafeMutableRawBufferPointer) throws(HTTPFailure) -> Int {
    let (count, wantsMore) = try buffer.read(into: target)
    if wantsMore { transfer.resume() }
    return count
  }

  /// Stops the transfer. A waiting read ends with an error; any thread may call it.
  public func cancel() { transfer.cancel() }

  /// Bytes that were received and not yet read. `condition` guards all state.
  private final class Buffer: HTTPReceiver, @unchecked Sendable {
    /// The greatest number of waiting bytes. A connection of 1 Gbit/s fills them in 30 ms, longer than any pause of the
    /// importer.
    private static let capacity = 4 << 20

    private let condition = NSCondition()
    private var answerHead: HTTPHead?
    private var bytes: [UInt8] = []
    private var position = 0
    private var isPaused = false
    private var hasEnded = false
    private var failure: HTTPFailure?

    private var waiting: Int { bytes.count - position }

    func head() throws(HTTPFailure) -> HTTPHead {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let answerHead { return answerHead }
        if hasEnded { throw failure ?? .cancelled }
        condition.wait()
      }
    }

    func read(into target: UnsafeMutableRawBufferPointer) throws(HTTPFailure) -> (count: Int, wantsMore: Bool) {
      condition.lock()
      defer { condition.unlock() }
      while waiting == 0 {
        if hasEnded {
          if let failure { throw failure }
          return (0, false)
        }
        condition.wait()
      }
      let count = min(target.count, waiting)
      bytes.withUnsafeBytes {
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<position + count]))
      }
      position += count
      if waiting == 0 {
        bytes.removeAll(keepingCapacity: true)
        position = 0
      }
      guard isPaused, waiting < Self.capacity / 2 else { return (count, false) }
      isPaused = false
      return (count, true)
    }

    func receive(_ head: HTTPHead) -> Bool {
      condition.lock()
      defer { condition.unlock() }
      answerHead = head
      condition.broadcast()
      return true
    }

    func receive(_ body: UnsafeRawBufferPointer) -> HTTPBodyAnswer {
      condition.lock()
      defer { condition.unlock() }
      guard waiting == 0 || waiting + body.count <= Self.capacity else {
        isPaused = true
        return .pause
      }
      if position > Self.capacity {
        bytes.removeFirst(position)
        position = 0
      }
      bytes.append(contentsOf: body)
      condition.broadcast()
      return .taken
    }

    func end(_ failure: HTTPFailure?) {
      condition.lock()
      defer { condition.unlock() }
      hasEnded = true
      self.failure = failure
      condition.broadcast()
    }
  }
}
