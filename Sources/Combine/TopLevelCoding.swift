import Foundation

/// An encoder of values, such as `JSONEncoder`.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/toplevelencoder).
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded values.
  associatedtype Output
  /// Encodes a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// A decoder of values, such as `JSONDecoder`.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/topleveldecoder).
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded values.
  associatedtype Input
  /// Decodes a value.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
