@_spi(UIKit) import UIKitCore

/// The actions that swiping a row reveals.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge inwards. A full swipe performs the first one.
  public let actions: [UIContextualAction]

  /// Whether swiping across the whole row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, from the row's edge inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
