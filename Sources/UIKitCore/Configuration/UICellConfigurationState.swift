/// The state of a cell for its configurations.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public enum DragState: Hashable, Sendable {
    case none
    case lifting
    case dragging
  }

  public enum DropState: Hashable, Sendable {
    case none
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UICellConfigurationState: ConfigurationDescription, @preconcurrency CustomStringConvertible,
  @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomReflectable
{
  package var describedProperties: KeyValuePairs<String, Any> {
    [
      "traitCollection": traitCollection, "isDisabled": isDisabled, "isHighlighted": isHighlighted,
      "isSelected": isSelected, "isFocused": isFocused, "isPinned": isPinned, "isEditing": isEditing,
      "isExpanded": isExpanded, "isSwiped": isSwiped, "isReordering": isReordering, "cellDragState": cellDragState,
      "cellDropState": cellDropState, "custom": custom,
    ]
  }

  public var description: String { propertyDescription }
  public var debugDescription: String { description }
  public var customMirror: Mirror { propertyMirror }
}
