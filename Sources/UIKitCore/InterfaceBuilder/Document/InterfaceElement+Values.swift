/// Reads attributes and property elements as UIKit's values. Missing and invalid ones are nil.
extension InterfaceElement {
  package func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  package func int(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// Returns a number. Interface Builder writes decimal points in any language. Numbers above a billion are rejected,
  /// because layouts add them up and round them to whole pixels.
  package func number(_ attribute: String) -> CGFloat? {
    guard let value = self[attribute].flatMap({ Double($0) }), value.isFinite else { return nil }
    return CGFloat(min(max(value, -1e9), 1e9))
  }

  /// Returns a value of an enumeration from the word that Interface Builder writes for it.
  package func choice<Value>(_ attribute: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    guard let word = self[attribute] else { return nil }
    return values.first { $0.key == word }?.value
  }

  /// Returns a string from an attribute or, for one with line breaks, from an element.
  package func string(_ name: String) -> String? {
    if let value = self[name] { return value }
    guard let child = child(key: name), child.name == "string" || child.name == "mutableString" else { return nil }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    // Written without padding, and broken into lines.
    var text = child.text.filter { !$0.isWhitespace }
    while text.count % 4 != 0 { text += "=" }
    return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) }
  }

  func rect(_ key: String) -> CGRect? {
    guard let child = child(key: key), child.name == "rect" else { return nil }
    return CGRect(
      x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: child.number("width") ?? 0,
      height: child.number("height") ?? 0)
  }

  package func size(_ key: String) -> CGSize? {
    guard let child = child(key: key), child.name == "size" else { return nil }
    return CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
  }

  func point(_ key: String) -> CGPoint? {
    guard let child = child(key: key), child.name == "point" else { return nil }
    return CGPoint(x: child.number("x") ?? 0, y: child.number("y") ?? 0)
  }

  /// Returns the insets of `<inset minX minY maxX maxY>`, or of `<edgeInsets top left bottom right>`.
  package func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key: key) else { return nil }
    switch child.name {
    case "inset":
      return UIEdgeInsets(
        top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0,
        right: child.number("maxX") ?? 0)
    case "edgeInsets":
      return UIEdgeInsets(
        top: child.number("top") ?? 0, left: child.number("left") ?? 0, bottom: child.number("bottom") ?? 0,
        right: child.number("right") ?? 0)
    default: return nil
    }
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let child = child(key: key), child.name == "directionalEdgeInsets" else { return nil }
    return NSDirectionalEdgeInsets(
      top: child.number("top") ?? 0, leading: child.number("leading") ?? 0, bottom: child.number("bottom") ?? 0,
      trailing: child.number("trailing") ?? 0)
  }

  /// Returns the edges of `<… key top="YES" left right bottom>`.
  func rectEdges(_ key: String) -> UIRectEdge? {
    guard let child = child(key: key) else { return nil }
    var edges: UIRectEdge = []
    if child.bool("top") ?? false { edges.insert(.top) }
    if child.bool("left") ?? false { edges.insert(.left) }
    if child.bool("bottom") ?? false { edges.insert(.bottom) }
    if child.bool("right") ?? false { edges.insert(.right) }
    return edges
  }

  var autoresizingMask: UIView.AutoresizingMask? {
    guard let child = child(key: "autoresizingMask") else { return nil }
    var mask: UIView.AutoresizingMask = []
    if child.bool("flexibleMinX") ?? false { mask.insert(.flexibleLeftMargin) }
    if child.bool("widthSizable") ?? false { mask.insert(.flexibleWidth) }
    if child.bool("flexibleMaxX") ?? false { mask.insert(.flexibleRightMargin) }
    if child.bool("flexibleMinY") ?? false { mask.insert(.flexibleTopMargin) }
    if child.bool("heightSizable") ?? false { mask.insert(.flexibleHeight) }
    if child.bool("flexibleMaxY") ?? false { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  var contentMode: UIView.ContentMode? {
    choice(
      "contentMode",
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
      ])
  }

  func textAlignment(_ attribute: String) -> NSTextAlignment? {
    choice(
      attribute,
      ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural])
  }

  func lineBreakMode(_ attribute: String) -> NSLineBreakMode? {
    choice(
      attribute,
      [
        "clip": .byClipping, "characterWrap": .byCharWrapping, "wordWrap": .byWordWrapping,
        "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
        "tailTruncation": .byTruncatingTail,
      ])
  }
}
