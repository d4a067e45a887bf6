/// The views that a button has created so far.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  /// The background picture of a state.
  var backgroundImage: UIImageView?
  /// The background of a configuration.
  var background: BackgroundConfigurationView?
  var activity: UIActivityIndicatorView?
  /// The menu indicator.
  var indicator: UIImageView?
  /// The area behind the title of a selected system button.
  var selection: UIView?
}
