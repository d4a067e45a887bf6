import Foundation

/// A comparison of the values of two expressions.
///
/// Foundation for Linux has a class of this name that cannot be created: `uikit` puts this one in its place.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nscomparisonpredicate).
open class NSComparisonPredicate: NSPredicate {
  /// The elements of the left side for which the comparison has to be true.
  public enum Modifier: UInt, Sendable {
    /// The left side itself.
    case direct
    /// All elements.
    case all
    /// At least one element.
    case any
  }

  /// A kind of comparison.
  public enum Operator: UInt, Sendable {
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case equalTo
    case notEqualTo
    /// Whether a regular expression matches the whole text.
    case matches
    /// Whether a pattern with the wildcards `?` and `*` matches the whole text.
    case like
    case beginsWith
    case endsWith
    /// Whether the right side has the left side as an element or a part.
    case `in`
    /// A comparison by a method, which is never true here.
    case customSelector
    /// Whether the left side has the right side as an element or a part.
    case contains = 99
    /// Whether the left side is between the two elements of the right side, or equal to one.
    case between
  }

  /// Differences of texts that do not count.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are known to be comparable byte by byte, so that the other options are ignored.
    public static let normalized = Options(rawValue: 4)
  }

  /// The left side.
  public let leftExpression: NSExpression
  /// The right side.
  public let rightExpression: NSExpression
  /// Which elements of the left side count.
  public let comparisonPredicateModifier: Modifier
  /// The kind of comparison.
  public let predicateOperatorType: Operator
  /// The differences of texts that do not count.
  public let options: Options
  private let comparison: PredicateComparison?

  /// Creates a comparison. A regular expression that is a constant is compiled here, once.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    comparison = type.relation.map {
      var comparison = PredicateComparison(
        left: lhs.term, relation: $0, right: rhs.term, quantifier: modifier.quantifier,
        options: options.compareOptions)
      if $0 == .matches, let pattern = rhs.constantValue as? String {
        comparison.expression = try? NSRegularExpression(wholePattern: pattern, comparison.options)
      }
      return comparison
    }
    super.init(value: false)
  }

  /// Creates the comparison of a format.
  init(_ comparison: PredicateComparison) {
    leftExpression = comparison.left.expression
    rightExpression = comparison.right.expression
    comparisonPredicateModifier = comparison.quantifier == .all ? .all : comparison.quantifier == nil ? .direct : .any
    predicateOperatorType = Operator(comparison.relation)
    options = Options(comparison.options)
    self.comparison = comparison
    super.init(value: false)
  }

  /// Returns nil: comparisons cannot be read from archives here.
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any { self }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    comparison?.isTrue(in: PredicateContext(object: object, variables: bindings ?? [:])) ?? false
  }

  /// A format such as `age >= 18`.
  open override var predicateFormat: String {
    let modifier =
      switch comparisonPredicateModifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    return "\(modifier)\(leftExpression) \(predicateOperatorType.symbol)\(options.suffix) \(rightExpression)"
  }

  open override var description: String { predicateFormat }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var quantifier: PredicateComparison.Quantifier? {
    switch self {
    case .direct: nil
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var relation: PredicateComparison.Relation? {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .customSelector: nil
    case .contains: .contains
    case .between: .between
    }
  }

  fileprivate init(_ relation: PredicateComparison.Relation) {
    self =
      switch relation {
      case .less: .lessThan
      case .lessOrEqual: .lessThanOrEqualTo
      case .greater: .greaterThan
      case .greaterOrEqual: .greaterThanOrEqualTo
      case .equal: .equalTo
      case .notEqual: .notEqualTo
      case .matches: .matches
      case .like: .like
      case .beginsWith: .beginsWith
      case .endsWith: .endsWith
      case .isIn: .in
      case .contains: .contains
      case .between: .between
      }
  }

  /// The operator in a format.
  fileprivate var symbol: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .customSelector: "@selector"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}

extension NSComparisonPredicate.Options {
  fileprivate var compareOptions: String.CompareOptions {
    if contains(.normalized) { return [] }
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }

  fileprivate init(_ options: String.CompareOptions) {
    self = []
    if options.contains(.caseInsensitive) { insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { insert(.diacriticInsensitive) }
  }

  /// The options in a format, such as `[cd]`.
  fileprivate var suffix: String {
    let letters = [(Self.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n")]
      .filter { contains($0.0) }.map(\.1).joined()
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}
