@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

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

  // Overridden by subclasses; called in this order in each step; `dt` in seconds.

  /// Says what the bodies are like.
  func describe(_ world: DynamicWorld) {}

  /// Adds forces.
  func apply(to world: DynamicWorld, dt: CGFloat) {}

  /// Changes the velocities of bodies that touch.
  func solveContacts(_ world: DynamicWorld) {}

  /// Whether `constrain(_:dt:)` does anything.
  var isConstraint: Bool { false }

  /// Moves bodies to where they must be.
  func constrain(_ world: DynamicWorld, dt: CGFloat) {}

  /// Moves bodies apart that overlap.
  func separate(_ world: DynamicWorld) {}

  /// Tells what happened, after the items have moved.
  func report() {}

  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}
