import Foundation

/// A predefined function of expressions, by its name as a method.
enum PredicateFunction: String, CaseIterable {
  case sum = "sum:"
  case count = "count:"
  case minimum = "min:"
  case maximum = "max:"
  case average = "average:"
  case median = "median:"
  case mode = "mode:"
  case deviation = "stddev:"
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case modulus = "modulus:by:"
  case power = "raise:toPower:"
  case squareRoot = "sqrt:"
  case logarithm = "log:"
  case naturalLogarithm = "ln:"
  case exponential = "exp:"
  case floor = "floor:"
  case ceiling = "ceiling:"
  case absolute = "abs:"
  case truncated = "trunc:"
  case uppercase = "uppercase:"
  case lowercase = "lowercase:"
  case length = "length:"
  case random = "random"
  case randomBelow = "randomn:"
  case now = "now"
  case bitwiseAnd = "bitwiseAnd:with:"
  case bitwiseOr = "bitwiseOr:with:"
  case bitwiseXor = "bitwiseXor:with:"
  case leftShift = "leftshift:by:"
  case rightShift = "rightshift:by:"
  case onesComplement = "onesComplement:"
  case noIndex = "noindex:"

  /// Finds the function of a method's name, such as `add:to:`.
  init?(selector: String) { self.init(rawValue: selector) }

  /// Finds the function of a word in a format, such as `sum`.
  init?(word: String) {
    guard let function = Self(rawValue: word + ":") ?? Self(rawValue: word) else { return nil }
    self = function
  }

  /// Returns whether the function has that many arguments. Statistics have any number: values, or lists of them.
  func accepts(_ count: Int) -> Bool {
    switch self {
    case .sum, .count, .minimum, .maximum, .average, .median, .mode, .deviation: count > 0
    default: count == rawValue.count { $0 == ":" }
    }
  }

  /// Returns the value for arguments; nil where there is none, as for texts in place of numbers.
  func value(of arguments: [PredicateValue]) -> Any? {
    switch self {
    case .sum, .count, .minimum, .maximum, .average, .median, .mode, .deviation: return statistic(of: arguments)
    case .add, .subtract, .multiply, .divide: return arithmetic(arguments)
    case .uppercase, .lowercase, .length: return text(arguments)
    case .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift, .rightShift, .onesComplement: return bits(arguments)
    case .random: return Double.random(in: 0..<1)
    case .randomBelow:
      return Self.whole(arguments, 0).map { $0 > 0 ? Int64.random(in: 0..<$0) : 0 }
    case .now: return Date()
    case .noIndex: return arguments.first?.value(forKey: "self")
    case .modulus, .power, .squareRoot, .logarithm, .naturalLogarithm, .exponential, .floor, .ceiling, .absolute,
      .truncated:
      return real(arguments)
    }
  }

  private static func number(_ arguments: [PredicateValue], _ index: Int) -> PredicateNumber? {
    guard arguments.indices.contains(index), case .number(let number) = arguments[index] else { return nil }
    return number
  }

  private static func whole(_ arguments: [PredicateValue], _ index: Int) -> Int64? {
    number(arguments, index).flatMap { Int64(exactly: $0.real.rounded(.towardZero)) }
  }

  private func statistic(of arguments: [PredicateValue]) -> Any? {
    // Lists among the arguments stand for their elements.
    let values = arguments.flatMap { $0.elements?.map { PredicateValue($0) } ?? [$0] }
    switch self {
    case .count: return values.count
    case .sum: return PredicateAggregate.sum.value(of: values)
    case .minimum: return PredicateAggregate.min.value(of: values)
    case .maximum: return PredicateAggregate.max.value(of: values)
    case .average: return PredicateAggregate.avg.value(of: values)
    default:
      let numbers = values.compactMap { value -> Double? in
        if case .number(let number) = value { number.real } else { nil }
      }
      return Self.distribution(self, numbers.sorted())
    }
  }

  private static func distribution(_ function: PredicateFunction, _ sorted: [Double]) -> Any? {
    guard !sorted.isEmpty else { return nil }
    switch function {
    case .median:
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    case .deviation:
      let mean = sorted.reduce(0, +) / Double(sorted.count)
      return (sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(sorted.count)).squareRoot()
    default:
      var counts: [Double: Int] = [:]
      for number in sorted { counts[number, default: 0] += 1 }
      let most = counts.values.max()
      return counts.filter { $0.value == most }.keys.sorted()
    }
  }

  private func arithmetic(_ arguments: [PredicateValue]) -> Any? {
    guard let left = Self.number(arguments, 0), let right = Self.number(arguments, 1) else { return nil }
    switch self {
    case .add: return left.combined(with: right, by: .plus)?.value
    case .subtract: return left.combined(with: right, by: .minus)?.value
    case .multiply: return left.combined(with: right, by: .times)?.value
    default: return left.combined(with: right, by: .dividedBy)?.value
    }
  }

  private func real(_ arguments: [PredicateValue]) -> Any? {
    guard let first = Self.number(arguments, 0) else { return nil }
    switch self {
    case .modulus:
      if case .whole(let left) = first, case .whole(let right)? = Self.number(arguments, 1) {
        return right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
      }
      return Self.number(arguments, 1).map { first.real.truncatingRemainder(dividingBy: $0.real) }
    case .power:
      guard let exponent = Self.number(arguments, 1) else { return nil }
      let result = pow(first.real, exponent.real)
      // Powers of whole numbers are whole as far as they are exact.
      if case .whole = first, case .whole = exponent, abs(result) < 0x1p53 { return Int64(exactly: result) ?? result }
      return result
    case .squareRoot: return first.real.squareRoot()
    case .logarithm: return log10(first.real)
    case .naturalLogarithm: return log(first.real)
    case .exponential: return exp(first.real)
    case .floor: return first.real.rounded(.down)
    case .ceiling: return first.real.rounded(.up)
    case .absolute: return first.real < 0 ? first.negated.value : first.value
    default: return first.real.rounded(.towardZero)
    }
  }

  private func text(_ arguments: [PredicateValue]) -> Any? {
    guard case .text(let text)? = arguments.first else { return self == .length ? 0 : nil }
    switch self {
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    default: return text.utf16.count
    }
  }

  private func bits(_ arguments: [PredicateValue]) -> Any? {
    guard let first = Self.whole(arguments, 0) else { return nil }
    if self == .onesComplement { return ~first }
    guard let second = Self.whole(arguments, 1) else { return nil }
    switch self {
    case .bitwiseAnd: return first & second
    case .bitwiseOr: return first | second
    case .bitwiseXor: return first ^ second
    case .leftShift: return first << second
    default: return first >> second
    }
  }
}
