import QuartzCore

/// The windows of the process as seen by assistive technology, and whether any is listening.
///
/// Nothing is computed except on request (`tree(of:)`) or while there are listeners (`isObserved`). With listeners, the
/// windows' trees are compared shortly after each frame that drew something, at most once per `interval`.
@MainActor package final class AccessibilityCenter {
  /// The minimum interval between two comparisons: a screen reader announces events, not every step of a scroll.
  static let interval: TimeInterval = 0.05

  package weak var sink: (any AccessibilitySink)?
  package private(set) var windows: [AccessibilityWindow] = []
  /// Called when `isObserved` changes.
  var onObservedChange: (@MainActor () -> Void)?
  private var timer: (any PacerTimer)?

  /// Whether assistive technology listens for changes.
  package var isObserved = false {
    didSet {
      guard isObserved != oldValue else { return }
      if isObserved {
        for window in windows { _ = window.refresh(force: true) }
      } else {
        timer?.cancel()
        timer = nil
      }
      onObservedChange?()
    }
  }

  private let clock: FrameScheduler?
  private var frames: FrameScheduler { clock ?? .current }

  /// - Parameter clock: the clock of the windows' server; nil for the current one.
  package init(clock: FrameScheduler?) { self.clock = clock }

  // MARK: Windows

  package func open(_ surface: any WindowSurface, provider: any AccessibilityProvider) {
    guard window(of: surface) == nil else { return }
    let window = AccessibilityWindow(surface: surface, provider: provider, clock: clock)
    windows.append(window)
    sink?.windowDidOpen(window)
  }

  package func close(_ surface: any WindowSurface) {
    guard let window = window(of: surface) else { return }
    sink?.windowWillClose(window)
    windows.removeAll { $0 === window }
  }

  func window(of surface: any WindowSurface) -> AccessibilityWindow? {
    windows.first { $0.surface === surface }
  }

  package func window(with id: Int) -> AccessibilityWindow? {
    windows.first { $0.builtTree?[id] != nil }
  }

  // MARK: Trees

  /// Returns the window's elements now, after the sink has been notified of changes; nil for a window that no longer
  /// exists.
  package func tree(of window: AccessibilityWindow) -> AccessibilityTree? {
    tell(window, window.refresh())
    return window.builtTree
  }

  /// Called when a window has drawn something or an element has changed.
  package func noteChange(in surface: any WindowSurface) {
    guard !windows.isEmpty else { return }
    window(of: surface)?.invalidate()
    guard isObserved, timer == nil else { return }
    timer = frames.schedule(after: Self.interval) { [weak self] in
      self?.timer = nil
      self?.compare()
    }
  }

  /// Notifies the sink of changes now.
  package func compare() {
    for window in windows { tell(window, window.refresh(force: true)) }
  }

  private func tell(_ window: AccessibilityWindow, _ changes: [AccessibilityChange]) {
    if isObserved, !changes.isEmpty { sink?.window(window, didChange: changes) }
  }

  package func announce(_ text: String, in surface: (any WindowSurface)?, interrupts: Bool) {
    guard isObserved else { return }
    sink?.announce(text, in: surface.flatMap { window(of: $0) }, interrupts: interrupts)
  }
}
