/// A value in an answer or in a request's body, whose description is derived from its type.
protocol Described: Codable {
  static var schema: Schema { get }
  /// Returns any value, with which members of its type are decoded.
  static func sample() throws -> Self
}

/// A record. Its stored properties are its members, through synthesised `Codable`; optional ones may be missing.
protocol Record: Described {
  /// Its name among the description's schemas; `nil` to write it out where it is used.
  static var schemaName: String? { get }
  /// Details of members that their types do not express.
  static var notes: [String: Schema] { get }
}

extension Record {
  static var schemaName: String? { nil }
  static var notes: [String: Schema] { [:] }
  static var schema: Schema { schemaName.map { .named($0, members) } ?? members }
  static func sample() throws -> Self { try Self(from: RecordReader()) }

  /// The schema of the record's members. O(members).
  static var members: Schema {
    let reader = RecordReader()
    // The reader supplies a value of each member's type, so it throws only for types that are not described.
    guard (try? Self(from: reader)) != nil else {
      preconditionFailure("\(Self.self) contains a member that is not described")
    }
    return .record(
      reader.members.map { member in
        Schema.Member(name: member.name, schema: notes[member.name] ?? member.schema, isOptional: member.isOptional)
      })
  }
}

extension String: Described {
  static var schema: Schema { .text() }
  static func sample() -> String { "" }
}

extension Bool: Described {
  static var schema: Schema { .flag }
  static func sample() -> Bool { false }
}

extension Int: Described {
  static var schema: Schema { .integer() }
  static func sample() -> Int { 0 }
}

extension Int32: Described {
  static var schema: Schema { .integer() }
  static func sample() -> Int32 { 0 }
}

extension Int64: Described {
  static var schema: Schema { .integer() }
  static func sample() -> Int64 { 0 }
}

extension Double: Described {
  static var schema: Schema { .number() }
  static func sample() -> Double { 0 }
}

extension Array: Described where Element: Described {
  static var schema: Schema { .list(Element.schema) }
  static func sample() -> [Element] { [] }
}
