import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The actions of a row, in the part that a swipe has uncovered.
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  /// Whether the uncovered part is at the right end.
  let isOnRight: Bool
  /// The buttons, from the row's edge inwards.
  private let buttons: [SwipeActionButton]
  /// Whether releasing the row now performs the first action, which covers the others.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }
  var onChoice: ((UIContextualAction, UIView) -> Void)?

  init(_ configuration: UISwipeActionsConfiguration, isOnRight: Bool) {
    self.configuration = configuration
    self.isOnRight = isOnRight
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    // The outer buttons cover the inner ones.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let self, let button { onChoice?(button.action, button) }
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsItself: Bool { false }

  /// The width at which all actions are fully visible.
  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.fullWidth } }

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, all) = (bounds.width, max(fullWidth, 1))
    // Up to their full width all buttons appear together; beyond it, all of them grow.
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = isFull ? (index == 0 ? width : 0) : width * button.fullWidth / all
      let reach = width - edge
      // Each button extends below the next.
      button.frame = CGRect(x: isOnRight ? width - edge - share : 0, y: 0, width: 0, height: bounds.height)
      button.frame.size.width = reach
      if isOnRight {
        button.frame.origin.x = width - edge - share
        button.frame.size.width = edge + share
        button.contentCenter = min(share, button.fullWidth) / 2
      } else {
        button.frame.origin.x = 0
        button.frame.size.width = edge + share
        button.contentCenter = edge + share - min(share, button.fullWidth) / 2
      }
      edge += share
    }
  }
}
