import Foundation
import GuideModel

/// Tells addresses that anybody may see from those that may carry somebody's credentials. In doubt they do.
package enum AddressPrivacy {
  /// User names, queries, headers, paths like those of Xtream servers (`/NAME/WORD/123.ts`), and parts that look like
  /// keys.
  static func mayCarryCredentials(_ stream: ChannelStream) -> Bool {
    guard stream.headers.isEmpty, stream.options.isEmpty, let parts = URLComponents(string: stream.address),
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else { return true }
    let path = parts.path.split(separator: "/").map(String.init)
    if path.count >= 3, let last = path.last, last.prefix(while: { $0 != "." }).allSatisfy(\.isNumber) { return true }
    return path.contains(where: looksLikeKey)
  }

  /// An address of a picture or page without a name and a password before its host: in such addresses they are never
  /// needed to say which is meant.
  package static func withoutUser(_ address: String) -> String {
    guard address.contains("@"), let scheme = address.range(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let at = rest[..<end].lastIndex(of: "@") else { return address }
    return String(address[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  /// The tree with every address in it that way.
  /// - Complexity: O(size).
  static func withoutUsers(_ tree: ElementTree) -> ElementTree {
    var tree = tree
    for index in tree.attributes.indices { tree.attributes[index].value = withoutUser(tree.attributes[index].value) }
    for index in tree.content.indices {
      switch tree.content[index] {
      case .element(let child): tree.content[index] = .element(withoutUsers(child))
      case .text(let text):
        // Elements such as `url` are nothing but an address; what people write about is left alone.
        if !text.contains(" ") { tree.content[index] = .text(withoutUser(text)) }
      }
    }
    return tree
  }

  /// Sixteen characters or more without words in them: digits and letters mixed, or hexadecimal digits.
  private static func looksLikeKey(_ part: String) -> Bool {
    part.split(whereSeparator: { ".-_~".contains($0) }).contains { run in
      guard run.count >= 16 else { return false }
      let digits = run.filter(\.isNumber).count
      return digits >= 3
    }
  }
}
