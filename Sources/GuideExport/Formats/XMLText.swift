import GuideModel

/// Writes XML with texts that may contain anything.
enum XMLText {
  /// Returns text for an element, or for an attribute's value between `"`. Characters that XML 1.0 forbids are dropped,
  /// and those that a reader would change are written by number.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { needsCare($0, inAttribute) }) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where inAttribute: result += "&#10;"
      case "\t" where inAttribute: result += "&#9;"
      default: if isLegal(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static func needsCare(_ scalar: Unicode.Scalar, _ inAttribute: Bool) -> Bool {
    switch scalar {
    case "&", "<", ">", "\r": true
    case "\"", "\n", "\t": inAttribute
    default: !isLegal(scalar)
    }
  }

  static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// Returns a valid name for a tag; other characters become `_`.
  static func name(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
      default: byte >= 0x80
      }
    }
    let safe =
      isPlain
      ? name
      : String(
        String.UnicodeScalarView(
          name.unicodeScalars.map {
            $0.isASCII && !($0.properties.isAlphabetic || "0123456789-._".unicodeScalars.contains($0)) ? "_" : $0
          }))
    guard let first = safe.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      return "_" + safe
    }
    return safe
  }

  /// Returns ` name="value"` for each attribute; of several with one name only the first, because a tag may have it
  /// only once.
  static func attributes(_ attributes: [ElementTree.Attribute]) -> String {
    var seen: Set<String> = []
    return attributes.reduce(into: "") { text, attribute in
      let name = name(attribute.name)
      if seen.insert(name).inserted { text += " \(name)=\"\(escaped(attribute.value, inAttribute: true))\"" }
    }
  }

  /// Returns an element with its content, without adding white space.
  /// - Complexity: O(size). Stored trees nest 256 deep at most.
  static func element(_ tree: ElementTree) -> String {
    let name = name(tree.name)
    let head = "<\(name)\(attributes(tree.attributes))"
    return tree.content.isEmpty ? head + "/>" : "\(head)>\(content(tree))</\(name)>"
  }

  static func content(_ tree: ElementTree) -> String {
    tree.content.reduce(into: "") { text, node in
      switch node {
      case .text(let own): text += escaped(own)
      case .element(let child): text += element(child)
      }
    }
  }
}
