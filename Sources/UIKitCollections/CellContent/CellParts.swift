@_spi(UIKit) import UIKitCore

/// The views and configurations a cell is made of.
@MainActor struct CellParts {
  var content = UIView()
  /// The content view to restore when the content configuration is removed.
  var plainContent: UIView?
  var background: UIView?
  var selectedBackground: UIView?
  var configuredBackground: BackgroundConfigurationView?
  /// The segue of a prototype cell, performed when the user selects it.
  var selectionTrigger: ((UIView) -> Void)?
  /// The corners that are rounded because the cell is at an end of a list's card.
  var cardCorners: CACornerMask = []
  var contentConfiguration: (any UIContentConfiguration)?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var focusRing: FocusRing?
  /// True from the start: a cell's first display updates its configuration (facts 8.1).
  var needsUpdateConfiguration = true
}
