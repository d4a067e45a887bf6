/// What a controller keeps besides its view and its relatives.
@MainActor struct UIViewControllerState {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  var appearance = Appearance.disappeared
  /// `animated` of the transition going on.
  var isAnimated = false
  /// A container or presentation calls begin and end itself; moving to a window calls nothing.
  var isTransitionManaged = false
  /// Counts transitions, so that a callback left over from an earlier one does nothing.
  var transitionNumber = 0
  var hasCalledIsAppearing = false

  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What the container's bars cover of the view.
  var barInsets = UIEdgeInsets.zero
  var preferredContentSize = CGSize.zero
  var isEditing = false
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var overrideTraits: UITraitCollection?
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var navigationItem: UINavigationItem?
  /// For a controller from a storyboard.
  var interface: InterfaceScene?
  /// For a controller from a nib: what is not in its view.
  var nibObjects: [NSObject] = []
}
