import Foundation

/// A value that is computed from an object, such as a sum of its properties.
///
/// Foundation for Linux has a class of this name that cannot be created: `uikit` puts this one in its place.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsexpression).
open class NSExpression: NSObject, NSCopying {
  /// A kind of expression.
  public enum ExpressionType: UInt, Sendable {
    /// A constant.
    case constantValue
    /// The object itself.
    case evaluatedObject
    /// A variable.
    case variable
    /// A property at the end of a path of names.
    case keyPath
    /// A call of a function, or a computation.
    case function
    /// The elements of one or both of two collections.
    case unionSet
    /// The elements of both of two collections.
    case intersectSet
    /// The elements of the first of two collections only.
    case minusSet
    /// The elements of a collection that fulfil a condition.
    case subquery = 13
    /// A list of expressions.
    case aggregate
    /// Any key.
    case anyKey
    /// A call of a closure.
    case block = 19
    /// One of two expressions, by a condition.
    case conditional
  }

  /// The kind of the expression.
  public let expressionType: ExpressionType
  let term: PredicateTerm
  private let details: Details

  /// The parts by which the expression was created.
  struct Details {
    var constant: Any?
    var name = ""
    var arguments: [NSExpression] = []
  }

  init(_ type: ExpressionType, _ term: PredicateTerm, _ details: Details = Details()) {
    expressionType = type
    self.term = term
    self.details = details
  }

  /// Creates a copy of an expression.
  convenience init(_ other: NSExpression) { self.init(other.expressionType, other.term, other.details) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func copy() -> Any { self }

  /// The constant; nil for other expressions.
  open var constantValue: Any? { details.constant.flatMap { CollectionOperator.object($0) } }
  /// The path of names; empty for other expressions.
  open var keyPath: String { expressionType == .keyPath ? details.name : "" }
  /// The name of the function; empty for other expressions.
  open var function: String { expressionType == .function ? details.name : "" }
  /// The name of the variable; empty for other expressions.
  open var variable: String { expressionType == .variable ? details.name : "" }
  /// The arguments of the function; nil without any.
  open var arguments: [NSExpression]? { details.arguments.isEmpty ? nil : details.arguments }
  /// The expressions of a list, or the constant.
  open var collection: Any? { expressionType == .aggregate ? details.arguments : details.constant }
  /// The first of two collections, or the expression itself.
  open var left: NSExpression { details.arguments.first ?? self }
  /// The second of two collections, or the expression itself.
  open var right: NSExpression { details.arguments.last ?? self }

  /// Returns the value for an object; nil if there is none. Numbers are number objects.
  ///
  /// - Parameter context: the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let variables = context.flatMap { $0 as? [String: Any] } ?? [:]
    let value = term.value(in: PredicateContext(object: object, variables: variables))
    if let list = value as? [Any?] { return list.map { CollectionOperator.object($0) ?? NSNull() } }
    return CollectionOperator.object(value)
  }

  /// Does nothing: expressions cannot be read from archives here.
  open func allowEvaluation() {}

  /// The expression as it is written in a format; conditions in it are written as `…`.
  open override var description: String {
    switch expressionType {
    case .constantValue: return Self.literal(details.constant)
    case .evaluatedObject: return "SELF"
    case .variable: return "$" + details.name
    case .keyPath: return details.name
    case .aggregate: return "{" + details.arguments.map(\.description).joined(separator: ", ") + "}"
    case .unionSet: return "\(left) UNION \(right)"
    case .intersectSet: return "\(left) INTERSECT \(right)"
    case .minusSet: return "\(left) MINUS \(right)"
    case .subquery: return "SUBQUERY(\(left), $\(details.name), …)"
    case .conditional: return "TERNARY(…, \(left), \(right))"
    case .anyKey: return "ANY"
    case .block: return "BLOCK(\(details.arguments.map(\.description).joined(separator: ", ")))"
    case .function:
      if details.name == "valueForKeyPath:", let path = right.constantValue as? String { return "\(left).\(path)" }
      if details.name == "negate:" { return "-" + left.operand }
      if case .arithmetic(_, let others) = term {
        let signs = others.map { " \($0.symbol.rawValue) " } + [""]
        return zip(details.arguments, signs).map { $0.operand + $1 }.joined()
      }
      if let sign = Self.signs[details.name] {
        return details.arguments.map(\.operand).joined(separator: " \(sign) ")
      }
      let name = details.name.prefix { $0 != ":" }
      return "\(name)(\(details.arguments.map(\.description).joined(separator: ", ")))"
    }
  }

  /// The description, in parentheses if it has a sign itself.
  private var operand: String {
    var isSigned = Self.signs[details.name] != nil || details.name == "negate:"
    if case .arithmetic = term { isSigned = true }
    return expressionType == .function && isSigned ? "(\(description))" : description
  }

  private static let signs = [
    PredicateFunction.add.rawValue: "+", PredicateFunction.subtract.rawValue: "-",
    PredicateFunction.multiply.rawValue: "*", PredicateFunction.divide.rawValue: "/",
    PredicateFunction.power.rawValue: "**",
  ]

  private static func literal(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let list as [Any?]: "{" + list.map { literal($0) }.joined(separator: ", ") + "}"
    case let text as String: "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case let value?: "\(value)"
    }
  }
}
