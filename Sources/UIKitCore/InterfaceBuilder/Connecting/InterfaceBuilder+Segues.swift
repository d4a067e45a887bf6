/// Connects segues to their triggers, and performs the kinds of segues in documents.
extension InterfaceBuilder {
  /// Connects a segue. One from a control, bar item, gesture or cell is performed when the user triggers that. One from
  /// a controller waits for `performSegue`, except for embed segues and relationships.
  func connectSegue(_ segue: InterfaceElement, of source: NSObject, _ element: InterfaceElement) {
    switch segue["kind"] {
    case "relationship": return
    case "embed": pendingEmbeds.append(segue)
    default:
      guard !(source is UIViewController) else { return }
      trigger(of: source, event: segue.choice("eventType", Self.events)) { [weak self] sender in
        self?.trigger(segue, sender: sender)
      }
    }
  }

  private var controller: UIViewController? { owner as? UIViewController ?? outer?.controller }

  private func trigger(_ segue: InterfaceElement, sender: Any?) {
    guard let controller else { return }
    if let identifier = segue["identifier"], !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    perform(segue, sender: sender)
  }

  /// Returns the controller's segue with a name.
  func segue(withIdentifier identifier: String) -> InterfaceElement? {
    var found: InterfaceElement?
    sceneElement?.forEach { element in
      if found == nil, element.name == "segue", element["identifier"] == identifier { found = element }
    }
    return found
  }

  /// The scene that contains the owner.
  private var sceneElement: InterfaceElement? {
    guard let owner, let element = owner as? UIViewController else { return nil }
    return element.controllerState.interface?.element.parent
  }

  func perform(_ segue: InterfaceElement, sender: Any?) {
    guard let controller else { return }
    if segue["kind"] == "unwind" { return performUnwind(segue, from: controller, sender: sender) }
    guard let destination = storyboard?.destination(of: segue, from: controller, sender: sender) else {
      return warn("the segue has no destination", at: segue)
    }
    if let style = modalPresentationStyle(segue) { destination.modalPresentationStyle = style }
    if let style = modalTransitionStyle(segue) { destination.modalTransitionStyle = style }
    if segue["kind"] == "popoverPresentation" { destination.modalPresentationStyle = .popover }
    let made = makeSegue(segue, from: controller, to: destination)
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  private func makeSegue(
    _ element: InterfaceElement, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = customClass(element, base: UIStoryboardSegue.self)
    let segue = RuntimeInstance.makeSegue(
      type, identifier: element["identifier"], source: source, destination: destination)
    let animated = element.bool("animates") ?? true
    segue.handler = { [weak source, weak destination] in
      guard let source, let destination else { return }
      switch element["kind"] {
      case "push":
        if let navigation = source.navigationController {
          navigation.pushViewController(destination, animated: animated)
        } else {
          source.present(destination, animated: animated)
        }
      case "show": source.show(destination, sender: source)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
      default: source.present(destination, animated: animated)
      }
    }
    return segue
  }

  // MARK: Embedding

  /// Fills the container view with the destination's view, before `viewDidLoad` of the parent.
  func performEmbed(_ segue: InterfaceElement) {
    guard let controller, let container = segue.identifiedAncestor?.id.flatMap(object) as? UIView,
      let child = storyboard?.destination(of: segue, from: controller, sender: nil)
    else { return warn("the embed segue has no container or no destination", at: segue) }
    guard !controller.isInside(sceneOf: child) else {
      return warn("the embed segue leads to a scene that it is embedded in", at: segue)
    }
    let made = makeSegue(segue, from: controller, to: child)
    made.handler = { [weak controller, weak child, weak container] in
      guard let controller, let child, let container else { return }
      controller.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: controller)
    }
    controller.prepare(for: made, sender: nil)
    made.perform()
  }

  // MARK: Unwinding

  /// Returns to the nearest controller, down the stack and through presenters, that has the action.
  private func performUnwind(_ segue: InterfaceElement, from source: UIViewController, sender: Any?) {
    guard let action = segue["unwindAction"] else { return warn("the unwind segue names no action", at: segue) }
    guard let target = source.unwindTarget(action) else {
      return warn("no controller before \(type(of: source)) has the action “\(action)”", at: segue)
    }
    let type = customClass(segue, base: UIStoryboardSegue.self)
    let made = RuntimeInstance.makeSegue(
      type, identifier: segue["identifier"], source: source, destination: target)
    let animated = segue.bool("animates") ?? true
    made.handler = { [weak source, weak target] in
      guard let source, let target else { return }
      if target.presentedViewController != nil { target.dismiss(animated: animated) }
      if let navigation = target.navigationController,
        navigation === source.navigationController
          || navigation.topViewController !== target
      {
        let child = navigation.viewControllers.first { $0 === target || target.isDescendant(of: $0) }
        if let child { _ = navigation.popToViewController(child, animated: animated) }
      }
    }
    source.prepare(for: made, sender: sender)
    _ = ObjectSlots.perform(action, on: target, sender: made)
    made.perform()
  }
}

extension UIViewController {
  fileprivate func isDescendant(of other: UIViewController) -> Bool {
    var ancestor = parent
    while let controller = ancestor {
      if controller === other { return true }
      ancestor = controller.parent
    }
    return false
  }

  /// Returns whether this controller or one around it is of the same scene as `other`, which would be embedded without
  /// end.
  fileprivate func isInside(sceneOf other: UIViewController) -> Bool {
    guard let scene = other.controllerState.interface?.element else { return false }
    var ancestor: UIViewController? = self
    while let controller = ancestor {
      if controller.controllerState.interface?.element === scene { return true }
      ancestor = controller.parent
    }
    return false
  }

  /// Returns the controller at which an unwind segue from this one ends.
  func unwindTarget(_ action: String) -> UIViewController? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var current: UIViewController = self
    while true {
      let before: [UIViewController]
      if let navigation = current.parent as? UINavigationController,
        let index = navigation.viewControllers.firstIndex(where: { $0 === current })
      {
        before = navigation.viewControllers[..<index].reversed()
      } else if let presenter = current.presentingReference {
        before = [presenter.topmostChild]
      } else {
        before = []
      }
      for candidate in before + [current.parent].compactMap(\.self)
      where visited.insert(ObjectIdentifier(candidate)).inserted {
        if ObjectSlots.hasAction(action, candidate) { return candidate }
      }
      if let navigation = current.parent as? UINavigationController, current.presentingReference == nil {
        current = navigation
      } else if let presenter = current.presentingReference {
        current = presenter.topmostChild
      } else if let parent = current.parent {
        current = parent
      } else {
        return nil
      }
    }
  }

  /// The top controller of a navigation controller; others return themselves.
  private var topmostChild: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }
}
