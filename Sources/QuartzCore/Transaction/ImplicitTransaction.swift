import CoreGraphics

/// The changes that a server's next frame commits: those outside of `CATransaction.begin()` and `commit()`, and the
/// pending layout of the trees that it shows.
@MainActor package final class ImplicitTransaction: FrameScheduler.Client {
  var level = CATransaction.Level()

  private unowned let frames: FrameScheduler
  private var isRequested = false
  private var layoutRoots: [WeakLayer] = []
  private var pending: [(body: () -> Void, context: AnyObject?)] = []
  private var pendingTimer: (any PacerTimer)?

  /// The contexts of roots that belong to one of several users.
  private static var contexts: [ObjectIdentifier: AnyObject] = [:]

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  init(frames: FrameScheduler) { self.frames = frames }

  /// Lays out a shown tree in a context from now on; set it back to nil before the root is released.
  package static func setContext(_ context: AnyObject?, of root: CALayer) {
    contexts[ObjectIdentifier(root)] = context
  }

  /// Requests the next frame's layout phase.
  func noteChange() {
    if isRequested { return }
    isRequested = true
    frames.add(self, phase: .layout, in: nil)
    frames.requestFrame()
  }

  /// Called when a shown tree has layers with pending layout.
  static func noteLayout(under root: CALayer) {
    let transaction = (root.serverFrames ?? .current).transaction
    if !transaction.layoutRoots.contains(where: { $0.layer === root }) {
      transaction.layoutRoots.append(WeakLayer(layer: root))
    }
    transaction.noteChange()
  }

  /// Lays out all shown trees with pending layout.
  func layOut() {
    isRequested = false
    for _ in 0..<8 {
      let roots = layoutRoots.compactMap(\.layer)
      if roots.isEmpty { break }
      layoutRoots = []
      for root in roots {
        AmbientContext.perform(in: Self.contexts[ObjectIdentifier(root)]) { root.layoutTreeIfNeeded() }
      }
    }
  }

  /// Runs `body` on the main actor after the current call has ended.
  func afterCommit(_ body: @escaping () -> Void) {
    pending.append((body, AmbientContext.current))
    if pendingTimer != nil { return }
    pendingTimer = frames.schedule(after: 0) { [weak self] in self?.runPending() }
  }

  private func runPending() {
    pendingTimer = nil
    let blocks = pending
    pending = []
    for block in blocks { AmbientContext.perform(in: block.context, block.body) }
  }

  package func frame(at now: TimeInterval) -> Bool {
    CATransaction.flush()
    runPending()
    return false
  }
}
