import CSoup
import Foundation

/// One browser's WebSocket and its connection to `gtk4-broadwayd`, with bounded queues both ways. Belongs to the loop's thread.
///
/// - From the browser: `ClientFrames`, then `BroadwayInput`; whatever no page of ours sends ends the connection. While the server does not read,
///   the browser is not read.
/// - To the browser: whole frames of the server. Broadway draws a frame when the last one was answered, so a viewer that stalls
///   holds one or two; one that lets more pile up is let go.
final class Viewer {
  private static let longestQueueToBrowser = 64 << 20
  private static let longestQueueToServer = 64 << 10
  private static let stallMilliseconds = 30_000
  private static let farewellMilliseconds = 2_000
  private static let chunkLength = 65_536

  /// Called once, when the connection to the server is gone and another viewer may come.
  var onEnd: (() -> Void)?

  private let context: OpaquePointer
  /// Owns `browser`, the descriptor.
  private let stream: UnsafeMutablePointer<GIOStream>
  private let browser: Int32
  private var server: Int32
  private var fromBrowser: LoopSource?
  private var toBrowser: LoopSource?
  private var fromServer: LoopSource?
  private var toServer: LoopSource?
  private var stallTimer: LoopSource?
  private var clientFrames = ClientFrames()
  private var serverFrames = ServerFrames()
  private var browserQueue = SendQueue()
  private var serverQueue = SendQueue()
  // Mice report up to a thousand moves a second; a page that was busy sends those of some seconds at once.
  private var rate = RateLimit(perSecond: 2_000, burst: 8_000)
  private var sentAtLastLook = 0
  private let isBusy: Bool
  private var isEnding = false
  private var isClosed = false
  private var chunk = [UInt8](repeating: 0, count: Viewer.chunkLength)

  /// - Parameters:
  ///   - stream: the browser's connection after the handshake; taken over.
  ///   - browser: its descriptor, which does not block.
  ///   - serverPath: the socket of the server's pages.
  ///   - isBusy: whether there is a viewer already, which is all that this one is told.
  init(
    stream: UnsafeMutablePointer<GIOStream>, browser: Int32, serverPath: String, isBusy: Bool, context: OpaquePointer
  ) {
    self.stream = stream
    self.browser = browser
    self.context = context
    self.isBusy = isBusy
    server = isBusy ? -1 : LocalSocket.connect(serverPath) ?? -1
    if server >= 0 { _ = fcntl(server, F_SETFL, fcntl(server, F_GETFL) | O_NONBLOCK) }
  }

  deinit { close() }

  /// Begins to serve. Without a server it ends at once.
  func start() {
    guard server >= 0 else { return end(isBusy ? .busy : .serverFailed) }
    serverQueue.append(
      Array(
        ("GET /socket HTTP/1.1\r\nHost: lineup\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bGluZXVwIGdhdGVrZWVwZQ==\r\n\r\n").utf8))
    fromServer = watch(server, G_IO_IN) { $0.readServer() }
    sendToServer()
  }

