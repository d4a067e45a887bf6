/// A controller's state besides its view, parent and children.
@_spi(UIKit) @MainActor public struct UIViewControllerState {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  var appearance = Appearance.disappeared
  /// Whether the current transition is animated.
  var isAnimated = false
  /// Whether a container or presentation makes the appearance calls itself, so that moving to a window makes none.
  var isTransitionManaged = false
  /// The number of transitions so far, so that a callback left from an earlier one does nothing.
  var transitionNumber = 0
  var hasCalledIsAppearing = false
  /// Those who observe properties by key paths; nil until there are any.
  var observers: UIPropertyObservers?

  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The area covered by the container's bars.
  var barInsets = UIEdgeInsets.zero
  var preferredContentSize = CGSize.zero
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits that the parent set for this child.
  var overrideTraits: UITraitCollection?
  /// The traits that the app set on the controller itself.
  var ownTraits: UITraitCollection.Values?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The presentation controller, created before the presentation because the app accessed it.
  var preparedPresentation: UIPresentationController?
  /// The transition that the controller takes part in.
  var transition: RunningTransition?
  /// The view for missing content; nil for none.
  var contentUnavailable: ContentUnavailable?
  /// Set at first, so that the app is called before the view appears.
  var needsContentUnavailableUpdate = true
  /// The app's transition of the controller; nil for the usual one.
  var preferredTransition: UIViewController.Transition?
  var isMovingToParent = false
  var isMovingFromParent = false

  /// Ends a move to or from a parent.
  mutating func endMoving() {
    isMovingToParent = false
    isMovingFromParent = false
  }

  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  /// The tab that created the controller.
  weak var tab: UITab?
  /// The scroll view that the app set as the one under the bar at the top.
  weak var topScrollView: UIScrollView?
  /// The scene of a controller from a storyboard.
  package var interface: InterfaceScene?
  /// The objects of a nib that are not in its view.
  var nibObjects: [NSObject] = []
  /// The shortcuts added by the app.
  var addedKeyCommands: [UIKeyCommand] = []
}
