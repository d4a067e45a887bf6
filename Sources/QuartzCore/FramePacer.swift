import CoreGraphics
import Synchronization

/// The source of time, and of the signal to draw.
///
/// There is one pacer per process. Everything that moves (animations, display links, scrolling, gesture time-outs) gets
/// the time and frames from it, so that a test can drive the clock.
@MainActor package protocol FramePacer: AnyObject, Sendable {
  /// Seconds on a monotonic clock. Thread-safe.
  nonisolated var now: TimeInterval { get }

  /// Asks for one call of `FrameScheduler.runFrame()` at the next display refresh. Calls before that are one request.
  func requestFrame()

  /// Runs `body` once on the main actor in the context in force, `delay` seconds from now, unless cancelled before.
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer

  /// Runs `body` once on the main actor in the context in force when there is nothing more urgent to do: input, frames
  /// and timers come first.
  func whenIdle(_ body: @escaping @MainActor () -> Void)
}

@MainActor package protocol PacerTimer: AnyObject {
  func cancel()
}

/// Runs the phases of a frame, in this order: animations and display links move, then everything that draws draws.
@MainActor package enum FrameScheduler {
  /// The clock in force. The default runs in real time on `RunLoop.main`, with no display and no application.
  package static var pacer: any FramePacer {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
  private nonisolated static let current = Mutex<any FramePacer>(RunLoopPacer())

  /// The time of the clock in force. May be read on any thread.
  nonisolated static var now: TimeInterval { current.withLock { $0 }.now }

  package enum Phase: Int, CaseIterable {
    /// Display links, scroll physics, animation clocks.
    case animate
    /// Pending layout and transaction commits.
    case layout
    /// Surfaces build and present their picture.
    case render
  }

  /// A frame client stays registered until it is removed or released.
  @MainActor package protocol Client: AnyObject {
    /// - Returns: whether another frame is wanted.
    func frame(at now: TimeInterval) -> Bool
  }

  private struct Entry {
    weak var client: (any Client)?
    let context: AnyObject?
  }
  private static var clients: [Phase: [Entry]] = [:]

  /// Registers `client` for every frame of a phase, in the context in force, and requests the first.
  package static func add(_ client: any Client, phase: Phase) {
    add(client, phase: phase, in: AmbientContext.current)
  }

  /// Registers `client` for every frame of a phase and requests the first.
  /// - Parameter context: of the person whom the client belongs to; `nil` where it serves all of them.
  package static func add(_ client: any Client, phase: Phase, in context: AnyObject?) {
    if clients[phase, default: []].contains(where: { $0.client === client }) { return }
    clients[phase, default: []].append(Entry(client: client, context: context))
    pacer.requestFrame()
  }

  package static func remove(_ client: any Client, phase: Phase) {
    clients[phase]?.removeAll { $0.client == nil || $0.client === client }
  }

  /// Runs one frame at `pacer.now`; requests another when a client needs one.
  package static func runFrame() {
    let now = pacer.now
    var wantsAnother = false
    for phase in Phase.allCases {
      for entry in clients[phase] ?? [] {
        guard let client = entry.client else { continue }
        AmbientContext.perform(in: entry.context) { if client.frame(at: now) { wantsAnother = true } }
      }
      clients[phase]?.removeAll { $0.client == nil }
    }
    if wantsAnother { pacer.requestFrame() }
  }
}
