/// An object with traits: a screen, a window, a controller, a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitenvironment).
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
