/// A value of an answer or of a request's body, whose type is its own description.
protocol Described: Codable {
  static var schema: Schema { get }
  /// Any value, for reading the members of records that hold it.
  static func sample() throws -> Self
}

/// A record: its stored properties are its members, by synthesised `Codable`, optional ones those that may be missing.
protocol Record: Described {
  /// Its name among the schemas of the description; `nil` is written out where it stands.
  static var schemaName: String? { get }
  /// More of members than their types say.
  static var notes: [String: Schema] { get }
}

extension Record {
  static var schemaName: String? { nil }
  static var notes: [String: Schema] { [:] }
  static var schema: Schema { schemaName.map { .named($0, members) } ?? members }
  static func sample() throws -> Self { try Self(from: RecordReader()) }

  /// The record's members. O(members).
  static var members: Schema {
    let reader = RecordReader()
    // A reader gives each member what its type takes, so that nothing is thrown but for types that are not described.
    guard (try? Self(from: reader)) != nil else { preconditionFailure("\(Self.self) holds what is not described") }
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
