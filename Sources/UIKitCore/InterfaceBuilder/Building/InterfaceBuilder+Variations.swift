/// The parts of an interface that exist in some size classes only.
///
/// Under `variation` elements, a document lists the subviews and constraints of an element that are left out or added.
/// The variation named `default` applies everywhere. The others are for certain widths or heights, which change when a
/// window is resized; they are ignored.
extension InterfaceBuilder {
  /// Returns the children of the list named `kind` that are installed.
  func installed(_ kind: String, of element: InterfaceElement) -> [InterfaceElement] {
    let masks = element.children.filter { $0.name == "variation" && $0.key == "default" }
      .flatMap(\.children).filter { $0.name == "mask" && $0.key == kind }
    let left = Set(masks.flatMap(\.children).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
    return element.list(kind).filter { child in child.id.map { !left.contains($0) } ?? true }
  }

  /// Warns once of an element that has variations for size classes.
  func warnOfVariations(_ element: InterfaceElement) {
    if let other = element.children.first(where: { $0.name == "variation" && $0.key != "default" }) {
      warn("the variation for “\(other.key ?? "")” is ignored: variations by size class are not supported", at: other)
    }
  }
}
