import Foundation

extension NSPredicate {
  /// Returns the predicate of a format and the values of its placeholders: a comparison, a compound of others, or a
  /// constant. `uikit` puts it in the place of the initialiser, which cannot return objects of subclasses in Swift.
  ///
  /// Stops the program if the format cannot be parsed.
  ///
  /// - Complexity: linear in the length of the format.
  public static func parsed(format predicateFormat: String, _ args: Any?...) -> NSPredicate {
    parsed { try PredicateParser.parse(predicateFormat, args) }
  }

  /// Returns the predicate of a format and the values of its placeholders.
  public static func parsed(format predicateFormat: String, argumentArray arguments: [Any]?) -> NSPredicate {
    parsed { try PredicateParser.parse(predicateFormat, arguments ?? []) }
  }

  /// Returns the predicate of a format and a C list of arguments.
  public static func parsed(format predicateFormat: String, arguments argList: CVaListPointer) -> NSPredicate {
    parsed {
      let placeholders = try PredicateLexer.placeholders(of: predicateFormat)
      return try PredicateParser.parse(predicateFormat, PredicateArguments.read(placeholders, from: argList))
    }
  }

  private static func parsed(_ parse: () throws -> PredicateTest) -> NSPredicate {
    do {
      return try parse().predicate
    } catch {
      NSException(name: .invalidArgumentException, reason: "\(error)").raise()
      return NSPredicate(value: false)
    }
  }
}

extension PredicateTest {
  /// The condition as an object.
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): return NSPredicate(value: value)
    case .all(let tests): return NSCompoundPredicate(andPredicateWithSubpredicates: tests.map(\.predicate))
    case .any(let tests): return NSCompoundPredicate(orPredicateWithSubpredicates: tests.map(\.predicate))
    case .not(let test): return NSCompoundPredicate(notPredicateWithSubpredicate: test.predicate)
    case .comparison(var comparison):
      // There is no such modifier: `NONE` is the opposite of `ANY`.
      let isNone = comparison.quantifier == PredicateComparison.Quantifier.none
      if isNone { comparison.quantifier = .any }
      let predicate = NSComparisonPredicate(comparison)
      return isNone ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
    }
  }
}

extension PredicateTerm {
  /// The value as an object.
  var expression: NSExpression {
    switch self {
    case .constant(let value): NSExpression(.constantValue, self, .init(constant: value))
    case .object: NSExpression(.evaluatedObject, self)
    case .variable(let name): NSExpression(.variable, self, .init(name: name))
    case .list(let terms): NSExpression(.aggregate, self, .init(arguments: terms.map(\.expression)))
    case .path(let base, let steps):
      if case .object = base {
        NSExpression(.keyPath, self, .init(name: Self.path(steps)))
      } else {
        NSExpression(
          .function, self,
          .init(
            name: "valueForKeyPath:",
            arguments: [base.expression, NSExpression(forConstantValue: Self.path(steps))]))
      }
    case .call(let function, let terms):
      NSExpression(.function, self, .init(name: function.rawValue, arguments: terms.map(\.expression)))
    case .message(let target, let name):
      NSExpression(.function, self, .init(name: name, arguments: [target.expression]))
    case .combination(let left, let combination, let right):
      NSExpression(combination.type, self, .init(arguments: [left.expression, right.expression]))
    case .selection(let collection, let variable, _):
      NSExpression(.subquery, self, .init(name: variable, arguments: [collection.expression]))
    case .conditional(_, let first, let second):
      NSExpression(.conditional, self, .init(arguments: [first.expression, second.expression]))
    case .block(_, let terms): NSExpression(.block, self, .init(arguments: terms.map(\.expression)))
    case .negated(let term): NSExpression(.function, self, .init(name: "negate:", arguments: [term.expression]))
    case .cast(let term, let type):
      NSExpression(
        .function, self,
        .init(name: "castObject:toType:", arguments: [term.expression, NSExpression(forConstantValue: type)]))
    case .arithmetic(let first, let others):
      // All operands are arguments of one function, named after the first sign, where Apple's nests functions of two: a
      // long sum would be too deep.
      NSExpression(
        .function, self,
        .init(
          name: others.first.flatMap { $0.symbol.function?.rawValue } ?? "",
          arguments: [first.expression] + others.map(\.term.expression)))
    }
  }

  /// Returns steps as they are written in a format: `cast[FIRST].name`.
  private static func path(_ steps: [PredicateStep]) -> String {
    steps.map(\.description).joined(separator: ".").replacing(".[", with: "[")
  }
}

extension PredicateCombination {
  fileprivate var type: NSExpression.ExpressionType {
    switch self {
    case .union: .unionSet
    case .intersection: .intersectSet
    case .difference: .minusSet
    }
  }
}

extension PredicateStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .key(let key): key
    case .index(let term): "[\(term.expression)]"
    case .first: "[FIRST]"
    case .last: "[LAST]"
    case .size: "[SIZE]"
    case .aggregate(let aggregate): "@\(aggregate.rawValue)"
    }
  }
}

extension PredicateSymbol {
  /// The function that an operator calls.
  fileprivate var function: PredicateFunction? {
    switch self {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .dividedBy: .divide
    case .power: .power
    default: nil
    }
  }
}
