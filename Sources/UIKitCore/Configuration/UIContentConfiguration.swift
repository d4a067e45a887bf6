/// A description of content, as a value, from which a view can be created.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5).
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration adapted to a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view created from a content configuration.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentview-5fh3z).
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration. If it cannot, a new view is created.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true for configurations of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
