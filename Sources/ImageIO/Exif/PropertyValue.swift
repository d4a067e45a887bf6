import Foundation

/// A value among an image's properties, as a file states it.
enum PropertyValue: Sendable, Equatable {
  case integer(Int)
  case number(Double)
  case text(String)
  case list([PropertyValue])

  /// Takes a client's value; nil for one that no format stores.
  init?(_ object: Any?) {
    switch object {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(String(describing: text))
    case let number as NSNumber:
      let value = number.doubleValue
      guard value.isFinite else { return nil }
      self = value == value.rounded() && abs(value) < 1e15 ? .integer(Int(value)) : .number(value)
    case let list as [Any]: self = .list(list.compactMap { PropertyValue($0) })
    case let list as NSArray: self = .list(list.compactMap { PropertyValue($0) })
    default: return nil
    }
  }

  /// The value for clients.
  var object: Any {
    switch self {
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .text(let text): NSString(string: text)
    case .list(let values): NSArray(array: values.map(\.object))
    }
  }

  /// The number, or the first of a list.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .text(let text): Double(text.trimmingCharacters(in: .whitespaces))
    case .list(let values): values.first?.double
    }
  }

  /// The integer that the value is, or that it is nearest to.
  var integer: Int? {
    guard let double, double.isFinite, abs(double) < 1e15 else { return nil }
    return Int(double.rounded())
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The values of a list, or the value alone.
  var values: [PropertyValue] {
    if case .list(let values) = self { values } else { [self] }
  }
}
