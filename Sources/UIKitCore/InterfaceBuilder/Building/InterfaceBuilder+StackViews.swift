/// Applies the document's properties of stack views.
extension InterfaceBuilder {
  func applyStackView(_ element: InterfaceElement, _ view: UIStackView) {
    let axis: NSLayoutConstraint.Axis? = element.choice("axis", ["vertical": .vertical, "horizontal": .horizontal])
    if let axis { view.axis = axis }
    let distribution: UIStackView.Distribution? = element.choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    if let distribution { view.distribution = distribution }
    let alignment: UIStackView.Alignment? = element.choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
      ])
    if let alignment { view.alignment = alignment }
    if let value = element.number("spacing") { view.spacing = value }
    if let value = element.bool("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = value }
    if let value = element.bool("layoutMarginsRelativeArrangement") { view.isLayoutMarginsRelativeArrangement = value }
  }
}
