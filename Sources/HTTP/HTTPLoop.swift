import CCURL
import Foundation

/// The thread behind an engine: runs commands, moves bytes, watches the clocks.
///
/// `lock` guards commands and the life of the multi handle; everything else belongs to the thread.
final class HTTPLoop: @unchecked Sendable {
  enum Command {
    case start(UUID, HTTPRequest, any HTTPReceiver)
    case resume(UUID)
    case cancel(UUID)
  }

  private let lock = NSLock()
  private var commands: [Command] = []
  private var multi: UnsafeMutableRawPointer?
  private var isStopped = false

  /// The exchanges by their libcurl handle.
  private var exchanges: [UnsafeMutableRawPointer: HTTPExchange] = [:]

  /// The longest wait in seconds. Events end the wait at once, so it needs no shorter limit.
  private static let longestWait: TimeInterval = 3_600

  /// libcurl must be initialised once, before any thread uses it.
  private static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Posts a command, from any thread. The thread starts with the first command.
  func post(_ command: Command) {
    lock.lock()
    defer { lock.unlock() }
    guard !isStopped else { return }
    commands.append(command)
    if let multi {
      curl_multi_wakeup(multi)
    } else if Self.isReady, let handle = curl_multi_init() {
      multi = handle
      let thread = Thread { self.run() }
      thread.name = "HTTP"
      thread.start()
    } else {
      // Out of memory: there is no loop to run the transfer.
      commands.removeLast()
      if case .start(_, _, let receiver) = command { receiver.end(.broken("libcurl could not be started")) }
    }
  }

  /// Ends every transfer and the thread.
  func stop() {
    lock.lock()
    defer { lock.unlock() }
    isStopped = true
    if let multi { curl_multi_wakeup(multi) }
  }

  private func takeCommands() -> (commands: [Command], isStopped: Bool) {
    lock.lock()
    defer { lock.unlock() }
    defer { commands = [] }
    return (commands, isStopped)
  }

  private func run() {
    guard let multi = lock.withLock({ self.multi }) else { return }
    while true {
      let (commands, isStopped) = takeCommands()
      for command in commands { obey(command, multi) }
      if isStopped { break }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      var code = CURLE_OK
      while let ended = lineup_curl_next_ended(multi, &code) { finish(ended, code, multi) }
      let now = HTTPExchange.now
      for (handle, exchange) in exchanges where exchange.deadline <= now {
        guard let failure = exchange.expire(at: now) else { continue }
        remove(handle, multi)?.fail(failure)
      }
      // Commands and events of sockets, such as a closed connection, end the wait.
      let next = exchanges.values.map(\.deadline).min() ?? .infinity
      curl_multi_poll(multi, nil, 0, Int32(max(0, min(Self.longestWait, next - now)) * 1000) + 1, nil)
    }
    for handle in Array(exchanges.keys) { finish(handle, CURLE_WRITE_ERROR, multi) }
    lock.lock()
    self.multi = nil
    curl_multi_cleanup(multi)
    lock.unlock()
  }

  private func obey(_ command: Command, _ multi: UnsafeMutableRawPointer) {
    switch command {
    case .start(let identifier, let request, let receiver):
      guard let exchange = HTTPExchange(identifier, request, receiver) else {
        return receiver.end(.broken("libcurl could not create a transfer"))
      }
      exchanges[exchange.handle] = exchange
      curl_multi_add_handle(multi, exchange.handle)
    case .resume(let identifier): exchanges.values.first { $0.identifier == identifier }?.resume()
    case .cancel(let identifier):
      guard let exchange = exchanges.values.first(where: { $0.identifier == identifier }) else { return }
      finish(exchange.handle, CURLE_WRITE_ERROR, multi)
    }
  }

  private func finish(_ handle: UnsafeMutableRawPointer, _ code: CURLcode, _ multi: UnsafeMutableRawPointer) {
    remove(handle, multi)?.finish(code)
  }

  private func remove(_ handle: UnsafeMutableRawPointer, _ multi: UnsafeMutableRawPointer) -> HTTPExchange? {
    guard let exchange = exchanges.removeValue(forKey: handle) else { return nil }
    curl_multi_remove_handle(multi, handle)
    return exchange
  }
}
