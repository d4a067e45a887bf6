// On iOS these are convenience initialisers of Objective-C, which create a button of the class they are called on; see
// `UIViewMaking`.

extension UIViewMaking where Self: UIButton {
  /// Creates a button of a kind, of the class it is called on.
  public init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Creates a button of a kind and of the class it is called on, with an action.
  public init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button of the class it is called on, with a frame in points and an action.
  public init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a system button of the class it is called on, with a configuration.
  public init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
}
