/// The form in which a controller is presented, and its part in the presentations of others.
struct ModalSettings {
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the user cannot dismiss the controller.
  var isUndismissable = false
  var definesContext = false
  var providesTransitionStyle = false
  var capturesStatusBar = false
}
