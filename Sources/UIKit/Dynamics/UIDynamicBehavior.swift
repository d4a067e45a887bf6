/// Something that moves items; subclasses say how, and may be made of others.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each step.
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.behaviorsDidChange()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Called when the behaviour is put into an animator, or taken out: then with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items it moves itself.
  var movedItems: [any UIDynamicItem] { [] }

  /// Adds what it does to the bodies' accelerations; `dt` in seconds.
  func apply(to world: DynamicWorld, dt: CGFloat) {}

  /// Puts right what must hold exactly after a step.
  func constrain(_ world: DynamicWorld) {}

  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}
