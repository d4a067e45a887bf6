/// Connects outlets, actions and segues.
extension InterfaceBuilder {
  func connect(isComplete: Bool) {
    let elements = unconnected
    unconnected = []
    for element in elements {
      guard let source = element.id.flatMap(object) else { continue }
      let connections = element.list("connections")
      let missing = connections.filter { connection in
        ["outlet", "outletCollection", "action"].contains(connection.name) && !isReachable(connection)
      }
      if !isComplete, !missing.isEmpty {
        unconnected.append(element)
        // Triggers and early connections need not wait; outlets that are connected stay so.
        for connection in connections where connection.name == "outlet" && isReachable(connection) {
          connectOutlet(connection, of: source, reports: false)
        }
        continue
      }
      let done = connectCollections(connections.filter { $0.name == "outletCollection" }, of: source)
      for connection in connections
      where connection.name != "outletCollection" || !done.contains(connection["property"]) {
        connect(connection, of: source, element)
      }
    }
  }

  private func isReachable(_ connection: InterfaceElement) -> Bool {
    guard let id = connection["destination"] else { return false }
    return object(id) != nil || target(id) != nil || isFirstResponder(id)
  }

  /// Returns a placeholder or controller, which exist before the document's objects.
  private func target(_ id: String) -> NSObject? {
    if let object = object(id) { return object }
    guard let element = document.elements[id] else { return id == "-1" ? owner : nil }
    return element["placeholderIdentifier"] == "IBFilesOwner" ? owner : nil
  }

  private func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
  }

  private func connect(_ connection: InterfaceElement, of source: NSObject, _ element: InterfaceElement) {
    switch connection.name {
    case "outlet", "outletCollection": connectOutlet(connection, of: source, reports: true)
    case "action": connectAction(connection, of: source)
    case "segue": connectSegue(connection, of: source, element)
    default: break
    }
  }

  // MARK: Outlets

  func connectOutlet(_ connection: InterfaceElement, of source: NSObject, reports: Bool) {
    guard let property = connection["property"], let id = connection["destination"] else { return }
    guard let object = target(id) else {
      if reports { warn("the outlet “\(property)” has no object at its other end", at: connection) }
      return
    }
    let isCollection = connection.name == "outletCollection"
    switch ObjectSlots.connectOutlet(property, of: source, to: object, appending: isCollection) {
    case .connected: return
    case .wrongType:
      if reports {
        warn("the outlet “\(property)” of \(type(of: source)) does not take a \(type(of: object))", at: connection)
      }
    case .missing:
      guard !connectOwnOutlet(property, of: source, to: object), reports else { return }
      warn("the class \(type(of: source)) has no outlet “\(property)”", at: connection)
    }
  }

  /// Connects the outlet collections that have observers, each as a whole. Returns their names.
  private func connectCollections(_ connections: [InterfaceElement], of source: NSObject) -> Set<String?> {
    var done: Set<String?> = []
    for (property, parts) in Dictionary(grouping: connections, by: { $0["property"] }) {
      if let property, connectCollection(property, parts, of: source) { done.insert(property) }
    }
    return done
  }

  /// Connects a whole outlet collection that has observers. Returns false for others.
  private func connectCollection(_ property: String, _ connections: [InterfaceElement], of source: NSObject) -> Bool {
    let objects = connections.compactMap { $0["destination"].flatMap(target) }
    guard let first = connections.first,
      let result = ObjectSlots.connectCollection(property, of: source, to: objects)
    else { return false }
    if objects.count < connections.count {
      warn("the outlet collection “\(property)” has connections without an object at their other end", at: first)
    }
    if result == .wrongType {
      warn("the outlet collection “\(property)” of \(type(of: source)) takes objects of another class", at: first)
    }
    return true
  }

  /// Connects one of UIKit's own outlets.
  private func connectOwnOutlet(_ property: String, of source: NSObject, to object: NSObject) -> Bool {
    if let source = source as? any InterfaceObject, source.connectOutlet(property, to: object) { return true }
    switch (property, source, object) {
    case ("view", let controller as UIViewController, let view as UIView):
      if !controller.isViewLoaded { controller.view = view }
    case ("delegate", let view as UITextView, let delegate as any UITextViewDelegate): view.delegate = delegate
    case ("delegate", let view as UIScrollView, let delegate as any UIScrollViewDelegate): view.delegate = delegate
    case ("delegate", let navigation as UINavigationController, let delegate as any UINavigationControllerDelegate):
      navigation.delegate = delegate
    case ("delegate", let gesture as UIGestureRecognizer, let delegate as any UIGestureRecognizerDelegate):
      gesture.delegate = delegate
    case ("gestureRecognizers", let view as UIView, let gesture as UIGestureRecognizer):
      view.addGestureRecognizer(gesture)
    case ("delegate", let field as UITextField, let delegate as any UITextFieldDelegate): field.delegate = delegate
    case ("delegate", let bar as UISearchBar, let delegate as any UISearchBarDelegate): bar.delegate = delegate
    default: return false
    }
    return true
  }

  // MARK: Actions

  private func connectAction(_ connection: InterfaceElement, of source: NSObject) {
    guard let selector = connection["selector"], let id = connection["destination"] else { return }
    let target = isFirstResponder(id) ? nil : target(id)
    if target == nil, !isFirstResponder(id) {
      return warn("the action “\(selector)” has no target", at: connection)
    }
    if let target, !canPerform(selector, target) {
      warn("the class \(type(of: target)) has no action “\(selector)”", at: connection)
      return
    }
    let send: @MainActor (NSObject?) -> Void = { [weak target, weak source] sender in
      if let target {
        _ = ObjectSlots.perform(selector, on: target, sender: sender)
      } else {
        let view = source as? UIView ?? (source as? UIGestureRecognizer)?.view
        let start = view?.window?.firstResponder ?? view
        _ = ObjectSlots.performInChain(selector, from: start, sender: sender)
      }
    }
    let event = connection.choice("eventType", Self.events)
    trigger(of: source, event: event, send)
  }

  private func canPerform(_ selector: String, _ target: NSObject) -> Bool {
    let known = [
      "becomeFirstResponder", "resignFirstResponder", "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:",
      "startAnimating", "stopAnimating", "reloadData",
    ]
    return ObjectSlots.hasAction(selector, target) || known.contains(selector)
  }

  /// Makes the user's trigger of an object call `body` with it.
  func trigger(of source: NSObject, event: UIControl.Event? = nil, _ body: @escaping @MainActor (NSObject?) -> Void) {
    switch source {
    case let control as UIControl:
      let usual: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { [weak control] _ in body(control) }, for: event ?? usual)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { [weak item] _ in body(item) }
    case let gesture as UIGestureRecognizer:
      gesture.addAction { body($0) }
    case let object as any InterfaceObject: object.whenChosen(body)
    default: break
    }
  }
}
