import UIKit

/// The grid as a single focus item. Within it, the focus is an instant of a row, which `GuideFocus` holds and a cell
/// shows.
final class GuideGridView: UIView {
  /// Whether another view is shown in place of the grid.
  var isCovered = false

  override var canBecomeFocused: Bool { !isHidden && !isCovered }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  override var focusGroupIdentifier: String? {
    get { "guide.grid" }
    set {}
  }
}
