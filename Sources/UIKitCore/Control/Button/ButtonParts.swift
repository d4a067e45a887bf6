/// The views a button has made so far.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  /// The picture behind everything, set for a state.
  var backgroundImage: UIImageView?
  /// A configuration's background.
  var background: BackgroundConfigurationView?
  var activity: UIActivityIndicatorView?
  /// The sign of a menu.
  var indicator: UIImageView?
  /// Behind the title of a selected system button.
  var selection: UIView?
}
