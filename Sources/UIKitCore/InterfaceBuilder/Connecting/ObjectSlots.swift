/// Finds the outlets and actions that classes declare with property wrappers.
@MainActor enum ObjectSlots {
  /// Calls `body` with an object's wrappers and their names, those of the most derived class first, until it returns a
  /// result.
  private static func first<Result>(of object: NSObject, _ body: (String, Any) -> Result?) -> Result? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // UIKit's own classes have no wrappers.
      if let type = current.subjectType as? AnyClass, InterfaceClasses.isOwn(type) { return nil }
      for child in current.children {
        // A wrapper is stored under its property's name with an underscore.
        guard let label = child.label, label.hasPrefix("_") else { continue }
        if let result = body(String(label.dropFirst()), child.value) { return result }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  enum OutletResult { case connected, wrongType, missing }

  /// Returns the setter of an outlet with observers; nil for others. Linear in the properties of the object.
  private static func setter(_ name: String, of object: NSObject) -> OutletSetter? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let type = current.subjectType as? AnyClass, InterfaceClasses.isOwn(type) { return nil }
      for child in current.children {
        if let setter = child.value as? OutletSetter, setter.name == name { return setter }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Sets a whole outlet collection, so that its observers run once; nil for one without a setter, which is filled
  /// object by object.
  static func connectCollection(_ name: String, of source: NSObject, to objects: [NSObject]) -> OutletResult? {
    guard let setter = setter(name, of: source) else { return nil }
    return setter.connect(all: objects, of: source) ? .connected : .wrongType
  }

  static func connectOutlet(_ name: String, of source: NSObject, to object: NSObject, appending: Bool) -> OutletResult {
    if let setter = setter(name, of: source) { return setter.connect(object, of: source) ? .connected : .wrongType }
    return first(of: source) { property, value in
      guard property == name, let slot = value as? any OutletSlot else { return nil }
      return slot.connect(object, appending: appending) ? .connected : .wrongType
    } ?? .missing
  }

  /// Returns the action with a name, for callers that have only the name.
  static func selector(_ name: String, of object: NSObject) -> Selector? {
    guard let slot = action(name, object) else { return nil }
    return Selector(
      name: name, mainActorOwner: NSObject.self
    ) { (object: NSObject, arguments) in
      let event = arguments.count > 1 ? arguments[1] as? UIEvent : nil
      _ = slot.perform(on: object, sender: arguments.first ?? nil, event: event)
    }
  }

  /// Returns whether `object` declares the action.
  static func hasAction(_ selector: String, _ object: NSObject) -> Bool {
    action(selector, object) != nil
  }

  /// Returns the segue action with a selector; nil if the object has none.
  static func segueAction(_ selector: String, of object: NSObject) -> (any SegueActionSlot)? {
    first(of: object) { property, value in
      guard let slot = value as? any SegueActionSlot, slot.answers(to: selector, property: property) else { return nil }
      return slot
    }
  }

  private static func action(_ selector: String, _ object: NSObject) -> (any ActionSlot)? {
    first(of: object) { property, value in
      guard let slot = value as? any ActionSlot, slot.answers(to: selector, property: property) else { return nil }
      return slot
    }
  }

  /// Calls an action, including those of UIKit that documents commonly use.
  static func perform(_ selector: String, on object: NSObject, sender: Any?) -> Bool {
    if let slot = action(selector, object) {
      return slot.perform(on: object, sender: sender, event: (sender as? UIControl)?.currentEvent)
    }
    switch (selector, object) {
    case ("becomeFirstResponder", let responder as UIResponder): responder.becomeFirstResponder()
    case ("resignFirstResponder", let responder as UIResponder): responder.resignFirstResponder()
    case ("cut:", let responder as UIResponder): responder.cut(sender)
    case ("copy:", let responder as UIResponder): responder.copy(sender)
    case ("paste:", let responder as UIResponder): responder.paste(sender)
    case ("delete:", let responder as UIResponder): responder.delete(sender)
    case ("select:", let responder as UIResponder): responder.select(sender)
    case ("selectAll:", let responder as UIResponder): responder.selectAll(sender)
    case ("startAnimating", let view as UIActivityIndicatorView): view.startAnimating()
    case ("stopAnimating", let view as UIActivityIndicatorView): view.stopAnimating()
    case (_, let object as any InterfaceObject): return object.performOwnAction(selector)
    default: return false
    }
    return true
  }

  /// Calls an action on the first responder, or on one up the chain.
  static func performInChain(_ selector: String, from start: UIResponder?, sender: Any?) -> Bool {
    var responder = start
    while let current = responder {
      if perform(selector, on: current, sender: sender) { return true }
      responder = current.next
    }
    return false
  }
}
