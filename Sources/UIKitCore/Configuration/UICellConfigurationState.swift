/// The state of a cell, for its configurations.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct).
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  /// The state of a cell in a drag.
  public enum DragState: Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The state of a cell in a drop.
  public enum DropState: Hashable, Sendable {
    /// No drag is over the list.
    case none
    /// A drag is over the list, but not over the cell.
    case notTargeted
    /// A drag is over the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled; false by default.
  public var isDisabled = false
  /// Whether a touch is down on the cell; false by default.
  public var isHighlighted = false
  /// Whether the cell is selected; false by default.
  public var isSelected = false
  /// Whether the cell has the focus; false by default.
  public var isFocused = false
  /// Whether the cell is pinned; false by default, and not set by UIKit here.
  public var isPinned = false
  /// Whether the list is being edited; false by default.
  public var isEditing = false
  /// Whether the cell's children are shown; false by default.
  public var isExpanded = false
  /// Whether the cell is swiped aside; false by default.
  public var isSwiped = false
  /// Whether the cell is being moved by its grip; false by default.
  public var isReordering = false
  /// The state of the cell in a drag; none by default, and not set by UIKit here.
  public var cellDragState = DragState.none
  /// The state of the cell in a drop; none by default, and not set by UIKit here.
  public var cellDropState = DropState.none
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

  /// The type, with its main properties and their values.
  public var description: String { propertyDescription }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// A mirror of the described properties.
  public var customMirror: Mirror { propertyMirror }
}
