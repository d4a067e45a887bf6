/// The facts about an animation that runs along with a move of the focus.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusanimationcontext).
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}

/// Collects animations that run along with a move of the focus.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator).
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// The duration in seconds of focusing and of losing focus.
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

  /// Adds changes that are animated when the focus moves, and a closure that is called after them.
  open func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    entries.append(Entry(duration: Self.focusDuration, animations: animations ?? {}, completion: completion))
  }

  /// Adds changes that are animated with the item that gets the focus, and a closure that is called after them.
  open func addCoordinatedFocusingAnimations(
    _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    add(Self.focusDuration, animations, completion)
  }

  /// Adds changes that are animated with the item that loses the focus, and a closure that is called after them.
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

  /// Runs the collected animations.
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
