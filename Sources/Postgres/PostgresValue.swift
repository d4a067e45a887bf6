/// A parameter of a statement, sent in PostgreSQL's binary form.
package enum PostgresValue: Sendable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
  case integers([Int64])
  case texts([String])

  /// The number of the type in PostgreSQL's catalogue.
  var type: UInt32 {
    switch self {
    case .null: 0
    case .integer: 20
    case .text: 25
    case .bytes: 17
    case .integers: 1016
    case .texts: 1009
    }
  }

  /// The encoded value; `nil` for NULL.
  var encoded: [UInt8]? {
    switch self {
    case .null: nil
    case .integer(let value): Self.bytes(of: value)
    case .text(let value): Array(value.utf8)
    case .bytes(let value): value
    case .integers(let values): Self.array(of: values.map(Self.bytes), type: 20)
    case .texts(let values): Self.array(of: values.map { Array($0.utf8) }, type: 25)
    }
  }

  private static func bytes(of value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  /// Encodes an array of one dimension, counted from 1, without NULLs.
  private static func array(of elements: [[UInt8]], type: Int32) -> [UInt8] {
    var array = bytes(of: Int32(elements.isEmpty ? 0 : 1)) + bytes(of: Int32(0)) + bytes(of: type)
    guard !elements.isEmpty else { return array }
    array += bytes(of: Int32(elements.count)) + bytes(of: Int32(1))
    for element in elements { array += bytes(of: Int32(element.count)) + element }
    return array
  }
}
