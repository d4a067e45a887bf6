import AppleNames
import Foundation
import Testing

@Suite struct ExpressionTests {
  typealias Expression = AppleNames.NSExpression

  private final class Film: NSObject {
    let title: String
    let length: Int
    init(_ title: String, _ length: Int) {
      self.title = title
      self.length = length
    }
  }

  private func value(_ format: String, _ object: Any? = nil) -> Any? {
    Expression(format: format).expressionValue(with: object, context: nil)
  }

  // The first is a published example.
  @Test(arguments: [
    ("4 + 5 - 2**3", 1), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("7 / 2", 3), ("-2 ** 2", -4), ("2 ** 3 ** 2", 512),
  ])
  func wholeNumbersAreComputed(format: String, result: Int) {
    #expect(value(format) as? Int == result)
  }

  @Test func realNumbersAreComputed() {
    #expect(value("7.0 / 2") as? Double == 3.5)
    #expect(value("sqrt(16) + abs(-2)") as? Double == 6)
    #expect(value("floor(2.7)") as? Int == 2)
    #expect(value("1 / 0") == nil)
  }

  @Test func propertiesAreRead() {
    let film = Film("Night Train", 90)
    #expect(value("length * 2 + 1", film) as? Int == 181)
    #expect(Expression(forKeyPath: "title.length").expressionValue(with: film, context: nil) as? Int == 11)
    #expect(Expression.expressionForEvaluatedObject().expressionValue(with: film, context: nil) as? Film === film)
    let films = [film, Film("B", 110)] as NSArray
    #expect(Expression(forKeyPath: "@avg.length").expressionValue(with: films, context: nil) as? Double == 100)
    #expect(value("@sum.length", films) as? Int == 200)
  }

  // NSHipster's example: the standard deviation of these numbers is 3.21859….
  @Test func statisticsAreComputed() throws {
    let numbers = Expression(forConstantValue: [1, 2, 3, 4, 4, 5, 9, 11])
    let deviation = Expression(forFunction: "stddev:", arguments: [numbers])
    let value = try #require(deviation.expressionValue(with: nil, context: nil) as? Double)
    #expect(abs(value - 3.21859) < 0.00001)
    func result(_ name: String) -> Any? {
      Expression(forFunction: name, arguments: [numbers]).expressionValue(with: nil, context: nil)
    }
    #expect(result("sum:") as? Int == 39 && result("count:") as? Int == 8)
    #expect(result("min:") as? Int == 1 && result("max:") as? Int == 11)
    #expect(result("average:") as? Double == 4.875 && result("median:") as? Double == 4)
    #expect((result("mode:") as? [Any])?.first as? Double == 4)
  }

  @Test func functionsTakeArguments() {
    let one = Expression(forConstantValue: 1)
    let sum = Expression(forFunction: "add:to:", arguments: [one, Expression(forConstantValue: 2)])
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 3)
    #expect(sum.function == "add:to:" && sum.arguments?.count == 2 && sum.expressionType == .function)
    #expect(value("uppercase('abc')") as? String == "ABC")
    #expect(value("sum({1, 2, 3})") as? Int == 6)
    #expect(Expression(format: "sum(%@) + %d", [1, 2], 4).expressionValue(with: nil, context: nil) as? Int == 7)
    #expect(value("FUNCTION('abc', 'length')") as? Int == 3)
    #expect(value("TERNARY(1 < 2, 'yes', 'no')") as? String == "yes")
  }

  @Test func setsAreCombined() {
    let (left, right) = (Expression(forConstantValue: [1, 2]), Expression(forConstantValue: [2, 3]))
    func set(_ expression: Expression) -> Set<Int>? {
      (expression.expressionValue(with: nil, context: nil) as? Set<AnyHashable>).map {
        Set($0.compactMap { $0 as? Int })
      }
    }
    #expect(set(Expression(forUnionSet: left, with: right)) == [1, 2, 3])
    #expect(set(Expression(forIntersectSet: left, with: right)) == [2])
    #expect(set(Expression(forMinusSet: left, with: right)) == [1])
  }

  @Test func variablesAndClosuresHaveValues() {
    let context: NSMutableDictionary = ["year": 1999]
    #expect(Expression(forVariable: "year").expressionValue(with: nil, context: context) as? Int == 1999)
    let block = Expression(
      block: { object, arguments, _ in "\(object ?? "") \(arguments)" },
      arguments: [
        Expression(forConstantValue: 1)
      ])
    #expect(block.expressionValue(with: "a", context: nil) as? String == "a [1]")
    let list = Expression(forAggregate: [Expression(forConstantValue: 1), "b"])
    #expect((list.expressionValue(with: nil, context: nil) as? [Any])?.count == 2)
  }

  @Test func predicatesHaveFunctionsAndCasts() {
    #expect(NSPredicate(format: "length(title) > 3").evaluate(with: ["title": "Train"]))
    #expect(NSPredicate(format: "CAST(year, 'NSNumber') + 1 == 2000").evaluate(with: ["year": "1999"]))
    #expect(NSPredicate(format: "CAST(%@, 'NSDate') < now()", "2001-01-01 00:00:00 +0000").evaluate(with: nil))
    #expect(NSPredicate(format: "FUNCTION(title, 'length') == 5").evaluate(with: ["title": "Train"]))
    #expect(NSPredicate(format: "lowercase(title) == 'train'").evaluate(with: ["title": "TRAIN"]))
  }
}
