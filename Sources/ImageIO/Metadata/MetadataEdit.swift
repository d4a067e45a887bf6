/// Changes one tag within others, which are replaced on the way.
struct MetadataEdit {
  /// Creates the tag for a place.
  typealias Make = (Context) -> CGImageMetadataTag?

  /// The name of the place of a tag.
  struct Context {
    var namespace: String
    var prefix: String
    var name: String
  }

  enum Change {
    case unchanged
    case removed
    case changed(CGImageMetadataTag)
  }

  let namespaces: [String: String]
  /// Creates the new tag; nil to remove the present one.
  let make: Make?

  /// Returns a tag with the change at a path in it. Missing tags on the way are created: ordered arrays, texts in
  /// languages, and structures.
  func changed(_ tag: CGImageMetadataTag?, _ steps: ArraySlice<MetadataPath.Step>, _ context: Context) -> Change {
    guard let step = steps.first else {
      guard let make else { return tag == nil ? .unchanged : .removed }
      return make(context).map { .changed($0) } ?? .unchanged
    }
    switch step {
    case .field(let prefix, let name):
      guard let inner = self.context(prefix, name, context) else { return .unchanged }
      guard let base = tag ?? empty(.structure, .structure([]), context), case .structure(let fields) = base.value
      else { return .unchanged }
      let place = fields.firstIndex { $0.prefix == inner.prefix && $0.name == name }
      return replacing(fields, at: place, steps, inner) { base.with(value: .structure($0)) }
    case .index(let index):
      guard let base = tag ?? empty(.arrayOrdered, .array([]), context), case .array(let elements) = base.value,
        index <= elements.count
      else { return .unchanged }
      let inner = Context(namespace: context.namespace, prefix: context.prefix, name: "[\(index)]")
      return replacing(elements, at: index < elements.count ? index : nil, steps, inner) {
        base.with(value: .array($0))
      }
    case .language(let language):
      guard let base = tag ?? empty(.alternateText, .array([]), context), base.type == .alternateText,
        case .array(let elements) = base.value
      else { return .unchanged }
      let inner = Context(namespace: context.namespace, prefix: context.prefix, name: "[\(language)]")
      let place = elements.firstIndex { $0.language == language }
      return replacing(elements, at: place, steps, inner) { tags in
        base.with(value: .array(tags.map { $0.language == nil ? $0.in(language) : $0 }))
      }
    case .qualifier(let prefix, let name):
      guard let inner = self.context(prefix, name, context), let base = tag, case .text = base.value
      else { return .unchanged }
      let place = base.qualifiers.firstIndex { $0.prefix == inner.prefix && $0.name == name }
      return replacing(base.qualifiers, at: place, steps, inner) { base.with(qualifiers: $0) }
    }
  }

  private func context(_ prefix: String?, _ name: String, _ outer: Context) -> Context? {
    guard let prefix else { return Context(namespace: outer.namespace, prefix: outer.prefix, name: name) }
    return namespaces[prefix].map { Context(namespace: $0, prefix: prefix, name: name) }
  }

  private func empty(_ type: CGImageMetadataType, _ value: CGImageMetadataTag.Value, _ context: Context)
    -> CGImageMetadataTag?
  {
    if make == nil { return nil }
    return CGImageMetadataTag(
      namespace: context.namespace, prefix: context.prefix, name: context.name, type: type, value: value)
  }

  private func replacing(
    _ tags: [CGImageMetadataTag], at place: Int?, _ steps: ArraySlice<MetadataPath.Step>, _ inner: Context,
    _ build: ([CGImageMetadataTag]) -> CGImageMetadataTag
  ) -> Change {
    var tags = tags
    switch changed(place.map { tags[$0] }, steps.dropFirst(), inner) {
    case .unchanged: return .unchanged
    case .removed: if let place { tags.remove(at: place) }
    case .changed(let tag): if let place { tags[place] = tag } else { tags.append(tag) }
    }
    return .changed(build(tags))
  }
}

extension CGImageMetadataTag {
  /// Returns the tag as a text in a language.
  func `in`(_ language: String) -> CGImageMetadataTag {
    let tag = CGImageMetadataTag(
      namespace: MetadataNamespaces.xml, prefix: "xml", name: "lang", type: .string, value: .text(language))
    return with(qualifiers: qualifiers + [tag])
  }
}
