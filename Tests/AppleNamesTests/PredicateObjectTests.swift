import AppleNames
import Foundation
import Testing

@Suite struct PredicateObjectTests {
  typealias Comparison = AppleNames.NSComparisonPredicate
  typealias Expression = AppleNames.NSExpression

  @Test func formatsOfComparisonsAreComparisons() throws {
    let comparison = try #require(NSPredicate.parsed(format: "year >= %d", 1999) as? Comparison)
    #expect(comparison.predicateOperatorType == .greaterThanOrEqualTo)
    #expect(comparison.leftExpression.expressionType == .keyPath && comparison.leftExpression.keyPath == "year")
    #expect(comparison.rightExpression.constantValue as? Int == 1999)
    #expect(comparison.evaluate(with: ["year": 2001]) && !comparison.evaluate(with: ["year": 1998]))
    #expect(comparison.predicateFormat == "year >= 1999")
  }

  @Test func optionsAndModifiersAreRead() throws {
    let comparison = try #require(NSPredicate.parsed(format: "ANY titles CONTAINS[cd] 'night'") as? Comparison)
    #expect(comparison.options == [.caseInsensitive, .diacriticInsensitive])
    #expect(comparison.comparisonPredicateModifier == .any && comparison.predicateOperatorType == .contains)
    #expect(comparison.evaluate(with: ["titles": ["Dawn", "Night Train"]]))
    #expect(comparison.predicateFormat == "ANY titles CONTAINS[cd] \"night\"")
  }

  @Test func variablesAreExpressionsOfTheirOwn() throws {
    let format = "$genre == 'Film' AND ($year.value < 2000 OR NOT $isNew == TRUE)"
    let compound = try #require(NSPredicate.parsed(format: format) as? NSCompoundPredicate)
    #expect(compound.compoundPredicateType == .and && compound.subpredicates.count == 2)
    let first = try #require(compound.subpredicates.first as? Comparison)
    #expect(first.leftExpression.expressionType == .variable && first.leftExpression.variable == "genre")
    #expect("\(first.leftExpression)" == "$genre")
    let second = try #require(compound.subpredicates.last as? NSCompoundPredicate)
    let year = try #require(second.subpredicates.first as? Comparison)
    #expect(year.leftExpression.expressionType == .function && "\(year.leftExpression)" == "$year.value")
    let values: [String: Any] = ["genre": "Film", "year": ["value": 1980], "isNew": true]
    #expect(compound.evaluate(with: nil, substitutionVariables: values))
    #expect(!compound.evaluate(with: nil, substitutionVariables: values.merging(["genre": "News"]) { $1 }))
  }

  @Test func noneIsTheOppositeOfAny() throws {
    let predicate = NSPredicate.parsed(format: "NONE years < 2000")
    #expect((predicate as? NSCompoundPredicate)?.compoundPredicateType == .not)
    #expect(predicate.evaluate(with: ["years": [2001, 2002]]) && !predicate.evaluate(with: ["years": [1999, 2002]]))
  }

  @Test(arguments: [
    (Comparison.Operator.lessThan, 4, false), (.lessThanOrEqualTo, 5, true), (.greaterThan, 4, true),
    (.equalTo, 5, true),
    (.notEqualTo, 5, false), (.customSelector, 5, false),
  ])
  func comparisonsAreCreatedFromExpressions(type: Comparison.Operator, value: Int, result: Bool) {
    let comparison = Comparison(
      leftExpression: Expression(forKeyPath: "length"), rightExpression: Expression(forConstantValue: value),
      modifier: .direct, type: type)
    #expect(comparison.evaluate(with: ["length": 5]) == result)
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: comparison).evaluate(with: ["length": 5]) != result)
  }

  @Test func constantPatternsAreMatched() {
    let matches = Comparison(
      leftExpression: Expression.expressionForEvaluatedObject(), rightExpression: Expression(forConstantValue: "n.ght"),
      modifier: .direct, type: .matches, options: .caseInsensitive)
    #expect(matches.evaluate(with: "Night") && !matches.evaluate(with: "Nights"))
    #expect(matches.predicateFormat == "SELF MATCHES[c] \"n.ght\"")
  }

  @Test func expressionsAreWrittenAsInFormats() {
    for format in [
      "SELF", "a.b + 2", "sum({1, 2})", "\"x\"", "$v", "{\"a\", b}", "a + b - c", "(a + b) * c", "-(a + 1)",
      "cast[FIRST].name",
    ] {
      #expect("\(Expression(format: format))" == format)
    }
  }
}
