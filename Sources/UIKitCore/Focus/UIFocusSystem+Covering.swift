/// The place of the keyboard when something covered the window, to which it goes back.
@MainActor struct CoveredFocus {
  fileprivate weak var item: (any UIFocusItem)?
  fileprivate weak var responder: UIResponder?
  /// The place of assistive technology, which may be more exact than the item.
  fileprivate var cursor: AccessibilityCursor?
}

/// A cover of a window, such as a presented controller or a menu, has the focus while it is there.
extension UIFocusSystem {
  /// Puts the focus into `environment`, which just covered the window, and ends editing below it.
  ///
  /// Where the pointer was used last and nothing has the focus, nothing gets it, as on an iPad: the first arrow shows
  /// where it is.
  /// - Parameters:
  ///   - followsPointer: whether a focus that something has is taken also where the pointer was used last.
  ///   - endsEditing: whether editing below ends also where the focus stays.
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

  /// Gives the focus back that `environment` took by `cover(with:)`: to what had it, or to what it goes to by itself
  /// where that is gone.
  ///
  /// Nothing moves where the focus is elsewhere by now.
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

  /// The item that keys mean: the focused one, unless something covers it.
  var reachableItem: (any UIFocusItem)? { liveItem.flatMap { isReachable($0) ? $0 : nil } }

  /// Whether an item is in the window, and in what lies over everything else there.
  private func isReachable(_ item: any UIFocusItem) -> Bool {
    guard let window, UIFocusSystem.window(of: item) === window else { return false }
    return rootEnvironment?.contains(item) ?? true
  }

  /// The first candidate for the focus: an open menu, else the front-most presented controller, else the window.
  var rootEnvironment: (any UIFocusEnvironment)? {
    guard let window else { return nil }
    if let menu = window.openMenu { return menu }
    return window.frontController?.viewIfLoaded ?? window
  }

  /// The item that the focus goes to by itself.
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
  /// The controller that nothing presented covers; one that is being dismissed does not count.
  var frontController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return controller
  }

  /// The menu that lies over everything.
  var openMenu: MenuOverlay? {
    subviews.lazy.reversed().compactMap { $0 as? MenuOverlay }.first { !$0.isClosing }
  }
}