  /// Lets the viewer go: it is told why, if it still reads. Repeated calls do nothing.
  func end(_ code: CloseCode) {
    guard !isEnding else { return }
    isEnding = true
    closeServer()
    fromBrowser?.cancel()
    fromBrowser = nil
    // What waits goes out, or the time is up; `self` lives until then.
    stallTimer = LoopSource(milliseconds: Self.farewellMilliseconds, context: context) { [self] in
      close()
      return false
    }
    browserQueue.append(FrameWriter.close(code))
    sendToBrowser()
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  // MARK: From the browser

  private func readBrowser() -> Bool {
    let count = recv(browser, &chunk, chunk.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? true : stop(.normal) }
    guard count > 0 else { return stop(.normal) }
    var closing: CloseCode?
    do {
      try clientFrames.read(chunk[..<count]) { frame in
        guard closing == nil else { return }
        guard rate.allows(at: DispatchTime.now().uptimeNanoseconds) else {
          closing = .tooMuch
          return
        }
        switch frame {
        case .message(let payload):
          switch BroadwayInput.check(payload) {
          case .forward(let message): serverQueue.append(FrameWriter.clientMessage(message))
          case .ignore: break
          case .malformed: closing = .protocolError
          }
        case .ping(let payload):
          // Pings that nobody fetches the answers of are not kept.
          if browserQueue.count < Self.longestQueueToServer { browserQueue.append(FrameWriter.pong(payload)) }
        case .pong: break
        case .close: closing = .normal
        }
      }
    } catch {
      closing = closing ?? .protocolError
    }
    if let closing { return stop(closing) }
    sendToServer()
    sendToBrowser()
    return fromBrowser != nil
  }

  private func sendToServer() {
    guard server >= 0 else { return }
    do {
      try serverQueue.send { try Self.send($0, to: server) }
    } catch {
      return end(.serverFailed)
    }
    if serverQueue.count == 0 {
      toServer = nil
    } else if toServer == nil {
      toServer = watch(server, G_IO_OUT) { viewer in
        viewer.sendToServer()
        return viewer.toServer != nil
      }
    }
    let reads = serverFrames.isPastHandshake && serverQueue.count < Self.longestQueueToServer
    if !reads {
      fromBrowser = nil
    } else if fromBrowser == nil {
      fromBrowser = watch(browser, G_IO_IN) { $0.readBrowser() }
    }
  }

  // MARK: From the server

  private func readServer() -> Bool {
    let count = recv(server, &chunk, chunk.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? true : stop(.serverFailed) }
    guard count > 0 else { return stop(.serverFailed) }
    let wasPastHandshake = serverFrames.isPastHandshake
    do {
      for frame in try serverFrames.read(chunk[..<count]) { browserQueue.append(frame) }
    } catch {
      return stop(.serverFailed)
    }
    if !wasPastHandshake, serverFrames.isPastHandshake { sendToServer() }
    sendToBrowser()
    guard browserQueue.count <= Self.longestQueueToBrowser else { return stop(.tooMuch) }
    return fromServer != nil
  }

  private func sendToBrowser() {
    guard !isClosed else { return }
    do {
      try browserQueue.send { try Self.send($0, to: browser) }
    } catch {
      if isEnding { close() } else { end(.normal) }
      return
    }
    if browserQueue.count == 0 {
      toBrowser = nil
      if isEnding { hangUp() } else { stallTimer = nil }
      return
    }
    if toBrowser == nil {
      toBrowser = watch(browser, G_IO_OUT) { viewer in
        viewer.sendToBrowser()
        return viewer.toBrowser != nil
      }
    }
    guard !isEnding, stallTimer == nil else { return }
    sentAtLastLook = browserQueue.sentCount
    stallTimer = LoopSource(milliseconds: Self.stallMilliseconds, context: context) { [weak self] in
      guard let self else { return false }
      guard browserQueue.sentCount > sentAtLastLook else { return stop(.tooMuch) }
      sentAtLastLook = browserQueue.sentCount
      return true
    }
  }

  // MARK: Ends

  private func watch(
    _ descriptor: Int32, _ condition: GIOCondition, _ body: @escaping (Viewer) -> Bool
  ) -> LoopSource {
    let condition = GIOCondition(rawValue: condition.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    return LoopSource(descriptor: descriptor, condition, context: context) { [weak self] in self.map(body) ?? false }
  }

  private func stop(_ code: CloseCode) -> Bool {
    end(code)
    return false
  }

  /// Ends our half of the connection and waits for the other half's end: closing with something unread would take back the farewell.
  private func hangUp() {
    shutdown(browser, Int32(SHUT_WR))
    fromBrowser = watch(browser, G_IO_IN) { viewer in
      let count = recv(viewer.browser, &viewer.chunk, viewer.chunk.count, 0)
      if count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR) { return true }
      viewer.close()
      return false
    }
  }

  private func closeServer() {
    fromServer = nil
    toServer = nil
    if server >= 0 { Foundation.close(server) }
    server = -1
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    closeServer()
    fromBrowser = nil
    toBrowser = nil
    stallTimer = nil
    g_io_stream_close(stream, nil, nil)
    g_object_unref(stream)
  }

  private struct Broken: Error {}

  private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws -> Int {
    let count = Foundation.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    if count >= 0 { return count }
    guard errno == EAGAIN || errno == EINTR else { throw Broken() }
    return 0
  }
}
