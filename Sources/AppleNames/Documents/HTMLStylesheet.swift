import Foundation

/// The rules of a document's style sheets whose selectors are an element, a class, an identifier, or an element with
/// one of these: `p`, `.note`, `p.note`, `#top`. Rules with other selectors have no effect.
struct HTMLStylesheet {
  /// The declarations by selector. Those with the same selector are merged, so that finding an element's takes as long
  /// as its own text.
  private var rules: [String: HTMLDeclarations] = [:]

  /// Adds the rules of a style sheet. Rules in blocks such as `@media` have no effect.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      rest = rest[rest.index(after: open)...]
      var depth = 1
      let end = rest.firstIndex { character in
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        return depth == 0
      }
      let block = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      guard !selectors.contains("@") else { continue }
      let declarations = HTMLDeclarations(block)
      for selector in selectors.split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard name.unicodeScalars.allSatisfy(Self.isPlain) else { continue }
        rules[Self.lowercasingElement(name), default: HTMLDeclarations()].merge(declarations)
      }
    }
  }

  /// Returns the declarations of an element, those with the strongest selectors last.
  func declarations(element: String, classes: String?, identifier: String?) -> HTMLDeclarations? {
    guard !rules.isEmpty else { return nil }
    var result = HTMLDeclarations()
    let names = (classes ?? "").split(whereSeparator: \.isWhitespace)
    let selectors =
      ["*", element] + names.map { "." + $0 } + names.map { element + "." + $0 }
      + (identifier.map { ["#" + $0, element + "#" + $0] } ?? [])
    for case let rule? in selectors.map({ rules[$0] }) { result.merge(rule) }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "-_.#*".unicodeScalars.contains(scalar)
  }

  private static func lowercasingElement(_ selector: String) -> String {
    let element = selector.prefix { $0 != "." && $0 != "#" }
    return element.lowercased() + selector.dropFirst(element.count)
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
