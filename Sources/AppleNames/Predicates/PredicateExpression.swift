import Foundation

/// A value that a format describes.
indirect enum PredicateTerm {
  case object
  case constant(Any?)
  case variable(String)
  case path(PredicateTerm, [PredicateStep])
  case list([PredicateTerm])
  /// The elements of a collection for which a test is true, in which a variable has the element's value.
  case selection(PredicateTerm, variable: String, PredicateTest)
  case negated(PredicateTerm)
  /// Operands from left to right: a tree of long sums could not be evaluated without a deep stack.
  case arithmetic(PredicateTerm, [PredicateOperand])
  /// A call of one of the predefined functions.
  case call(PredicateFunction, [PredicateTerm])
  /// A call of a method without arguments, which is the value of a property, of an object.
  case message(PredicateTerm, String)
  /// A value converted to the type with a name.
  case cast(PredicateTerm, String)
  case conditional(PredicateTest, PredicateTerm, PredicateTerm)
  /// The elements of two collections together.
  case combination(PredicateTerm, PredicateCombination, PredicateTerm)
  case block(([Any?], Any?) -> Any?, [PredicateTerm])
}

/// A way of combining the elements of two collections.
enum PredicateCombination {
  case union
  case intersection
  case difference
}

/// An operand after the first one, and the sign before it.
struct PredicateOperand {
  let symbol: PredicateSymbol
  let term: PredicateTerm
}

/// A part of a key path.
enum PredicateStep {
  case key(String)
  case index(PredicateTerm)
  case first
  case last
  case size
  case aggregate(PredicateAggregate)
}

/// A collection operator.
enum PredicateAggregate: String {
  case count
  case sum
  case min
  case max
  case avg
}

/// A condition that a format describes.
indirect enum PredicateTest {
  case constant(Bool)
  case all([PredicateTest])
  case any([PredicateTest])
  case not(PredicateTest)
  case comparison(PredicateComparison)
}

/// A comparison of two values.
struct PredicateComparison {
  enum Relation {
    case equal
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case between
    case isIn
    case contains
    case beginsWith
    case endsWith
    case like
    case matches
  }

  /// Of how many elements of the left side the comparison has to be true.
  enum Quantifier {
    case any
    case all
    case none
  }

  let left: PredicateTerm
  let relation: Relation
  let right: PredicateTerm
  var quantifier: Quantifier?
  var options: String.CompareOptions = []
  /// The compiled pattern if it is a constant, so that it is not compiled for each object.
  var expression: NSRegularExpression?
}

/// The object and the variables with which a predicate is evaluated.
struct PredicateContext {
  let object: Any?
  var variables: [String: Any]
}
