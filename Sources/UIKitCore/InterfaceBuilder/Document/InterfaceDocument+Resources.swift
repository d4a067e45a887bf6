/// Reads colours, fonts and images, which are defined in the document's resources or in the bundle.
extension InterfaceDocument {
  package func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    return color(child)
  }

  /// Returns the colour of an element: components in a colour space, a system colour, or a named one.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = UIColor.system(named: name) { return color }
      // The document contains the components that the colour had when it was saved.
      if let saved = resource("systemColor", named: name)?.child(named: "color") { return components(saved) }
      warn("unknown system colour “\(name)”", at: element)
      return nil
    }
    if let name = element["name"] {
      if let color = UIColor(named: name) { return color }
      // A saved colour has components; one that names another could lead back here.
      if let saved = resource("namedColor", named: name)?.child(named: "color"), saved["name"] == nil {
        return color(saved)
      }
      warn("the colour “\(name)” is neither in the bundle nor in the document", at: element)
      return nil
    }
    return components(element)
  }

  private func components(_ element: InterfaceElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    switch element["colorSpace"] {
    case "calibratedWhite", "deviceWhite":
      return UIColor(white: element.number("white") ?? 0, alpha: alpha)
    case "custom" where element["white"] != nil:
      return UIColor(white: element.number("white") ?? 0, alpha: alpha)
    case "calibratedRGB", "deviceRGB", "custom":
      let (red, green, blue) = (element.number("red") ?? 0, element.number("green") ?? 0, element.number("blue") ?? 0)
      if element["customColorSpace"] == "displayP3" {
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    default:
      warn("unknown colour space “\(element["colorSpace"] ?? "")”", at: element)
      return nil
    }
  }

  func font(_ key: String, of element: InterfaceElement) -> UIFont? {
    guard let child = element.child(key: key) else { return nil }
    return font(child)
  }

  /// Returns the font of `<fontDescription type style weight pointSize name family>`, or of `<font metaFont size name>`
  /// in attributed text.
  func font(_ element: InterfaceElement) -> UIFont? {
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case .some:
      let weight = element.choice(
        "weight",
        [
          "ultraLight": UIFont.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
          "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ])
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    case nil:
      guard let name = element["name"] ?? element["family"] else { return nil }
      if let font = UIFont(name: name, size: size) ?? element["family"].flatMap({ UIFont(name: $0, size: size) }) {
        return font
      }
      warn("the font “\(name)” is not installed", at: element)
      return .systemFont(ofSize: size)
    }
  }

  /// Returns an image named by an attribute, or by an element with options.
  func image(_ key: String, of element: InterfaceElement, bundle: Bundle) -> UIImage? {
    if let name = element[key] {
      return image(named: name, isSymbol: element["catalog"] == "system", bundle: bundle, at: element)
    }
    guard let child = element.child(key: key), child.name == "imageReference", let name = child["image"] else {
      return nil
    }
    var image = image(named: name, isSymbol: child["catalog"] == "system", bundle: bundle, at: child)
    if let scale: UIImage.SymbolScale = child.choice("symbolScale", Self.symbolScales) {
      image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }
    let mode: UIImage.RenderingMode? = child.choice(
      "renderingMode", ["original": .alwaysOriginal, "template": .alwaysTemplate])
    return mode.flatMap { image?.withRenderingMode($0) } ?? image
  }

  private static let symbolScales: KeyValuePairs<String, UIImage.SymbolScale> = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  /// Returns the configuration of `<preferredSymbolConfiguration configurationType pointSize scale weight>`, which may
  /// have a font.
  func symbolConfiguration(_ key: String, of element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key), child.name == "preferredSymbolConfiguration" else { return nil }
    let weight: UIImage.SymbolWeight? = child.choice(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ])
    return UIImage.SymbolConfiguration(
      size: child.number("pointSize") ?? font("fontDescription", of: child)?.pointSize, weight: weight,
      scale: child.choice("scale", Self.symbolScales))
  }

  private func image(named name: String, isSymbol: Bool, bundle: Bundle, at element: InterfaceElement) -> UIImage? {
    let isSymbol = isSymbol || resource("image", named: name)?["catalog"] == "system"
    let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    if image == nil { warn("there is no image named “\(name)”", at: element) }
    return image
  }

  func attributedString(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
    guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in fragment.list("attributes") {
        switch (value.name, value.key) {
        case ("color", "NSColor"): attributes[.foregroundColor] = color(value)
        case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = color(value)
        case ("font", "NSFont"), ("fontDescription", "NSFont"): attributes[.font] = font(value)
        case ("integer", "NSUnderline"): attributes[.underlineStyle] = value.int("value")
        case ("paragraphStyle", _):
          let style = NSMutableParagraphStyle()
          style.alignment = value.textAlignment("alignment") ?? .natural
          style.lineSpacing = value.number("lineSpacing") ?? 0
          attributes[.paragraphStyle] = style
        default: break
        }
      }
      result.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return result
  }
}
