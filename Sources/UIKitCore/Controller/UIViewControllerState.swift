/// A controller's state besides its view and its relatives.
@_spi(UIKit) @MainActor public struct UIViewControllerState {
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
  /// The insets of the container's bars.
  var barInsets = UIEdgeInsets.zero
  var preferredContentSize = CGSize.zero
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Set by the parent for this child.
  var overrideTraits: UITraitCollection?
  /// Set by the app on the controller itself.
  var ownTraits: UITraitCollection.Values?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Made before the controller is presented, because the app accessed it.
  var preparedPresentation: UIPresentationController?
  /// The transition the controller takes part in.
  var transition: RunningTransition?
  var isMovingToParent = false
  var isMovingFromParent = false
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  /// Set by the app as the one under the bar at the top.
  weak var topScrollView: UIScrollView?
  /// For a controller from a storyboard.
  package var interface: InterfaceScene?
  /// For a controller from a nib: what is not in its view.
  var nibObjects: [NSObject] = []
  /// Shortcuts added by the app.
  var addedKeyCommands: [UIKeyCommand] = []
}
