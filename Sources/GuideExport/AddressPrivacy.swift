import Foundation
import GuideModel

/// Distinguishes addresses that anybody may see from those that may contain credentials. In doubt they do.
package enum AddressPrivacy {
  /// Whether a stream has user names, queries, headers, paths like those of Xtream servers (`/NAME/WORD/123.ts`), or
  /// parts that look like keys.
  static func mayCarryCredentials(_ stream: ChannelStream) -> Bool {
    guard stream.headers.isEmpty, stream.options.isEmpty, let parts = URLComponents(string: stream.address),
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else { return true }
    let path = parts.path.split(separator: "/").map(String.init)
    if path.count >= 3, let last = path.last, last.prefix(while: { $0 != "." }).allSatisfy(\.isNumber) { return true }
    return path.contains(where: looksLikeKey)
  }

  /// Returns an address of a picture or page without user name and password, which such addresses never need.
  package static func withoutUser(_ address: String) -> String {
    guard address.contains("@"), let scheme = address.range(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let at = rest[..<end].lastIndex(of: "@") else { return address }
    return String(address[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  /// Returns the tree with every address in it treated in that way.
  /// - Complexity: O(size).
  static func withoutUsers(_ tree: ElementTree) -> ElementTree {
    var tree = tree
    for index in tree.attributes.indices { tree.attributes[index].value = withoutUser(tree.attributes[index].value) }
    for index in tree.content.indices {
      switch tree.content[index] {
      case .element(let child): tree.content[index] = .element(withoutUsers(child))
      case .text(let text):
        // Elements such as `url` contain only an address; other texts are left alone.
        if !text.contains(" ") { tree.content[index] = .text(withoutUser(text)) }
      }
    }
    return tree
  }

  /// Whether a part has sixteen characters or more without words: digits and letters mixed, or hexadecimal digits.
  private static func looksLikeKey(_ part: String) -> Bool {
    part.split(whereSeparator: { ".-_~".contains($0) }).contains { run in
      guard run.count >= 16 else { return false }
      let digits = run.filter(\.isNumber).count
      return digits >= 3
    }
  }
}
