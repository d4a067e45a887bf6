/// The position of the focus when a window was covered, to which it returns.
@MainActor struct CoveredFocus {
  fileprivate weak var item: (any UIFocusItem)?
  fileprivate weak var responder: UIResponder?
  /// The position of assistive technology, which may be more precise than the item.
  fileprivate var cursor: AccessibilityCursor?
}

/// A cover of a window, such as a presented controller or a menu, has the focus while it is shown.
extension UIFocusSystem {
  /// Moves the focus into `environment`, which has just covered the window, and ends editing below it.
  ///
  /// If the last input came from the pointer and nothing has the focus, nothing gets it, as on an iPad: the first arrow
  /// key shows the focus.
  ///
  /// - Parameters:
  ///   - followsPointer: whether an existing focus moves even if the last input came from the pointer.
  ///   - endsEditing: whether editing below ends even if the focus stays.
  func cover(
    with environment: any UIFocusEnvironment, followsPointer: Bool = true, endsEditing: Bool = true
  ) -> CoveredFocus {
    guard let window else { return CoveredFocus() }
    let covered = CoveredFocus(
      item: liveItem, responder: window.firstResponder, cursor: window.accessibility.cursorToKeep)
    let isInside = covered.item.map { environment.contains($0) } ?? false
    let takes = !isInside && (window.dispatcher.isLedByKeys || followsPointer && covered.item != nil)
    if takes {
      endTrack()
      move(to: preferredItem(in: environment), heading: [])
    }
    if takes || endsEditing, let responder = window.firstResponder, responder === covered.responder,
      !((responder as? any UIFocusEnvironment).map { environment.contains($0) } ?? false)
    {
      responder.resignFirstResponder()
    }
    return covered
  }

  /// Returns the focus that `environment` took with `cover(with:)` to its previous item or, if that is gone, to the
  /// preferred one.
  ///
  /// Nothing happens if the focus is elsewhere by now.
  func uncover(_ covered: CoveredFocus, leaving environment: any UIFocusEnvironment) {
    guard let window else { return }
    if let responder = window.firstResponder, let inside = responder as? any UIFocusEnvironment,
      environment.contains(inside)
    {
      responder.resignFirstResponder()
    }
    let item = liveItem
    if item.map({ environment.contains($0) }) ?? (covered.item != nil) {
      endTrack()
      let former = covered.item.flatMap { isReachable($0) && $0.canBecomeFocused ? $0 : nil }
      if former == nil || !move(to: former, heading: []) { move(to: preferredRootItem, heading: []) }
    }
    if window.firstResponder == nil, let responder = covered.responder, responder.responderWindow === window {
      responder.becomeFirstResponder()
    }
    if let cursor = covered.cursor, let item = liveItem, item === covered.item {
      window.accessibility.restoreCursor(cursor)
    }
  }

  /// The item that keys apply to: the focused one, unless it is covered.
  var reachableItem: (any UIFocusItem)? { liveItem.flatMap { isReachable($0) ? $0 : nil } }

  /// Returns whether an item is in the window, and in the part that covers everything else.
  private func isReachable(_ item: any UIFocusItem) -> Bool {
    guard let window, UIFocusSystem.window(of: item) === window else { return false }
    return rootEnvironment?.contains(item) ?? true
  }

  /// The first candidate for the focus: an open menu, or else the front presented controller, or else the window.
  var rootEnvironment: (any UIFocusEnvironment)? {
    guard let window else { return nil }
    if let menu = window.openMenu { return menu }
    return window.frontController?.viewIfLoaded ?? window
  }

  /// The item that gets the focus by default.
  var preferredRootItem: (any UIFocusItem)? {
    guard let window else { return nil }
    if let menu = window.openMenu { return preferredItem(in: menu) }
    if let controller = window.frontController, controller.viewIfLoaded?.window === window {
      if let found = preferredItem(in: controller) { return found }
      if controller !== window.rootViewController { return nil }
    }
    return preferredItem(in: window)
  }
}

extension UIWindow {
  /// The controller that is not covered by a presentation; those being dismissed do not count.
  var frontController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return controller
  }

  /// The menu that covers everything.
  var openMenu: MenuOverlay? {
    subviews.lazy.reversed().compactMap { $0 as? MenuOverlay }.first { !$0.isClosing }
  }
}
