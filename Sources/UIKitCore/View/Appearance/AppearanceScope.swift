/// The views of a class that a proxy applies to.
@MainActor struct AppearanceScope {
  /// The classes of the containing objects, from the nearest to the outermost; empty for any place.
  var containers: [AnyClass] = []
  /// The traits that a view must have; nil for any.
  var traits: UITraitCollection?

  init(containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil) {
    self.containers = containers.map { $0 as AnyClass }
    self.traits = traits
  }

  func isEqual(to other: AppearanceScope) -> Bool {
    containers.elementsEqual(other.containers) { $0 == $1 } && traits == other.traits
  }

  /// Returns whether `view` is inside objects of the classes, in their order. Linear in the depth of the view.
  func includes(_ view: UIView) -> Bool {
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var rest = containers[...]
    var responder = view.next
    while let wanted = rest.first, let present = responder {
      if Self.isKind(present, of: wanted) { rest.removeFirst() }
      responder = present.next
    }
    return rest.isEmpty
  }

  private static func isKind(_ object: UIResponder, of wanted: AnyClass) -> Bool {
    var current: AnyClass? = type(of: object)
    while let candidate = current {
      if candidate == wanted { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }
}
