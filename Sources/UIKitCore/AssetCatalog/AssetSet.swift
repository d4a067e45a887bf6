/// The content of a slot of a set: a colour, or a picture's file.
protocol AssetContent: Decodable, Sendable {
  /// The key of the list of slots in "Contents.json".
  static var listKey: String { get }
  /// Whether the slot has something in it.
  var isFilled: Bool { get }
}

/// The variants of a named colour or picture, one for each filled slot of the set.
struct AssetSet<Content: AssetContent>: Sendable {
  struct Variant: Sendable {
    var slot: AssetSlot
    var content: Content
  }

  let folder: URL
  let variants: [Variant]
  let properties: AssetSetProperties

  /// Reads a set. Nil, with a warning, if its "Contents.json" cannot be read or has no filled slot.
  init?(folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    do {
      let contents = try JSONDecoder().decode(AssetSetContents<Content>.self, from: Data(contentsOf: file))
      variants = contents.variants.filter(\.content.isFilled)
      properties = contents.properties
    } catch {
      Self.warn("\(file.path) cannot be read: \(error)")
      return nil
    }
    guard !variants.isEmpty else {
      Self.warn("\(file.path) has no filled slot")
      return nil
    }
    self.folder = folder
  }

  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("UIKit: asset catalogue: \(text)\n".utf8))
  }

  /// Returns the variants that fit the traits best: several if they differ only in scale.
  func best(for traits: UITraitCollection) -> [Variant] {
    let ranked = variants.compactMap { variant in variant.slot.rank(for: traits).map { (variant, $0) } }
    guard let highest = ranked.map(\.1).max() else { return [] }
    return ranked.filter { $0.1 == highest }.map(\.0)
  }

  /// Whether other traits can select another variant, apart from the scale.
  var isDynamic: Bool { variants.contains { !($0.slot.appearances ?? []).isEmpty || $0.slot.gamut != nil } }
}

/// The content of a set's "Contents.json".
private struct AssetSetContents<Content: AssetContent>: Decodable {
  let variants: [AssetSet<Content>.Variant]
  let properties: AssetSetProperties

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Entry: Decodable {
    var slot: AssetSlot
    var content: Content

    init(from decoder: any Decoder) throws {
      slot = try AssetSlot(from: decoder)
      content = try Content(from: decoder)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let entries = try container.decode([Entry].self, forKey: Key(stringValue: Content.listKey))
    variants = entries.map { .init(slot: $0.slot, content: $0.content) }
    properties =
      try container.decodeIfPresent(AssetSetProperties.self, forKey: Key(stringValue: "properties")) ?? .init()
  }
}

/// The properties of a whole set.
struct AssetSetProperties: Decodable, Sendable {
  /// "template", "original" or nil.
  var renderingIntent: String?

  enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
}
