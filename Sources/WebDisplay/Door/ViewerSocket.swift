import CSoup
import Foundation
import Serving
import Synchronization

/// A browser's WebSocket, which receives and sends messages with bounded queues in both directions. Its work is done on
/// the loop's thread; other threads call `send(_:)`, `end(_:)` and `didTake()`.
///
/// - From the browser: `ClientFrames`, then `ViewerInput`; anything that our pages do not send ends the connection, and
///   so does too much of it. While the main thread is behind, the browser is not read.
/// - To the browser: at most two frames are under way to a viewer. One that lets more accumulate nevertheless, or
///   fetches nothing, is disconnected.
///
/// Unchecked because of its variables, which the loop's thread alone uses.
final class ViewerSocket: @unchecked Sendable {
  private static let longestQueue = 48 << 20
  private static let stallMilliseconds = 30_000
  private static let helloMilliseconds = 10_000
  private static let farewellMilliseconds = 2_000
  private static let chunkLength = 65_536
  /// The maximum number of batches of messages that the main thread has not taken.
  private static let mostBatches = 4

  let role: ViewerRole
  /// Called on the loop's thread with received messages; `didTake()` has to be called for each batch.
  var onInput: (@Sendable ([ViewerInput]) -> Void)?
  /// Called once on the loop's thread when the connection has ended.
  var onEnd: (@Sendable () -> Void)?
  /// Like `onEnd`, for the owner.
  var onGone: (() -> Void)?

  private let thread: LoopThread
  /// The connection after the handshake, including TLS.
  private let stream: UnsafeMutablePointer<GIOStream>
  private let bytes: PollableStream
  private var reading: LoopSource?
  private var writing: LoopSource?
  private var timer: LoopSource?
  private var frames = ClientFrames()
  private var queue = SendQueue()
  // Mice report up to a thousand moves per second; a page that was busy sends those of several seconds at once.
  private var rate = RateLimit(perSecond: 2_000, burst: 8_000)
  private var sentAtLastLook = 0
  private var waitingBatches = 0
  private var hasSaidHello = false
  private var isEnding = false
  private var isClosed = false
  private var chunk = [UInt8](repeating: 0, count: ViewerSocket.chunkLength)
  private let count = Mutex(0)

  /// The number of bytes sent so far.
  var sentBytes: Int { count.withLock { $0 } }

  /// Creates a socket.
  ///
  /// - Parameter stream: the browser's connection after the handshake, which is taken over.
  /// - Returns: nil if it cannot be read without blocking.
  init?(stream: UnsafeMutablePointer<GIOStream>, role: ViewerRole, thread: LoopThread) {
    guard let bytes = PollableStream(stream)
    else { return nil }
    self.stream = stream
    self.role = role
    self.thread = thread
    self.bytes = bytes
  }

  deinit { close() }

  // MARK: From any thread

  /// Sends a message.
  func send(_ payload: [UInt8]) {
    let header = FrameWriter.header(ofMessage: payload.count)
    thread.perform { [self] in
      guard !isEnding else { return }
      queue.append(header)
      queue.append(payload)
      if queue.count > Self.longestQueue { finish(.tooMuch) } else { write() }
    }
  }

  /// Closes the connection and sends the viewer the reason. Repeated calls do nothing.
  func end(_ code: CloseCode) { thread.perform { [self] in finish(code) } }

  /// Called when one batch of input has been processed.
  func didTake() {
    thread.perform { [self] in
      waitingBatches -= 1
      read()
    }
  }

  // MARK: On the loop's thread

  /// Starts serving.
  func start() {
    timer = LoopSource(milliseconds: Self.helloMilliseconds, loop: thread.loop) { [weak self] in
      self?.helloIsDue()
      return false
    }
    read()
  }

  private func helloIsDue() {
    guard hasSaidHello else { return finish(.protocolError) }
    timer = LoopSource(milliseconds: Self.stallMilliseconds, loop: thread.loop) { [weak self] in
      self?.look() ?? false
    }
  }

  /// Disconnects a viewer that has fetched nothing since the last check, and sends a ping to a silent one.
  private func look() -> Bool {
    if queue.count > 0, queue.sentCount == sentAtLastLook {
      close()
      return false
    }
    sentAtLastLook = queue.sentCount
    // A broken connection is noticed only when something is sent.
    if queue.count == 0 { queue.append(FrameWriter.ping) }
    write()
    return !isClosed
  }

  private func read() {
    guard !isEnding, !isClosed else { return }
    // TLS buffers what it has decoded without the descriptor being readable, so TLS itself is checked.
    guard waitingBatches < Self.mostBatches else {
      reading = nil
      return
    }
    guard reading == nil else { return }
    reading = LoopSource(reading: bytes, loop: thread.loop) { [weak self] in
      self?.readSome() ?? false
    }
  }

  private func readSome() -> Bool {
    let length: Int
    switch bytes.read(into: &chunk) {
    case .moved(let count): length = count
    case .waits: return true
    case .ended:
      close()
      return false
    }
    var closing: CloseCode?
    var inputs: [ViewerInput] = []
    do {
      try frames.read(chunk[..<length]) { frame in
        guard closing == nil else { return }
        guard rate.allows(at: DispatchTime.now().uptimeNanoseconds) else {
          closing = .tooMuch
          return
        }
        switch frame {
        case .message(let payload):
          let input = try ViewerInput.decode(payload)
          // The first message is a greeting, and only the first.
          var isHello = false
          if case .hello = input { isHello = true }
          guard isHello != hasSaidHello else { throw ViewerInput.Fault.malformed }
          hasSaidHello = true
          inputs.append(input)
        case .ping(let payload):
          // Answers to pings are dropped while they are not fetched.
          if queue.count < Self.chunkLength { queue.append(FrameWriter.pong(payload)) }
        case .pong: break
        case .close: closing = .normal
        }
      }
    } catch {
      closing = closing ?? .protocolError
    }
    if !inputs.isEmpty {
      waitingBatches += 1
      onInput?(inputs)
    }
    if let closing {
      finish(closing)
      return false
    }
    write()
    if waitingBatches >= Self.mostBatches { reading = nil }
    return reading != nil
  }

  private func write() {
    guard !isClosed else { return }
    var isBroken = false
    queue.send { part in
      switch bytes.write(part) {
      case .moved(let count): return count
      case .waits: return 0
      case .ended:
        isBroken = true
        return 0
      }
    }
    let sentCount = queue.sentCount
    count.withLock { $0 = sentCount }
    if isBroken { return close() }
    if queue.count == 0 {
      writing = nil
      if isEnding { close() }
    } else if writing == nil {
      writing = LoopSource(writing: bytes, loop: thread.loop) { [weak self] in
        self?.write()
        return self?.writing != nil
      }
    }
  }

  private func finish(_ code: CloseCode) {
    guard !isEnding, !isClosed else { return }
    isEnding = true
    reading = nil
    // Retains `self` until the queued data is sent or the time is over.
    timer = LoopSource(milliseconds: Self.farewellMilliseconds, loop: thread.loop) { [self] in
      close()
      return false
    }
    queue.append(FrameWriter.close(code))
    write()
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    isEnding = true
    reading = nil
    writing = nil
    timer = nil
    let onEnd = onEnd
    self.onEnd = nil
    onInput = nil
    // Closing TLS would wait for the other end's closing message.
    g_io_stream_close_async(stream, G_PRIORITY_DEFAULT, nil, nil, nil)
    g_object_unref(stream)
    onEnd?()
    onGone?()
    onGone = nil
  }
}
