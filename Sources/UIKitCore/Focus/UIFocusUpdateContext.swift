/// A move of the focus.
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

  open var previouslyFocusedItem: (any UIFocusItem)? { previousItem }
  open var nextFocusedItem: (any UIFocusItem)? { nextItem }
  open var previouslyFocusedView: UIView? { previousItem as? UIView }
  open var nextFocusedView: UIView? { nextItem as? UIView }
  open var focusHeading: UIFocusHeading { heading }
}
