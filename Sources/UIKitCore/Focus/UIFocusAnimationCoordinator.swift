/// Information about an animation that runs with a move of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// Seconds.
  var duration: TimeInterval { get }
}

/// Collects animations that run with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Seconds, of focusing and of losing focus.
  static let focusDuration: TimeInterval = 0.12
  static let unfocusDuration: TimeInterval = 0.2

  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval
    init(duration: TimeInterval) { self.duration = duration }
  }

  private struct Entry {
    var duration: TimeInterval
    var animations: @MainActor () -> Void
    var completion: (@MainActor () -> Void)?
  }
  private var entries: [Entry] = []

  open func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    entries.append(Entry(duration: Self.focusDuration, animations: animations ?? {}, completion: completion))
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    add(Self.focusDuration, animations, completion)
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    add(Self.unfocusDuration, animations, completion)
  }

  private func add(
    _ duration: TimeInterval, _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?,
    _ completion: (@MainActor () -> Void)?
  ) {
    let context = Context(duration: duration)
    entries.append(Entry(duration: duration, animations: { animations?(context) }, completion: completion))
  }

  /// Runs what was collected.
  func run() {
    let entries = entries
    self.entries = []
    for entry in entries {
      UIView.animate(
        withDuration: entry.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
        animations: entry.animations
      ) { _ in entry.completion?() }
    }
  }
}
