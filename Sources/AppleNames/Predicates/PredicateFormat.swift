import Foundation

// Foundation for Linux declares these initialisers as unavailable; the compiler prefers available ones.
extension NSPredicate {
  /// Creates a predicate from a format such as `"year >= %d AND title CONTAINS[cd] %@"` and the values of its
  /// placeholders. Stops the program if the format cannot be parsed.
  ///
  /// A format with more than 100 parentheses, braces or brackets inside each other cannot be parsed.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nspredicate/init(format:_:)).
  ///
  /// - Parameter args: any values, because strings and arrays are no `CVarArg` on Linux.
  /// - Complexity: linear in the length of the format.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(predicateFormat) { try PredicateParser.parse(predicateFormat, args) }
  }

  /// Creates a predicate from a format and the values of its placeholders. Stops the program if the format cannot be
  /// parsed.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nspredicate/init(format:argumentarray:)).
  ///
  /// - Complexity: linear in the length of the format.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat) { try PredicateParser.parse(predicateFormat, arguments ?? []) }
  }

  /// Creates a predicate from a format and a C list of arguments, as `withVaList` makes them. Stops the program if the
  /// format cannot be parsed.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nspredicate/init(format:arguments:)).
  ///
  /// - Complexity: linear in the length of the format.
  public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
    self.init(predicateFormat) {
      let placeholders = try PredicateLexer.placeholders(of: predicateFormat)
      return try PredicateParser.parse(predicateFormat, PredicateArguments.read(placeholders, from: argList))
    }
  }

  /// Returns a predicate whose variables, such as `$YEAR`, have the values of a dictionary.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nspredicate).
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate { object, others in
      self.evaluate(with: object, substitutionVariables: variables.merging(others ?? [:]) { fixed, _ in fixed })
    }
  }

  private convenience init(_ format: String, parse: () throws -> PredicateTest) {
    do {
      let test = try parse()
      self.init { object, variables in
        test.isTrue(in: PredicateContext(object: object, variables: variables ?? [:]))
      }
    } catch {
      NSException(name: .invalidArgumentException, reason: "\(error)").raise()
      self.init(value: false)
    }
  }
}

/// Values read from a C list of arguments.
enum PredicateArguments {
  /// Returns the values of placeholders.
  static func read(_ placeholders: [PredicatePlaceholder], from list: CVaListPointer) -> [Any?] {
    // Swift has no way to read a list; C's functions print it. Each value has fewer characters than the limit.
    var text = [CChar](repeating: 0, count: placeholders.count * 64 + 1)
    _ = vsnprintf(&text, text.count, placeholders.map(\.conversion).joined(separator: " "), list)
    let printed = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return zip(placeholders, printed.split(separator: " ")).map { placeholder, value -> Any? in
      switch placeholder {
      case .object, .key: return object(at: value)
      case .whole: return Int64(value) ?? UInt64(value)
      case .real: return Double(value)
      }
    }
  }

  /// Returns the object at a printed address; nil for a null pointer.
  private static func object(at address: Substring) -> AnyObject? {
    guard let bits = UInt(address.dropFirst(2), radix: 16), let pointer = UnsafeRawPointer(bitPattern: bits) else {
      return nil
    }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
}

extension PredicatePlaceholder {
  /// The conversion of C that prints such a value.
  fileprivate var conversion: String {
    switch self {
    case .object, .key: return "%p"
    case .whole(let conversion): return "%" + conversion
    case .real: return "%a"
    }
  }
}
