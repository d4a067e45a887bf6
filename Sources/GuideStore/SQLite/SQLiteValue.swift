/// A value bound to a statement's parameter.
enum SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
  case null

  init(integerLiteral value: Int64) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(nilLiteral: ()) { self = .null }
  init(_ value: Int64) { self = .integer(value) }
  init(_ value: Int32) { self = .integer(Int64(value)) }
  init(_ value: Int) { self = .integer(Int64(value)) }
  init(_ value: Bool) { self = .integer(value ? 1 : 0) }
  init(_ value: String) { self = .text(value) }
  init(_ value: Int64?) { self = value.map { .integer($0) } ?? .null }
}
