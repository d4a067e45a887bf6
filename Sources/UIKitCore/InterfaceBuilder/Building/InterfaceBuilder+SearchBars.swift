/// Applies the document's properties of search bars.
extension InterfaceBuilder {
  func applySearchBar(_ element: InterfaceElement, _ bar: UISearchBar) {
    let style: UISearchBar.Style? = element.choice(
      "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal])
    if let style { bar.searchBarStyle = style }
    if let value = element.string("placeholder") { bar.placeholder = value }
    if let value = element.string("prompt") { bar.prompt = value }
    if let value = element.bool("showsCancelButton") { bar.showsCancelButton = value }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = document.color("barTintColor", of: element) { bar.barTintColor = color }
    if let traits = element.child(key: "textInputTraits") { applyTraits(traits, bar.searchTextField) }
    if let text = element.string("text") { bar.text = text }
  }
}
