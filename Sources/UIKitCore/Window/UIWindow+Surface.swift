import WindowServer

extension UIWindow {
  /// The current server.
  static var server: any WindowServer { WindowServerRegistry.current }

  func didShow() {
    if bounds.isEmpty { frame = screen.bounds }
    UIApplication.visibleWindows.append(WeakWindow(self))
    openSurface()
    rootViewController?.becomeWindowRoot(of: self)
    scheduleLayout()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  func didHide() {
    UIApplication.visibleWindows.removeAll { $0.window == nil || $0.window === self }
    if isKeyWindow {
      UIApplication.keyWindowReference = nil
      resignKey()
    }
    rootViewController?.windowDidHide()
    closeSurface()
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  private func openSurface() {
    guard surface == nil else { return }
    screen.followServer()
    let host = screen.host
    let surface = host.makeSurface(
      size: UIApplication.openingSize(for: bounds.size, on: host), title: windowTitle)
    let adapter = WindowSurfaceAdapter(window: self)
    surfaceAdapter = adapter
    surface.delegate = adapter
    surface.rootLayer = layer
    if let context = host.context { ImplicitTransaction.setContext(context, of: layer) }
    self.surface = surface
    traitsMayHaveChanged()
    // Its views are notified of what differs from these.
    resolveTraits()
    surface.show()
    host.accessibility.open(surface, provider: accessibility)
    if surface.size != bounds.size { frame = CGRect(origin: frame.origin, size: surface.size) }
  }

  private func closeSurface() {
    if let surface { screen.host.accessibility.close(surface) }
    surface?.close()
    surface?.rootLayer = nil
    ImplicitTransaction.setContext(nil, of: layer)
    surface = nil
    surfaceAdapter = nil
  }

  func surfaceDidResize(to size: CGSize, scale: CGFloat) {
    let controller = rootViewController
    let coordinator = UIViewControllerImmediateCoordinator(container: self)
    let oldGeometry = windowScene?.effectiveGeometry
    let oldTraits = traitCollection
    defer {
      if let oldGeometry, let windowScene, let delegate = windowScene.delegate as? any UIWindowSceneDelegate {
        delegate.windowScene(windowScene, didUpdateEffectiveGeometry: oldGeometry)
        delegate.windowScene(
          windowScene, didUpdate: oldGeometry.coordinateSpace,
          interfaceOrientation: oldGeometry.interfaceOrientation, traitCollection: oldTraits)
      }
    }
    if size != bounds.size { controller?.viewWillTransition(to: size, with: coordinator) }
    frame = CGRect(origin: frame.origin, size: size)
    traitsMayHaveChanged()
    coordinator.run()
    // The desktop waits for a picture of the new size.
    scheduleLayout()
  }

  func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.leaveWindowRoot()
    if !isHidden { rootViewController?.becomeWindowRoot(of: self) }
    updateSurfaceTitle()
  }

  /// The current title of the window.
  var shownTitle: String { surface?.title ?? windowTitle }

  /// Updates the title. Called in every layout pass, because a title can change in many ways.
  func updateSurfaceTitle() {
    guard let surface else { return }
    let title = windowTitle
    if surface.title != title { surface.title = title }
  }

  /// The title of the scene, or that of the root controller, or the program's name.
  private var windowTitle: String {
    let titles = [windowScene?.title, rootViewController?.windowTitle]
    return titles.compactMap(\.self).first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
  }

  /// Returns the screen's traits with those of the window.
  func traits(from screen: UITraitCollection) -> UITraitCollection {
    screen.modified {
      if let surface { $0.displayScale = surface.scale }
      // As in an iPad's split views, less than 600 points of width are compact.
      $0.horizontalSizeClass = bounds.width < 600 ? .compact : .regular
      $0.verticalSizeClass = bounds.height < 480 ? .compact : .regular
    }
  }
}

/// A weak reference to a window in a list.
struct WeakWindow {
  weak var window: UIWindow?
  init(_ window: UIWindow) { self.window = window }
}

/// Passes a surface's events on to its window.
@MainActor final class WindowSurfaceAdapter: WindowSurfaceDelegate {
  private weak var window: UIWindow?
  /// The drag from another program that is over the window.
  private var foreignDrop: ForeignDrop?
  /// The drag over the window whose items have no supported type.
  private weak var refusedDrag: (any IncomingDrag)?

  init(window: UIWindow) {
    self.window = window
  }

  func surface(_ surface: any WindowSurface, didResizeTo size: CGSize, scale: CGFloat) {
    window?.frameScheduler.perform { window?.surfaceDidResize(to: size, scale: scale) }
  }

  func surface(_ surface: any WindowSurface, didReceive event: InputEvent) {
    guard let window else { return }
    window.frameScheduler.perform {
      if case .keyFocus(true) = event { window.makeKey() }
      window.dispatcher.receive(event)
    }
  }

  func surface(_ surface: any WindowSurface, scrollAreaAt location: CGPoint) -> ScrollArea? {
    guard let window else { return nil }
    return window.dispatcher.scrollViews(at: location, window).first { $0.canPanHorizontally || $0.canPanVertically }?
      .wheelArea
  }

  // MARK: Drags from elsewhere

  func surface(_ surface: any WindowSurface, drag: any IncomingDrag, didMoveTo location: CGPoint) -> Bool {
    guard let window else { return false }
    return window.frameScheduler.perform {
      if let own = ownDrag(drag) { return own.comeBack(to: location, in: window) }
      if refusedDrag === drag { return false }
      if foreignDrop?.drag !== drag {
        foreignDrop?.leave()
        foreignDrop = ForeignDrop(drag, over: window)
        if foreignDrop == nil { refusedDrag = drag }
      }
      return foreignDrop?.move(to: location) ?? false
    }
  }

  func surface(_ surface: any WindowSurface, dragDidLeave drag: any IncomingDrag) {
    perform {
      if let own = ownDrag(drag) { return own.goAway() }
      foreignDrop?.leave()
      foreignDrop = nil
    }
  }

  func surface(_ surface: any WindowSurface, didDrop drag: any IncomingDrag, at location: CGPoint) -> Bool {
    guard self.surface(surface, drag: drag, didMoveTo: location) else {
      self.surface(surface, dragDidLeave: drag)
      return false
    }
    return perform {
      if let own = ownDrag(drag) { return own.drop() }
      defer { foreignDrop = nil }
      return foreignDrop?.drop() ?? false
    }
  }

  /// Runs `body` in the clock of the window's server.
  private func perform<Result>(_ body: () -> Result) -> Result {
    guard let window else { return body() }
    return window.frameScheduler.perform(body)
  }

  /// Returns the drag of this program that left its window, if it is this one.
  private func ownDrag(_ drag: any IncomingDrag) -> DragController? {
    guard let running = DragController.running, let offer = drag.offer, running.offer === offer else { return nil }
    return running
  }

  func surfaceDidRequestClose(_ surface: any WindowSurface) {
    guard let window else { return }
    window.frameScheduler.perform {
      window.isHidden = true
      UIApplication.shared.windowDidClose()
    }
  }
}
