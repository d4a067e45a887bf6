/// Parts of an interface for some size classes only.
///
/// A document lists, under `variation` elements, which of an element's subviews and constraints it leaves out or takes
/// in. The one named `default` holds everywhere. The others are for certain widths or heights, which change while a
/// window is resized: they are not followed.
extension InterfaceBuilder {
  /// The children of the list named `kind` that are installed.
  func installed(_ kind: String, of element: InterfaceElement) -> [InterfaceElement] {
    let masks = element.children.filter { $0.name == "variation" && $0.key == "default" }
      .flatMap(\.children).filter { $0.name == "mask" && $0.key == kind }
    let left = Set(masks.flatMap(\.children).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
    return element.list(kind).filter { child in child.id.map { !left.contains($0) } ?? true }
  }

  /// Says once an element that it looks different elsewhere.
  func warnOfVariations(_ element: InterfaceElement) {
    if let other = element.children.first(where: { $0.name == "variation" && $0.key != "default" }) {
      warn("the variation for “\(other.key ?? "")” is ignored: size classes are not followed", at: other)
    }
  }
}
