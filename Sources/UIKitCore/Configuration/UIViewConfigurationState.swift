/// The state of a view for its configurations, such as a header's.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

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

  public var description: String { propertyDescription }
  public var debugDescription: String { description }
  public var customMirror: Mirror { propertyMirror }
}
