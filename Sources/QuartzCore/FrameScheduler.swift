import CoreGraphics
import Synchronization

/// The clock of a window server, and its frames, whose phases run in order: first animations and display links, then
/// layout, then drawing.
///
/// Each server with a display has its own. Layers and views use that of the server that shows them; whatever belongs to
/// no window uses `current`.
@MainActor package final class FrameScheduler {
  /// The clock of the server for which code runs: in frames, timers and input that of their server, otherwise
  /// `standard`.
  package static var current: FrameScheduler { entered ?? standard }

  /// The clock of the server on which the process's windows open.
  package static var standard = realTime { didSet { publish() } }
  /// A clock in real time on `RunLoop.main`, for processes without a display.
  package static let realTime = FrameScheduler(RunLoopPacer())

  private static var entered: FrameScheduler? { didSet { publish() } }

  /// The source of `now`, which is read on any thread; nil until a clock other than `realTime` was current.
  private nonisolated static let published = Mutex<(any FramePacer)?>(nil)
  private static func publish() {
    let pacer = current.pacer
    published.withLock { $0 = pacer }
  }

  /// The time of the current clock. May be read on any thread.
  nonisolated static var now: TimeInterval { published.withLock { $0 }?.now ?? RunLoopPacer.time }

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

  package let pacer: any FramePacer
  private var clients: [Phase: [Entry]] = [:]
  private(set) lazy var animations = AnimationClock(frames: self)
  private(set) lazy var transaction = ImplicitTransaction(frames: self)

  package init(_ pacer: any FramePacer) {
    self.pacer = pacer
    pacer.scheduler = self
  }

  /// The time of the clock, in seconds.
  package var now: TimeInterval { pacer.now }

  /// Makes this clock the current one while `body` runs.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.entered === self { return try body() }
    let before = Self.entered
    Self.entered = self
    defer { Self.entered = before }
    return try body()
  }

  // MARK: Timers

  /// Runs `body` once on the main actor in the current context, `delay` seconds from now, unless cancelled before.
  package func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any PacerTimer {
    pacer.schedule(after: delay, entering(body))
  }

  /// Runs `body` once on the main actor in the current context when nothing more urgent is pending.
  package func whenIdle(_ body: @escaping @MainActor () -> Void) { pacer.whenIdle(entering(body)) }

  // Weak: a pacer that is never advanced keeps its timers.
  private func entering(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [weak self] in if let self { perform(body) } else { body() } }
  }

  // MARK: Frames

  /// Requests a frame. Repeated calls before it are one request.
  package func requestFrame() { pacer.requestFrame() }

  /// Registers `client` for every frame of a phase, in the current context, and requests the first.
  package func add(_ client: any Client, phase: Phase) { add(client, phase: phase, in: AmbientContext.current) }

  /// Registers `client` for every frame of a phase and requests the first.
  ///
  /// - Parameter context: the context of the user to whom the client belongs; nil if it serves all.
  package func add(_ client: any Client, phase: Phase, in context: AnyObject?) {
    if clients[phase, default: []].contains(where: { $0.client === client }) { return }
    clients[phase, default: []].append(Entry(client: client, context: context))
    pacer.requestFrame()
  }

  package func remove(_ client: any Client, phase: Phase) {
    clients[phase]?.removeAll { $0.client == nil || $0.client === client }
  }

  /// Runs one frame at `now`; requests another when a client needs one.
  package func runFrame() {
    perform {
      let now = self.now
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
}
