import Foundation

extension NSExpression {
  /// Creates an expression from a format such as `"price * %d + sum(%@)"` and the values of its placeholders. Stops the
  /// program if the format cannot be parsed.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsexpression/init(format:_:)).
  ///
  /// - Parameter args: any values, because strings and arrays are no `CVarArg` on Linux.
  /// - Complexity: linear in the length of the format.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init { try PredicateParser.parseTerm(expressionFormat, args) }
  }

  /// Creates an expression from a format and the values of its placeholders. Stops the program if the format cannot be
  /// parsed.
  ///
  /// - Complexity: linear in the length of the format.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init { try PredicateParser.parseTerm(expressionFormat, arguments) }
  }

  /// Creates an expression from a format and a C list of arguments, as `withVaList` makes them. Stops the program if
  /// the format cannot be parsed.
  ///
  /// - Complexity: linear in the length of the format.
  public convenience init(format expressionFormat: String, arguments argList: CVaListPointer) {
    self.init {
      let placeholders = try PredicateLexer.placeholders(of: expressionFormat)
      return try PredicateParser.parseTerm(expressionFormat, PredicateArguments.read(placeholders, from: argList))
    }
  }

  private convenience init(parse: () throws -> PredicateTerm) {
    do {
      let expression = try parse().expression
      self.init(expression)
    } catch {
      NSException(name: .invalidArgumentException, reason: "\(error)").raise()
      self.init(.constantValue, .constant(nil))
    }
  }

  /// Creates an expression that is a constant.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constantValue, .constant(obj), Details(constant: obj))
  }

  /// Returns an expression that is the object itself.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject, .object) }

  /// Creates an expression that is a variable.
  public convenience init(forVariable string: String) {
    self.init(.variable, .variable(string), Details(name: string))
  }

  /// Creates an expression that is the property at the end of a path of names, which may have collection operators.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, .block({ ValuePath(keyPath).value(of: $1) }, []), Details(name: keyPath))
  }

  /// Creates an expression that is the value of a predefined function, such as `average:`. Stops the program if there
  /// is no such function with that many arguments.
  ///
  /// - Parameter parameters: expressions, or constants.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    guard let function = PredicateFunction(selector: name), function.accepts(arguments.count) else {
      NSException(
        name: .invalidArgumentException, reason: "Unsupported function expression \(name) with \(parameters.count)."
      ).raise()
      self.init(.constantValue, .constant(nil))
      return
    }
    self.init(.function, .call(function, arguments.map(\.term)), Details(name: name, arguments: arguments))
  }

  /// Creates an expression that is a property of an object by the name of its getter. With arguments, only the
  /// predefined functions exist: others stop the program.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    if let parameters, !parameters.isEmpty {
      self.init(forFunction: name, arguments: [target] + parameters)
    } else {
      self.init(.function, .message(target.term, name), Details(name: name))
    }
  }

  /// Creates an expression that is a list of the values of others.
  public convenience init(forAggregate subexpressions: [Any]) {
    let parts = subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.aggregate, .list(parts.map(\.term)), Details(arguments: parts))
  }

  /// Creates an expression that is the set of the elements of two collections.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.unionSet, .combination(left.term, .union, right.term), Details(arguments: [left, right]))
  }

  /// Creates an expression that is the set of the elements that two collections share.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.intersectSet, .combination(left.term, .intersection, right.term), Details(arguments: [left, right]))
  }

  /// Creates an expression that is the set of the elements of the first of two collections only.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.minusSet, .combination(left.term, .difference, right.term), Details(arguments: [left, right]))
  }

  /// Creates an expression that is the list of those elements for which a predicate is true.
  ///
  /// - Parameter predicate: an `NSPredicate`; in it the variable has the element's value.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
  ) {
    let collection = expression.term
    let test = predicate as? NSPredicate
    let select: ([Any?], Any?) -> Any? = { values, object in
      PredicateValue(values.first ?? nil).elements?.filter { element in
        test?.evaluate(with: object, substitutionVariables: [variable: element ?? NSNull()]) ?? false
      }
    }
    self.init(.subquery, .block(select, [collection]), Details(name: variable, arguments: [expression]))
  }

  /// Creates an expression that is one of two others, by a predicate.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    let (first, second) = (trueExpression, falseExpression)
    let choose: ([Any?], Any?) -> Any? = { _, object in
      (predicate.evaluate(with: object) ? first : second).expressionValue(with: object, context: nil)
    }
    self.init(.conditional, .block(choose, []), Details(arguments: [first, second]))
  }

  /// Creates an expression that is the result of a closure, called with the object and the values of arguments.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    let arguments = arguments ?? []
    let call: ([Any?], Any?) -> Any? = { block($1, $0.map { $0 ?? NSNull() }, nil) }
    self.init(.block, .block(call, arguments.map(\.term)), Details(arguments: arguments))
  }
}
