import Foundation
import UIKit

/// Reads attributes of an extension, such as `colour: 'red', size: 3`.
struct MarkdownAttributes {
  /// The keys by their names in Markdown; other names are ignored.
  let keys: [String: any MarkdownDecodableAttributedStringKey.Type]

  private static let keysOfDecoder = CodingUserInfoKey(rawValue: "AppleNames.MarkdownAttributes")

  /// Sets the attributes of a text; throws if a value has another type than its attribute.
  func apply(_ source: String, to container: inout AttributeContainer) throws {
    guard let key = Self.keysOfDecoder, !keys.isEmpty else { return }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    decoder.userInfo[key] = self
    container.merge(try decoder.decode(Decoded.self, from: Data("{\(source)}".utf8)).container)
  }

  private struct Decoded: Decodable {
    var container = AttributeContainer()

    init(from decoder: any Decoder) throws {
      guard let key = keysOfDecoder, let attributes = decoder.userInfo[key] as? MarkdownAttributes else { return }
      let values = try decoder.container(keyedBy: Name.self)
      for name in values.allKeys {
        guard let key = attributes.keys[name.stringValue] else { continue }
        try set(key, from: values.superDecoder(forKey: name))
      }
    }

    private mutating func set<Key: MarkdownDecodableAttributedStringKey>(
      _ key: Key.Type, from decoder: any Decoder
    ) throws { writeAttribute(key, &container, try Key.decodeMarkdown(from: decoder)) }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
