@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A rule that moves items. Subclasses define it, and it may consist of other behaviours.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidynamicbehavior).
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours of which this one consists, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called for each frame in which the animator moves items.
  open var action: (() -> Void)?
  /// The animator to which the behaviour, or its parent, has been added; nil if there is none.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() {
    super.init()
  }

  /// Adds a behaviour that takes effect together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Removes a behaviour of which this one consists.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Called before the behaviour is added to an animator, or with nil before it is removed. Does nothing here.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behaviour itself affects.
  var movedItems: [any UIDynamicItem] { [] }

  // Overridden by subclasses and called in this order at each step; `dt` is in seconds.

  /// Sets the properties of bodies.
  func describe(_ world: DynamicWorld) {}

  /// Adds forces.
  func apply(to world: DynamicWorld, dt: CGFloat) {}

  /// Changes the velocities of bodies that touch.
  func solveContacts(_ world: DynamicWorld) {}

  /// Whether `constrain(_:dt:)` does anything.
  var isConstraint: Bool { false }

  /// Moves bodies to satisfy a constraint.
  func constrain(_ world: DynamicWorld, dt: CGFloat) {}

  /// Moves overlapping bodies apart.
  func separate(_ world: DynamicWorld) {}

  /// Notifies delegates, after the items have moved.
  func report() {}

  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}
