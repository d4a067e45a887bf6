/// Applies the document's properties of controls.
extension InterfaceBuilder {
  func applyControl(_ element: InterfaceElement, _ control: UIControl) {
    if let value = element.bool("enabled") { control.isEnabled = value }
    if let value = element.bool("selected") { control.isSelected = value }
    if let value = element.bool("highlighted") { control.isHighlighted = value }
    let horizontal: UIControl.ContentHorizontalAlignment? = element.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
      ])
    if let horizontal { control.contentHorizontalAlignment = horizontal }
    let vertical: UIControl.ContentVerticalAlignment? = element.choice(
      "contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
    if let vertical { control.contentVerticalAlignment = vertical }
  }

  func applyButton(_ element: InterfaceElement, _ button: UIButton) {
    let type: UIButton.ButtonType? = element.choice(
      "buttonType",
      [
        "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
      ])
    if let type { button.setType(type) }
    if let font = document.font("fontDescription", of: element) { button.titleLabel?.font = font }
    if let mode = element.lineBreakMode("lineBreakMode") { button.titleLabel?.lineBreakMode = mode }
    if let insets = element.insets("contentEdgeInsets") ?? compactInsets("contentEdgeInsets", element) {
      button.contentEdgeInsets = insets
    }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    for child in element.children where child.name == "state" { applyState(child, button) }
    if let child = element.child(named: "buttonConfiguration") { applyConfiguration(child, button) }
  }

  private func compactInsets(_ key: String, _ element: InterfaceElement) -> UIEdgeInsets? {
    guard let child = element.child(key: key) else { return nil }
    return child.name == "inset" ? element.insets(key) : nil
  }

  private func applyState(_ element: InterfaceElement, _ button: UIButton) {
    let state: UIControl.State? = element.choice(
      "key",
      [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
      ])
    guard let state else { return warn("unknown button state “\(element.key ?? "")”", at: element) }
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let title = document.attributedString("attributedTitle", of: element) {
      button.setAttributedTitle(title, for: state)
    }
    if let color = document.color("titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let color = document.color("titleShadowColor", of: element) { button.setTitleShadowColor(color, for: state) }
    if let image = document.image("image", of: element, bundle: bundle) { button.setImage(image, for: state) }
    if let image = document.image("backgroundImage", of: element, bundle: bundle) {
      button.setBackgroundImage(image, for: state)
    }
    if let symbol = document.symbolConfiguration("preferredSymbolConfiguration", of: element) {
      button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
  }

  private func applyConfiguration(_ element: InterfaceElement, _ button: UIButton) {
    var configuration: UIButton.Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "tinted": configuration = .tinted()
    case "gray": configuration = .gray()
    default: configuration = .plain()
    }
    if let title = element.string("title") { configuration.title = title }
    if let title = document.attributedString("attributedTitle", of: element) {
      configuration.attributedTitle = AttributedString(title)
    }
    if let subtitle = element.string("subtitle") { configuration.subtitle = subtitle }
    if let image = document.image("image", of: element, bundle: bundle) { configuration.image = image }
    if let symbol = document.symbolConfiguration("preferredSymbolConfigurationForImage", of: element) {
      configuration.preferredSymbolConfigurationForImage = symbol
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    let placement: NSDirectionalRectEdge? = element.choice(
      "imagePlacement", ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
    if let placement { configuration.imagePlacement = placement }
    let corners: UIButton.Configuration.CornerStyle? = element.choice(
      "cornerStyle",
      [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
      ])
    if let corners { configuration.cornerStyle = corners }
    let size: UIButton.Configuration.Size? = element.choice(
      "buttonSize", ["medium": .medium, "small": .small, "mini": .mini, "large": .large])
    if let size { configuration.buttonSize = size }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let value = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = value }
    if let insets = element.directionalInsets("contentInsets") { configuration.contentInsets = insets }
    if let color = document.color("baseForegroundColor", of: element) { configuration.baseForegroundColor = color }
    if let color = document.color("baseBackgroundColor", of: element) { configuration.baseBackgroundColor = color }
    button.configuration = configuration
  }

  static let events: KeyValuePairs<String, UIControl.Event> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
