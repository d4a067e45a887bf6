/// A path to a tag, such as `dc:description[de]`, `exif:Flash.Fired` or `foo:product?bar:maker`.
struct MetadataPath {
  enum Step: Equatable {
    /// A field of a structure, or a tag at the top.
    case field(prefix: String?, name: String)
    case index(Int)
    case language(String)
    case qualifier(prefix: String?, name: String)
  }

  private(set) var steps: [Step] = []

  /// Reads a path; nil if it is not valid or too long. Linear in its characters.
  init?(_ path: String) {
    var rest = Substring(path)
    func name(_ text: Substring) -> (String?, String)? {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let last = parts.last, !last.isEmpty, parts.count == 1 || !parts[0].isEmpty else { return nil }
      return (parts.count == 2 ? String(parts[0]) : nil, String(last))
    }
    while let first = rest.first {
      guard steps.count < CGImageMetadataTag.depthLimit else { return nil }
      if first == "[" {
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let text = rest[rest.index(after: rest.startIndex)..<end]
        guard !text.isEmpty else { return nil }
        if let index = Int(text) {
          guard index >= 0 else { return nil }
          steps.append(.index(index))
        } else {
          steps.append(.language(String(text)))
        }
        rest = rest[rest.index(after: end)...]
        continue
      }
      let isQualifier = first == "?"
      if isQualifier || first == "." { rest.removeFirst() }
      let end = rest.firstIndex { $0 == "[" || $0 == "." || $0 == "?" } ?? rest.endIndex
      guard let (prefix, name) = name(rest[..<end]) else { return nil }
      steps.append(isQualifier ? .qualifier(prefix: prefix, name: name) : .field(prefix: prefix, name: name))
      rest = rest[end...]
    }
    if steps.isEmpty { return nil }
  }
}
