import CoreGraphics

extension CALayer {
  final func layerValue(forKeyPath path: String) -> Any? {
    let (key, rest) = Self.split(path)
    if let property = propertyValue(key) {
      guard let rest else { return property }
      return property.flatMap { KeyPathParts.part(rest, of: $0) }
    }
    if let value = userValues?[path] { return value }
    if let rest, let owner = userValues?[key] { return KeyPathParts.part(rest, of: owner) }
    return style?[path] ?? Self.dynamicDefault(self, path)
  }

  private static func dynamicDefault(_ layer: CALayer, _ key: String) -> Any? {
    type(of: layer).defaultValue(forKey: key)
  }

  final func setLayerValue(_ value: Any?, forKeyPath path: String) {
    let (key, rest) = Self.split(path)
    if let property = propertyValue(key) {
      guard let rest else {
        _ = setPropertyValue(value, key)
        return
      }
      if let value, let property, let changed = KeyPathParts.setting(rest, of: property, to: value) {
        _ = setPropertyValue(changed, key)
      }
      return
    }
    let action = actionBeforeChange(path)
    var values = userValues ?? [:]
    values[path] = value
    userValues = values
    if type(of: self).needsDisplay(forKey: path) { setNeedsDisplay() }
    action?.run(forKey: path, object: self, arguments: nil)
  }

  private static func split(_ path: String) -> (String, String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  final func ownPropertyValue(_ key: String) -> Any?? {
    switch key {
    case "bounds": bounds
    case "position": position
    case "frame": frame
    case "anchorPoint": anchorPoint
    case "anchorPointZ": anchorPointZ
    case "zPosition": zPosition
    case "transform": transform
    case "sublayerTransform": sublayerTransform
    case "hidden", "isHidden": isHidden
    case "opacity": opacity
    case "backgroundColor": .some(backgroundColor)
    case "masksToBounds": masksToBounds
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "borderColor": .some(borderColor)
    case "contents": .some(contents)
    case "contentsRect": contentsRect
    case "contentsCenter": contentsCenter
    case "contentsScale": contentsScale
    case "shadowColor": .some(shadowColor)
    case "shadowOpacity": shadowOpacity
    case "shadowOffset": shadowOffset
    case "shadowRadius": shadowRadius
    case "shadowPath": .some(shadowPath)
    case "mask": .some(mask)
    case "name": .some(name)
    case "doubleSided": isDoubleSided
    case "speed": speed
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    default: .none
    }
  }

  final func setOwnPropertyValue(_ any: Any?, _ key: String) -> Bool {
    let value = any.map(AnimatableValue.init) ?? .none(())
    switch (key, value) {
    case ("bounds", .rect(let v)): bounds = v
    case ("frame", .rect(let v)): frame = v
    case ("position", .point(let v)): position = v
    case ("anchorPoint", .point(let v)): anchorPoint = v
    case ("anchorPointZ", .scalar(let v)): anchorPointZ = v
    case ("zPosition", .scalar(let v)): zPosition = v
    case ("transform", .transform(let v)): transform = v
    case ("sublayerTransform", .transform(let v)): sublayerTransform = v
    case ("hidden", .scalar(let v)), ("isHidden", .scalar(let v)): isHidden = v != 0
    case ("opacity", .scalar(let v)): opacity = Float(v)
    case ("backgroundColor", .color(let v)): backgroundColor = v
    case ("backgroundColor", .none): backgroundColor = nil
    case ("masksToBounds", .scalar(let v)): masksToBounds = v != 0
    case ("cornerRadius", .scalar(let v)): cornerRadius = v
    case ("borderWidth", .scalar(let v)): borderWidth = v
    case ("borderColor", .color(let v)): borderColor = v
    case ("borderColor", .none): borderColor = nil
    case ("contents", _): contents = any
    case ("contentsRect", .rect(let v)): contentsRect = v
    case ("contentsCenter", .rect(let v)): contentsCenter = v
    case ("contentsScale", .scalar(let v)): contentsScale = v
    case ("shadowColor", .color(let v)): shadowColor = v
    case ("shadowColor", .none): shadowColor = nil
    case ("shadowOpacity", .scalar(let v)): shadowOpacity = Float(v)
    case ("shadowOffset", .size(let v)): shadowOffset = v
    case ("shadowRadius", .scalar(let v)): shadowRadius = v
    case ("shadowPath", .path(let v)): shadowPath = v
    case ("shadowPath", .none): shadowPath = nil
    case ("mask", _): mask = any as? CALayer
    case ("name", _): name = any as? String
    case ("doubleSided", .scalar(let v)): isDoubleSided = v != 0
    case ("speed", .scalar(let v)): speed = Float(v)
    case ("timeOffset", .scalar(let v)): timeOffset = CFTimeInterval(v)
    case ("beginTime", .scalar(let v)): beginTime = CFTimeInterval(v)
    default: return false
    }
    return true
  }
}
