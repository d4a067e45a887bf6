import Foundation

/// A value of a script as JSON: arrays of a letter for the type and the content, because JSON lacks some types.
struct EncodedValue: Sendable {
  let json: String

  /// The value in Swift: `NSNumber`, `String`, `Date`, `[Any]`, `[String: Any]` or `NSNull`; nil if it is undefined.
  var value: Any? {
    let object = try? JSONSerialization.jsonObject(with: Data(json.utf8))
    return (object as? [Any]).flatMap(Self.decode)
  }

  private static func decode(_ parts: [Any]) -> Any? {
    guard let kind = parts.first as? String else { return nil }
    let content = parts.count > 1 ? parts[1] : NSNull()
    switch kind {
    case "z": return NSNull()
    case "b": return (content as? NSNumber).map { NSNumber(value: $0.boolValue) }
    case "n": return content as? NSNumber ?? (content as? String).flatMap(Double.init).map { NSNumber(value: $0) }
    case "s": return content as? String
    case "d": return (content as? NSNumber).map { Date(timeIntervalSince1970: $0.doubleValue / 1000) }
    case "a":
      return (content as? [[Any]])?.map { decode($0) ?? NSNull() }
    case "o":
      var result: [String: Any] = [:]
      for pair in content as? [[Any]] ?? [] {
        // As on iOS, undefined members are left out.
        guard pair.count == 2, let key = pair[0] as? String, let value = (pair[1] as? [Any]).flatMap(decode) else {
          continue
        }
        result[key] = value
      }
      return result
    default: return nil
    }
  }

  /// Returns a value of Swift as an object for JSON; nil for types that scripts have not.
  static func encode(_ value: Any?, depth: Int = 0) -> [Any]? {
    guard depth < 100 else { return nil }
    switch value {
    case nil: return ["u"]
    case is NSNull: return ["z"]
    case let text as String: return ["s", text]
    case let flag as Bool: return ["b", flag]
    case let date as Date: return ["d", date.timeIntervalSince1970 * 1000]
    case let number as NSNumber: return ["n", finite(number.doubleValue, number)]
    case let number as Double: return ["n", finite(number, number)]
    case let number as Float: return ["n", finite(Double(number), number)]
    case let number as CGFloat: return ["n", finite(Double(number), Double(number))]
    case let number as any BinaryInteger: return ["n", Double(number)]
    case let array as [Any]:
      let parts = array.map { encode($0, depth: depth + 1) }
      return parts.contains { $0 == nil } ? nil : ["a", parts.compactMap { $0 }]
    case let dictionary as [String: Any]:
      var pairs: [[Any]] = []
      for (key, value) in dictionary {
        guard let encoded = encode(value, depth: depth + 1) else { return nil }
        pairs.append([key, encoded])
      }
      return ["o", pairs]
    default: return nil
    }
  }

  private static func finite(_ double: Double, _ number: Any) -> Any {
    double.isFinite ? number : double.isNaN ? "NaN" : double > 0 ? "Infinity" : "-Infinity"
  }
}
