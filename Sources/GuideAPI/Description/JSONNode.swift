/// JSON whose members keep their order.
indirect enum JSONNode: Sendable, Equatable {
  case object([Member])
  case list([JSONNode])
  case text(String)
  case integer(Int)
  case flag(Bool)

  struct Member: Sendable, Equatable {
    var name: String
    var value: JSONNode
  }

  /// The JSON text. O(bytes).
  var written: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value.written)" }.joined(separator: ",") + "}"
    case .list(let nodes): "[" + nodes.map(\.written).joined(separator: ",") + "]"
    case .text(let text): Self.quoted(text)
    case .integer(let value): "\(value)"
    case .flag(let value): value ? "true" : "false"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}

extension JSONNode: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral members: (String, JSONNode)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }
  init(arrayLiteral nodes: JSONNode...) { self = .list(nodes) }
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }

  /// Returns the node with further members at its end. O(members).
  func adding(_ more: [(String, JSONNode)]) -> JSONNode {
    guard case .object(let members) = self else { return self }
    return .object(members + more.map { Member(name: $0.0, value: $0.1) })
  }
}
