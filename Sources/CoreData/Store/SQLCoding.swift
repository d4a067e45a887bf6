import Foundation

/// The values of rows as SQLite's, and back.
enum SQLCoding {
  static func encoded(_ value: Any?) -> SQLValue {
    switch value {
    case nil: return .null
    case let number as NSDecimalNumber: return .text(number.stringValue)
    case let number as NSNumber:
      let kind = String(cString: number.objCType)
      return kind == "d" || kind == "f" ? .real(number.doubleValue) : .whole(number.int64Value)
    case let text as String: return .text(text)
    case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
    case let data as Data: return .bytes(data)
    case let uuid as UUID: return .text(uuid.uuidString)
    case let url as URL: return .text(url.absoluteString)
    // Values of transformable attributes that nothing could archive are not kept in files.
    default: return .null
    }
  }

  static func decoded(_ value: SQLValue, _ type: NSAttributeType) -> Any? {
    switch (value, type) {
    case (.null, _): return nil
    case (.whole(let number), .booleanAttributeType): return NSNumber(value: number != 0)
    case (.whole(let number), .doubleAttributeType), (.whole(let number), .floatAttributeType):
      return NSNumber(value: Double(number))
    case (.whole(let number), .dateAttributeType):
      return Date(timeIntervalSinceReferenceDate: Double(number))
    case (.whole(let number), .integer16AttributeType), (.whole(let number), .integer32AttributeType),
      (.whole(let number), .integer64AttributeType):
      return NSNumber(value: number)
    case (.whole(let number), .decimalAttributeType): return NSDecimalNumber(value: number)
    case (.whole(let number), _): return NSNumber(value: number)
    case (.real(let number), .dateAttributeType): return Date(timeIntervalSinceReferenceDate: number)
    case (.real(let number), _): return NSNumber(value: number)
    case (.text(let text), .decimalAttributeType): return NSDecimalNumber(string: text)
    case (.text(let text), .UUIDAttributeType): return UUID(uuidString: text)
    case (.text(let text), .URIAttributeType), (.text(let text), .objectIDAttributeType): return URL(string: text)
    case (.text(let text), _): return text
    case (.bytes(let data), _): return data
    }
  }

  /// Returns the numbers of related rows as a text.
  static func encoded(_ links: [Int64]?) -> SQLValue {
    guard let links, !links.isEmpty else { return .null }
    return .text(links.map(String.init).joined(separator: " "))
  }

  static func links(_ value: SQLValue) -> [Int64] {
    guard case .text(let text) = value else { return [] }
    return text.split(separator: " ").compactMap { Int64($0) }
  }
}
