/// Records the names and types of a record's members while the record is decoded.
final class RecordReader: Decoder {
  private(set) var members: [Schema.Member] = []

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members<Key>(reader: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.unknown }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.unknown }

  private static let unknown = DecodingError.dataCorrupted(
    .init(codingPath: [], debugDescription: "records have members, and each has a described type"))

  fileprivate func note<Value>(_ key: some CodingKey, _ type: Value.Type, isOptional: Bool = false) throws -> Value {
    guard let described = type as? any Described.Type else { throw Self.unknown }
    members.append(Schema.Member(name: key.stringValue, schema: described.schema, isOptional: isOptional))
    guard let sample = try described.sample() as? Value else { throw Self.unknown }
    return sample
  }

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let reader: RecordReader
    let codingPath: [any CodingKey] = []
    let allKeys: [Key] = []

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.note(key, type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.note(key, type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try reader.note(key, type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try reader.note(key, type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.note(key, type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try reader.note(key, type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try reader.note(key, type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try reader.note(key, type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try reader.note(key, type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try reader.note(key, type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try reader.note(key, type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try reader.note(key, type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try reader.note(key, type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try reader.note(key, type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try reader.note(key, type) }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
      try reader.note(key, type, isOptional: true)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
      try reader.note(key, type, isOptional: true)
    }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
      try reader.note(key, type, isOptional: true)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw RecordReader.unknown }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw RecordReader.unknown }
    func superDecoder() throws -> any Decoder { throw RecordReader.unknown }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw RecordReader.unknown }
  }
}
