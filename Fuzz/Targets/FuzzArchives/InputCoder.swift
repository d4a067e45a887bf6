import Foundation

/// A coder whose keyed values come from the input: keys and texts in turn, separated by zero bytes.
///
/// Foundation's own unarchiver ends the program when the data is no archive, which we cannot fix.
final class InputCoder: NSCoder {
  private let values: [String: String]

  init(_ input: [UInt8]) {
    let parts = input.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    var values: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) { values[parts[index]] = parts[index + 1] }
    self.values = values
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
    values[key].map { NSString(string: $0) } as? Object
  }
  override func decodeBool(forKey key: String) -> Bool { values[key] == "YES" }
  override func decodeInteger(forKey key: String) -> Int { values[key].flatMap { Int($0) } ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { values[key].flatMap { Double($0) } ?? 0 }
}
