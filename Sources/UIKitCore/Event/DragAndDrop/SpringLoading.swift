import QuartzCore

/// Opens elements over which one drag is held.
@MainActor final class SpringLoading {
  /// The seconds that a drag is held over an element before it blinks.
  private static let wait: TimeInterval = 0.7
  /// The seconds that an element blinks before it opens.
  static let blink: TimeInterval = 0.4
  /// The distance in points that a drag moves while it counts as held in one place.
  private static let allowedMovement: CGFloat = 10

  private let session: DragDropSession
  private var target: UISpringLoadedInteraction?
  private var context: SpringLoadedContext?
  /// Whether the element was opened; it opens again only after the drag has left it.
  private var isDone = false
  private var place = CGPoint.zero
  private var timer: (any PacerTimer)?

  init(_ session: DragDropSession) { self.session = session }

  /// Called when the drag has moved.
  func move() {
    if let target, let context, target.view.map(isOver) == true {
      let (view, item) = (context.targetView, context.targetItem)
      if target.interactionBehavior.shouldAllow(target, with: context) {
        if context.targetView !== view || !isSame(context.targetItem, item) {
          // Another element of the same view.
          isDone = false
          begin()
        } else if context.state == .possible, distance(place, session.point) > Self.allowedMovement {
          wait()
        }
        return
      }
    }
    end()
    guard let (found, context) = interested() else { return }
    target = found
    self.context = context
    begin()
  }

  /// Called when the drag is over, with or without a drop.
  func end() {
    timer?.cancel()
    timer = nil
    guard let target else { return }
    if let context, context.state != .inactive { change(context, to: .inactive) }
    self.target = nil
    context = nil
    if !isDone { target.interactionBehavior.interactionDidFinish(target) }
    isDone = false
  }

  private func isOver(_ view: UIView) -> Bool {
    guard let hit = session.window.hitTest(session.point, with: nil) else { return false }
    return hit.isDescendant(of: view)
  }

  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }

  /// Returns the interaction that allows the drag, of the nearest view around its point.
  private func interested() -> (UISpringLoadedInteraction, SpringLoadedContext)? {
    var view = session.window.hitTest(session.point, with: nil)
    while let current = view {
      for case let found as UISpringLoadedInteraction in current.interactions {
        let context = SpringLoadedContext(session)
        context.targetView = current
        if found.interactionBehavior.shouldAllow(found, with: context) { return (found, context) }
      }
      view = current.superview
    }
    return nil
  }

  private func begin() {
    guard let context else { return }
    if context.state != .inactive { change(context, to: .inactive) }
    change(context, to: .possible)
    wait()
  }

  private func wait() {
    place = session.point
    schedule(after: Self.wait) { [weak self] in
      guard let self, let context else { return }
      change(context, to: .activating)
      schedule(after: Self.blink) { [weak self] in self?.activate() }
    }
  }

  private func schedule(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    timer?.cancel()
    timer = session.window.frameScheduler.schedule(after: seconds, body)
  }

  private func activate() {
    timer = nil
    guard let target, let context else { return }
    change(context, to: .activated)
    isDone = true
    target.activate(context)
    change(context, to: .inactive)
    target.interactionBehavior.interactionDidFinish(target)
  }

  private func change(_ context: SpringLoadedContext, to state: UISpringLoadedInteractionEffectState) {
    context.state = state
    guard let target else { return }
    target.interactionEffect.interaction(target, didChangeWith: context)
  }
}

/// The interaction of a view whose `isSpringLoaded` is true.
@MainActor private final class OwnSpringLoadedInteraction: UISpringLoadedInteraction {}

/// Finds the element at a drag's place with a closure.
@MainActor private final class SpringLoadedElements: NSObject, UISpringLoadedInteractionBehavior {
  private let find: (any UISpringLoadedInteractionContext) -> (view: UIView, item: AnyHashable)?

  init(_ find: @escaping (any UISpringLoadedInteractionContext) -> (view: UIView, item: AnyHashable)?) {
    self.find = find
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let (view, item) = find(context) else { return false }
    context.targetView = view
    context.targetItem = item
    return true
  }
}

extension UIView {
  /// Makes elements of the view open when a drag is held over them, or no longer.
  ///
  /// - Parameters:
  ///   - find: returns the view and the identity of the element at the drag's place; nil for none.
  ///   - open: opens the element.
  package func springLoad(
    _ isOn: Bool, find: @escaping (any UISpringLoadedInteractionContext) -> (view: UIView, item: AnyHashable)?,
    open: @escaping (any UISpringLoadedInteractionContext) -> Void
  ) {
    for case let old as OwnSpringLoadedInteraction in interactions { removeInteraction(old) }
    guard isOn else { return }
    addInteraction(
      OwnSpringLoadedInteraction(interactionBehavior: SpringLoadedElements(find), interactionEffect: nil) {
        open($1)
      })
  }
}

extension UIControl {
  /// Makes the control do the same as a tap when a drag is held over it, or no longer.
  func springLoadAsTap(_ isOn: Bool) {
    springLoad(isOn) { [weak self] _ in
      guard let self, isEnabled else { return nil }
      return (self, 0)
    } open: { [weak self] _ in
      self?.performPrimaryAction()
    }
  }
}
