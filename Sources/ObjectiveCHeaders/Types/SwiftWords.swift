/// Names that Swift keeps for itself.
enum SwiftWords {
  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]

  /// Returns a name that may be declared.
  static func declared(_ name: String) -> String { reserved.contains(name) && name != "open" ? "`\(name)`" : name }

  /// Returns whether an argument's label could not be written.
  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) && name != "open" && name != "Type" && name != "Protocol"
  }

  /// Returns a label, of which few words must be marked.
  static func label(_ name: String) -> String { ["inout", "var", "let"].contains(name) ? "`\(name)`" : name }

  /// Returns a text between quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns whether a text is a name.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !Words.isDigit(first) else { return false }
    return name.utf8.allSatisfy {
      Words.isUpper($0) || Words.isLower($0) || Words.isDigit($0) || $0 == UInt8(ascii: "_")
    }
  }
}
