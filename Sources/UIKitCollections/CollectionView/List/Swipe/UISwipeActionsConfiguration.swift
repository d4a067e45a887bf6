@_spi(UIKit) import UIKitCore

/// The actions that swiping a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// From the row's edge inwards. The first one is what a full swipe performs.
  public let actions: [UIContextualAction]

  /// Whether swiping across the row performs the first action. True by default.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
