import UIKit

class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    coordinator.addCoordinatedAnimations({ self.alpha = 1 }, completion: nil)
    coordinator.addCoordinatedFocusingAnimations({ (_: any UIFocusAnimationContext) in }, completion: nil)
    coordinator.addCoordinatedUnfocusingAnimations({ (_: any UIFocusAnimationContext) in })
    let _: (any UIFocusItem)? = context.nextFocusedItem
    let _: (any UIFocusItem)? = context.previouslyFocusedItem
    let _: UIView? = context.nextFocusedView
    let _: UIView? = context.previouslyFocusedView
    let _: UIFocusHeading = context.focusHeading
    if let context = context as? UICollectionViewFocusUpdateContext {
      let _: IndexPath? = context.nextFocusedIndexPath
      let _: IndexPath? = context.previouslyFocusedIndexPath
    }
  }
}

@MainActor func focusSignatures(_ view: UIView) {
  let system = UIFocusSystem.focusSystem(for: view)
  let _ = UIFocusSystem(for: view)
  let _: (any UIFocusItem)? = system?.focusedItem
  system?.requestFocusUpdate(to: view)
  system?.updateFocusIfNeeded()
  let _: Notification.Name = UIFocusSystem.didUpdateNotification
  let _: Notification.Name = UIFocusSystem.movementDidFailNotification
  let _: String = UIFocusSystem.focusUpdateContextUserInfoKey
  let _: String = UIFocusSystem.animationCoordinatorUserInfoKey
  requireOptionSet(UIFocusHeading.self, UInt.self)
  let priority: UIFocusGroupPriority = .prioritized
  let _: Int = priority.rawValue
  let _: Bool = view.contains(view as any UIFocusEnvironment)
}

@MainActor func nibSignatures() {
  let _ = UINib(nibName: "name", bundle: nil)
  let nib = UINib(data: Data(), bundle: nil)
  let _: ([Any]) -> Void = { _ in _ = { nib.instantiate(withOwner: nil, options: nil) } }
  let _: [UINib.OptionsKey: Any] = [.externalObjects: ["a": 1]]
}
