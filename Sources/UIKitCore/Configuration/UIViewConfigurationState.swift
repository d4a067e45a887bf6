/// The state of a view such as a header, for its configurations.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct).
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled; false by default.
  public var isDisabled = false
  /// Whether a touch is down on the view; false by default.
  public var isHighlighted = false
  /// Whether the view is selected; false by default.
  public var isSelected = false
  /// Whether the view has the focus; false by default.
  public var isFocused = false
  /// Whether the view is pinned; false by default.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which everything is false.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's own; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewConfigurationState: ConfigurationDescription, @preconcurrency CustomStringConvertible,
  @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomReflectable
{
  package var describedProperties: KeyValuePairs<String, Any> {
    [
      "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
      "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned, "custom": custom,
    ]
  }

  /// The type, with its main properties and their values.
  public var description: String { propertyDescription }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// A mirror of the described properties.
  public var customMirror: Mirror { propertyMirror }
}
