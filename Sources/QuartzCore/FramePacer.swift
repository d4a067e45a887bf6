import CoreGraphics
import Synchronization

/// The source of time and of frames.
///
/// There is one pacer per process. Everything that moves (animations, display links, scrolling, gesture time-outs) uses
/// its time and frames, so that a test can drive the clock.
@MainActor package protocol FramePacer: AnyObject, Sendable {
  /// The seconds of a monotonic clock. Thread-safe.
  nonisolated var now: TimeInterval { get }

  /// Requests one call of `FrameScheduler.runFrame()` at the next display refresh. Repeated calls before that are one
  /// request.
  func requestFrame()

  /// Runs `body` once on the main actor in the current context, `delay` seconds from now, unless cancelled before.
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer

  /// Runs `body` once on the main actor in the current context when nothing more urgent is pending: input, frames and
  /// timers come first.
  func whenIdle(_ body: @escaping @MainActor () -> Void)
}

@MainActor package protocol PacerTimer: AnyObject {
  func cancel()
}

/// Runs the phases of a frame in order: first animations and display links, then layout, then drawing.
@MainActor package enum FrameScheduler {
  /// The current clock. The default runs in real time on `RunLoop.main`, with no display and no application.
  package static var pacer: any FramePacer {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
  private nonisolated static let current = Mutex<any FramePacer>(RunLoopPacer())

  /// The time of the current clock. May be read on any thread.
  nonisolated static var now: TimeInterval { current.withLock { $0 }.now }

  package enum Phase: Int, CaseIterable {
    /// Display links, scroll physics, animation clocks.
    case animate
    /// Pending layout and transaction commits.
    case layout
    /// Surfaces compose and present their contents.
    case render
  }

  /// A client of frames, registered until it is removed or released.
  @MainActor package protocol Client: AnyObject {
    /// Called for each frame.
    ///
    /// - Returns: whether another frame is needed.
    func frame(at now: TimeInterval) -> Bool
  }

  private struct Entry {
    weak var client: (any Client)?
    let context: AnyObject?
  }
  private static var clients: [Phase: [Entry]] = [:]

  /// Registers `client` for every frame of a phase, in the current context, and requests the first.
  package static func add(_ client: any Client, phase: Phase) {
    add(client, phase: phase, in: AmbientContext.current)
  }

  /// Registers `client` for every frame of a phase and requests the first.
  ///
  /// - Parameter context: the context of the user to whom the client belongs; nil if it serves all.
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
