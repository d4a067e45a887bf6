extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller cannot be its own child")
    if child.parentReference === self { return }
    if child.parentReference != nil { child.removeFromParent() }
    child.controllerState.isMovingToParent = true
    child.willMove(toParent: self)
    childList.append(child)
    child.parentReference = self
    child.controllerState.isMovingToParent = false
    child.controllerState.observers?.look()
  }

  func leaveParent() {
    guard let parent = parentReference else { return }
    parent.childList.removeAll { $0 === self }
    parentReference = nil
    controllerState.observers?.look()
    didMove(toParent: nil)
  }

  func swap(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let forwards = shouldAutomaticallyForwardAppearanceMethods
    let animated = duration > 0
    old.controllerState.isTransitionManaged = true
    new.controllerState.isTransitionManaged = true
    if forwards {
      new.beginTransition(appearing: true, animated: animated)
      old.beginTransition(appearing: false, animated: animated)
    }
    (old.loadedView?.superview ?? view).addSubview(new.view)
    new.callIsAppearing()
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
      old.loadedView?.removeFromSuperview()
      if forwards {
        new.endTransition()
        old.endTransition()
      }
      old.controllerState.isTransitionManaged = false
      new.controllerState.isTransitionManaged = false
      completion?(finished)
    }
  }

  /// Returns the nearest ancestor of a class, not counting this controller.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var controller = parentReference
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parentReference
    }
    return nil
  }

  var ownNavigationItem: UINavigationItem {
    if let item = controllerState.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    controllerState.navigationItem = item
    return item
  }

  /// The item, created with the controller's title, which it follows.
  var ownTabBarItem: UITabBarItem {
    if let item = controllerState.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    controllerState.tabBarItem = item
    return item
  }

  func titleDidChange(from old: String?) {
    if let item = controllerState.navigationItem { item.title = title }
    if let item = controllerState.tabBarItem { item.title = title }
    loadedView?.window?.scheduleLayout()
  }
}
