/// The permitted values, as in JSON Schema.
indirect enum Schema: Sendable, Equatable {
  struct Member: Sendable, Equatable {
    var name: String
    var schema: Schema
    var isOptional: Bool
  }

  case text(shortest: Int? = nil, longest: Int? = nil, pattern: String? = nil)
  /// RFC 3339 in UTC.
  case instant
  /// In a parameter: RFC 3339, or seconds since 1970.
  case instantOrSeconds
  case integer(ClosedRange<Int>? = nil, atLeast: Int? = nil, usual: Int? = nil)
  case number(ClosedRange<Int>? = nil)
  case flag
  case oneOf([String])
  case list(Schema, ClosedRange<Int>? = nil)
  case record([Member])
  /// A record that is listed among the description's schemas.
  case named(String, Schema)
  case anyObject
  case noted(Schema, String)

  var json: JSONNode {
    switch self {
    case .text(let shortest, let longest, let pattern):
      return Self.object(
        "string",
        [("minLength", shortest.map(JSONNode.integer)), ("maxLength", longest.map(JSONNode.integer))]
          + [("pattern", pattern.map(JSONNode.text))])
    case .instant: return ["type": "string", "format": "date-time", "pattern": "Z$"]
    case .instantOrSeconds:
      return [
        "anyOf": [
          ["type": "string", "format": "date-time"],
          Schema.integer(Int(APITime.known.lowerBound)...Int(APITime.known.upperBound)).json,
        ]
      ]
    case .integer(let range, let least, let usual):
      return Self.object(
        "integer",
        [("minimum", (range?.lowerBound ?? least).map(JSONNode.integer))]
          + [("maximum", (range?.upperBound).map(JSONNode.integer)), ("default", usual.map(JSONNode.integer))])
    case .number(let range):
      return Self.object(
        "number",
        [
          ("minimum", (range?.lowerBound).map(JSONNode.integer)),
          ("maximum", (range?.upperBound).map(JSONNode.integer)),
        ]
      )
    case .flag: return ["type": "boolean"]
    case .oneOf(let texts): return ["enum": .list(texts.map(JSONNode.text))]
    case .list(let element, let count):
      return Self.object(
        "array",
        [("items", element.json), ("minItems", (count?.lowerBound).map(JSONNode.integer))]
          + [("maxItems", (count?.upperBound).map(JSONNode.integer))])
    case .record(let members):
      return [
        "type": "object", "required": .list(members.filter { !$0.isOptional }.map { .text($0.name) }),
        "properties": .object(members.map { JSONNode.Member(name: $0.name, value: $0.schema.json) }),
      ]
    case .named(let name, _): return ["$ref": .text("#/components/schemas/\(name)")]
    case .anyObject: return ["type": "object"]
    case .noted(let schema, let note): return schema.json.adding([("description", .text(note))])
    }
  }

  private static func object(_ type: String, _ members: [(String, JSONNode?)]) -> JSONNode {
    JSONNode.object([.init(name: "type", value: .text(type))])
      .adding(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The named records that this schema refers to, including itself. O(members).
  var records: [(name: String, schema: Schema)] {
    switch self {
    case .named(let name, let schema): [(name, schema)] + schema.records
    case .record(let members): members.flatMap(\.schema.records)
    case .list(let element, _): element.records
    case .noted(let schema, _): schema.records
    default: []
    }
  }
}
