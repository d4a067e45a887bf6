import GuideModel
import UIKit

/// The keyboard's position. There is one focus, UIKit's: on a control, a row of a list, or the grid as a whole, which
/// then shows its position in time.
extension GuideViewController {
  /// The target of the focus in the content: the visible list or grid, or the button of an empty state.
  var contentEnvironment: any UIFocusEnvironment {
    if !stateView.isHidden { return stateView }
    if let results { return results.list }
    if let channelDay { return channelDay.list }
    if mode == .onNow, let onNow { return onNow.list }
    return grid.view
  }

  var focusSystem: UIFocusSystem? { UIFocusSystem.focusSystem(for: self) }

  /// The focused item.
  var focusedItem: (any UIFocusItem)? { focusSystem?.focusedItem }

  /// Whether keys go to the grid: it has the focus, or nothing has.
  var isGridFocused: Bool {
    guard mode == .grid, channelDay == nil, results == nil, stateView.isHidden else { return false }
    let item = focusedItem
    return item === grid.view || item == nil && !(panel is PanelListViewController)
  }

  /// Moves the focus into the content.
  func focusContent() { moveFocus(to: contentEnvironment) }

  /// Moves the focus into a list whose rows arrived after it was shown, unless the user is elsewhere by now.
  func listWasFilled() {
    guard viewIfLoaded?.window != nil, contentEnvironment !== grid.view, !(panel is PanelListViewController) else {
      return
    }
    let item = focusedItem
    if item == nil || item === grid.view { focusContent() }
  }

  /// Moves the focus back into a panel that lost it to an alert that was answered; the first key only shows the focus.
  /// - Returns: whether a panel had lost it.
  func regainPanelFocus(by key: UIKeyboardHIDUsage) -> Bool {
    let keys: Set<UIKeyboardHIDUsage> = [
      .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardTab,
      .keyboardReturnOrEnter, .keyboardSpacebar,
    ]
    guard keys.contains(key), panel is PanelListViewController, focusedItem == nil else { return false }
    focusPanel()
    return focusedItem != nil
  }

  func focusPanel() { if let panel, panel.isViewLoaded { moveFocus(to: panel) } }

  func moveFocus(to environment: any UIFocusEnvironment) {
    guard viewIfLoaded?.window != nil, let system = focusSystem else { return }
    view.layoutIfNeeded()
    system.requestFocusUpdate(to: environment)
    system.updateFocusIfNeeded()
  }

  /// Whether keys go to something presented over the guide.
  var isCovered: Bool { presentedViewController.map { !$0.isBeingDismissed } ?? false }

  func focusDidMove(in context: UIFocusUpdateContext) {
    let (previous, next) = (context.previouslyFocusedItem, context.nextFocusedItem)
    // A menu or an alert has the focus and gives it back: the place stays visible.
    if let next, !view.contains(next) { return }
    grid.showsFocus = next == nil || next === grid.view
    let field = bar.searchField
    if next === field {
      beginSearch()
    } else if previous === field, field.isFirstResponder {
      field.resignFirstResponder()
    }
    // Entering with a key shows the focus at once.
    if next === grid.view, !context.focusHeading.isEmpty, grid.focus == nil {
      grid.setFocus(grid.seatedFocus(), follows: false)
    }
  }

  /// Moves up out of the content, to the selected chip.
  func leaveUpwards() {
    guard showsToolbar, couch == nil else { return }
    moveFocus(to: chipRow)
  }

  /// Closes the innermost open view, else goes back to the content.
  /// - Returns: whether there was anything to close or leave.
  func goBack() -> Bool {
    guard leaveInnermost() else { return false }
    // Going back with a key shows the focus.
    if focusedItem === grid.view, grid.focus == nil { grid.setFocus(grid.seatedFocus(), follows: false) }
    return true
  }

  private func leaveInnermost() -> Bool {
    if !numberEntry.typed.isEmpty {
      endNumber()
      return true
    }
    if endSearch() { return true }
    if closePanel() { return true }
    if closeChannelDay() { return true }
    if returnFromSearch() { return true }
    if let item = focusedItem, !contentEnvironment.contains(item) {
      focusContent()
      return true
    }
    return false
  }

  // MARK: Lists

  /// The list that contains the focus.
  var focusedList: (list: UICollectionView, cell: UICollectionViewCell)? {
    var view = focusedItem as? UIView
    var cell: UICollectionViewCell?
    while let current = view {
      if cell == nil { cell = current as? UICollectionViewCell }
      if let list = current as? UICollectionView, let cell { return (list, cell) }
      view = current.superview
    }
    return nil
  }

  enum ListMove { case first, last, pageUp, pageDown }

  /// Moves the focus by a page or to an end of the list it is in.
  /// - Returns: whether it is in one.
  func moveInList(_ move: ListMove) -> Bool {
    guard let (list, cell) = focusedList, let here = list.indexPath(for: cell) else { return false }
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    let total = counts.reduce(0, +)
    guard total > 0 else { return true }
    let index = counts.prefix(here.section).reduce(0, +) + here.item
    let page = max(1, Int(list.bounds.height / max(1, cell.bounds.height)) - 1)
    var target =
      switch move {
      case .first: 0
      case .last: total - 1
      case .pageUp: max(0, index - page)
      case .pageDown: min(total - 1, index + page)
      }
    var path = IndexPath(item: 0, section: 0)
    for (section, count) in counts.enumerated() {
      if target < count {
        path = IndexPath(item: target, section: section)
        break
      }
      target -= count
    }
    list.scrollToItem(at: path, at: move == .first || move == .pageUp ? .top : .bottom, animated: false)
    list.layoutIfNeeded()
    if let next = list.cellForItem(at: path) { moveFocus(to: next) }
    return true
  }
}
