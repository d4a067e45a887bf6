import UIKit

/// The grid as one place for the focus: what is focused inside of it is an instant of a row, which `GuideFocus` knows
/// and a cell shows.
final class GuideGridView: UIView {
  /// Whether something else is shown in the grid's place.
  var isCovered = false

  override var canBecomeFocused: Bool { !isHidden && !isCovered }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  override var focusGroupIdentifier: String? {
    get { "guide.grid" }
    set {}
  }
}
