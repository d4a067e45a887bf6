import CollectionCore
@_spi(UIKit) import UIKitCore

/// The touch that may become a tap on a row.
@MainActor struct TableTouchState {
  weak var touch: UITouch?
  /// The row that the touch highlights.
  var highlighted: IndexPath?

  mutating func follow(_ plan: UpdatePlan) {
    guard let path = highlighted, let index = ItemIndex(path) else { return }
    if case .kept(let new) = plan.fate(of: index) { highlighted = new.indexPath } else { highlighted = nil }
  }
}
