/// The circumstances to which a configuration is adapted.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiconfigurationstate-8d7pd).
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// Creates a state without any particular circumstances.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's own; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a value that an app adds to a configuration state.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey).
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  /// Creates a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
}
