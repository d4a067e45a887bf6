/// Applies the “User Defined Runtime Attributes”.
extension InterfaceBuilder {
  package func applyRuntimeAttributes(_ element: InterfaceElement, to object: NSObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      let value = runtimeValue(attribute)
      let taker = object as? any UserDefinedRuntimeAttributes
      if let taker, taker.setRuntimeAttribute(value, forKeyPath: keyPath) {
        continue
      }
      if InspectableProperty.set(value, atPath: keyPath, of: object) { continue }
      if !setOwnAttribute(keyPath, value, of: object) {
        warn("the class \(type(of: object)) does not take the runtime attribute “\(keyPath)”", at: attribute)
      }
    }
  }

  private func runtimeValue(_ element: InterfaceElement) -> Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.bool("value") ?? child?.bool("value") ?? false
    case "number":
      guard let child else { return element.number("value") }
      return child.name == "integer" ? child.int("value") : child.number("value")
    case "string": return element.string("value")
    case "color": return document.color("value", of: element)
    case "image": return document.image("value", of: element, bundle: bundle)
    case "point": return element.point("value")
    case "size": return element.size("value")
    case "rect": return element.rect("value")
    case "range":
      return NSRange(location: child?.int("location") ?? 0, length: child?.int("length") ?? 0)
    default: return nil
    }
  }

  /// Sets an attribute of UIKit's classes that Interface Builder has no field for, and that is usually set in this way.
  private func setOwnAttribute(_ keyPath: String, _ value: Any?, of object: NSObject) -> Bool {
    if let object = object as? any InterfaceObject, object.setOwnAttribute(keyPath, value) { return true }
    let number = (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) }
    switch (keyPath, object) {
    case ("layer.cornerRadius", let view as UIView): view.layer.cornerRadius = number ?? 0
    case ("layer.borderWidth", let view as UIView): view.layer.borderWidth = number ?? 0
    case ("layer.masksToBounds", let view as UIView): view.layer.masksToBounds = value as? Bool ?? false
    case ("layer.shadowOpacity", let view as UIView): view.layer.shadowOpacity = Float(number ?? 0)
    case ("layer.shadowRadius", let view as UIView): view.layer.shadowRadius = number ?? 0
    case ("layer.zPosition", let view as UIView): view.layer.zPosition = number ?? 0
    case ("accessibilityIdentifier", let view as UIView): view.accessibilityIdentifier = value as? String
    default: return false
    }
    return true
  }
}
