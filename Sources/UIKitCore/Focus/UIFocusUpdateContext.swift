/// A move of the focus.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusupdatecontext).
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  let previousItem: (any UIFocusItem)?
  let nextItem: (any UIFocusItem)?
  let heading: UIFocusHeading

  package init(previous: (any UIFocusItem)?, next: (any UIFocusItem)?, heading: UIFocusHeading) {
    previousItem = previous
    nextItem = next
    self.heading = heading
    super.init()
  }

  /// The item that had the focus; nil for none.
  open var previouslyFocusedItem: (any UIFocusItem)? { previousItem }
  /// The item that gets the focus; nil for none.
  open var nextFocusedItem: (any UIFocusItem)? { nextItem }
  /// The item that had the focus, if it is a view.
  open var previouslyFocusedView: UIView? { previousItem as? UIView }
  /// The item that gets the focus, if it is a view.
  open var nextFocusedView: UIView? { nextItem as? UIView }
  /// The direction of the move; empty for one that no key caused.
  open var focusHeading: UIFocusHeading { heading }
}
