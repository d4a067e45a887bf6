import Foundation
import Serving

/// A thread with its own GLib main loop.
///
/// Viewers are served here and not on the main thread: their messages are read, and TLS is handled, while that draws.
///
/// It may be used from any thread.
final class LoopThread: Sendable {
  let loop = EventLoop()
  private let ended = DispatchSemaphore(value: 0)

  init(name: String) {
    let thread = Thread { [loop, ended] in
      loop.run()
      ended.signal()
    }
    thread.name = name
    thread.start()
  }

  /// Runs `body` on the thread, after the functions passed before.
  func perform(_ body: @escaping @Sendable () -> Void) { loop.perform(body) }

  /// Ends the loop after the functions passed before, and waits for its end, for a second at most.
  func stop() {
    perform { [loop] in loop.quit() }
    _ = ended.wait(timeout: .now() + 1)
  }
}
