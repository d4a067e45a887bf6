import Foundation

/// Something that scripts have sent: a message, or the end of an asynchronous function.
struct SentItem: Sendable {
  enum Kind: String, Sendable { case message, value, error, unsupported }
  let kind: Kind
  /// The name of the handler of a message.
  let name: String
  /// The number of the message or of the function.
  let id: Int
  /// The encoded value, or the text of the error.
  let content: String

  static func items(_ json: String) -> [SentItem] {
    let list = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [[Any]] ?? []
    return list.compactMap { parts in
      guard parts.count == 4, let kind = (parts[0] as? String).flatMap(Kind.init), let name = parts[1] as? String,
        let id = (parts[2] as? NSNumber)?.intValue, let content = parts[3] as? String
      else { return nil }
      return SentItem(kind: kind, name: name, id: id, content: content)
    }
  }
}
