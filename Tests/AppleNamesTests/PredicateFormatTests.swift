import Foundation
import Testing

@testable import AppleNames

@Suite struct PredicateFormatTests {
  enum Genre: String {
    case drama
    case comedy
  }

  struct Actor {
    let name: String
    let age: Int
  }

  class Work: NSObject {
    let title: String
    init(title: String) { self.title = title }
  }

  final class Film: Work {
    let year = 1987
    let rating: Double? = 7.5
    let remark: String? = nil
    let genre = Genre.drama
    let price = Decimal(string: "1.1") ?? 0
    let actors = [Actor(name: "Ada", age: 30), Actor(name: "Bo", age: 50)]
    let tags: Set<String> = ["night", "train"]
    let facts: [String: Any] = ["seats": 4, "colour": "blue", "none": NSNull()]
    let released = Date(timeIntervalSince1970: 1_000)
  }

  /// A format, its arguments, an object and whether the object matches.
  struct Example: @unchecked Sendable, CustomTestStringConvertible {
    let format: String
    let arguments: [Any?]
    let object: Any?
    let expected: Bool
    var testDescription: String { "\(format) \(arguments) on \(String(describing: object))" }

    init(_ format: String, _ arguments: Any?..., on object: Any? = nil, is expected: Bool = true) {
      self.format = format
      self.arguments = arguments
      self.object = object
      self.expected = expected
    }

    func matches() throws -> Bool {
      let test = try PredicateParser.parse(format, arguments)
      return test.isTrue(in: PredicateContext(object: object, variables: [:]))
    }
  }

  // It does not change.
  nonisolated(unsafe) private static let film = Film(title: "Night Train")

  // MARK: Comparisons

  @Test(arguments: [
    Example("1 = 1"), Example("1 == 1.0"), Example("1 != 1", is: false), Example("1 <> 2"), Example("1 < 2"),
    Example("2 <= 2"), Example("2 =< 1", is: false), Example("2 > 1"), Example("2 >= 3", is: false),
    Example("2 => 2"), Example("TRUE == 1"), Example("YES == %@", true), Example("NO == FALSE"),
    Example("%@ == 1", NSNumber(value: true)), Example("%@ == 2.5", CGFloat(2.5)), Example("%@ == 2.5", Float(2.5)),
    Example("%@ == 1.1", Decimal(string: "1.1")), Example("%@ == 1.1", NSDecimalNumber(string: "1.1")),
    Example("%@ == %@", Int64.max, Int64.max - 1, is: false), Example("%@ > %@", UInt64.max, Int64.max),
    Example("%@ == %@", UInt8(3), NSNumber(value: 3)), Example("%@ < 1", Double.nan, is: false),
    Example("%@ == 1", "1", is: false), Example("%@ > 1", "2", is: false),
  ])
  func numbersOfAnyTypeAreComparedByTheirValue(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("nil == NULL"), Example("%@ == nil", nil), Example("%@ == nil", NSNull()), Example("nil != 'a'"),
    Example("nil == 0", is: false), Example("nil < 1", is: false), Example("nil >= nil", is: false),
    Example("nil CONTAINS 'a'", is: false), Example("nil BEGINSWITH 'a'", is: false),
    Example("nil MATCHES '.*'", is: false), Example("nil IN {1, NULL}"), Example("nil IN {1, 2}", is: false),
    Example("missing == nil", on: ["a": 1]), Example("a.b.c == nil", on: ["a": 1]),
  ])
  func nilEqualsOnlyNil(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("'a' == 'A'", is: false), Example("'a' ==[c] 'A'"), Example("'é' ==[d] 'e'"), Example("'É' ==[cd] 'e'"),
    Example("'É' !=[dc] 'e'", is: false), Example("'a' < 'b'"), Example("'B' <[c] 'a'", is: false),
    Example("%@ == 'x'", "x" as NSString), Example("'x' == %@", "xyz".prefix(1)),
    Example("'Night Train' CONTAINS 'Train'"), Example("'Night Train' contains 'train'", is: false),
    Example("'Night Train' CONTAINS[c] 'train'"), Example("'Café' CONTAINS[cd] 'FE'"),
    Example("'abc' BEGINSWITH 'ab'"), Example("'abc' BEGINSWITH 'b'", is: false), Example("'abc' ENDSWITH[c] 'BC'"),
    Example("'abc' ENDSWITH 'b'", is: false), Example("'b' IN 'abc'"), Example("'B' IN[c] 'abc'"),
    Example("'abc' CONTAINS ''", is: false), Example("1 CONTAINS '1'", is: false),
  ])
  func textsAreComparedWithTheOptionsInBrackets(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("'abc' LIKE 'a*'"), Example("'abc' LIKE '*b*'"), Example("'abc' LIKE 'a?c'"),
    Example("'abc' LIKE 'b'", is: false), Example("'abc' LIKE 'a?'", is: false), Example("'' LIKE '*'"),
    Example("'' LIKE ''"), Example("'aXbXc' LIKE 'a*X?'"), Example("'aab' LIKE '*ab'"), Example("'ÀBC' LIKE[cd] 'a*'"),
    Example("'a.c' LIKE 'a.c'"), Example("'abc' LIKE 'a.c'", is: false), Example("'a*c' LIKE %@", "a\\*c"),
    Example("'abc' LIKE %@", "a\\*c", is: false),
    Example("%@ LIKE %@", String(repeating: "a", count: 5_000), String(repeating: "*a", count: 50) + "b", is: false),
  ])
  func wildcardsStandForCharacters(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("SELF MATCHES %@", "x", on: "x"), Example("SELF MATCHES %@", "[a-z]+", on: "abc1", is: false),
    Example("SELF MATCHES 'a|ab'", on: "ab"), Example("SELF MATCHES 'a'", on: "a\n", is: false),
    Example("SELF MATCHES[c] 'ABC'", on: "abc"), Example("SELF MATCHES[d] 'é+'", on: "eé"),
    Example("SELF MATCHES '\\\\d+'", on: "42"), Example("SELF MATCHES %@", "\\d+", on: "👍1", is: false),
    Example("SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", on: "ada@example.org"),
    Example("SELF MATCHES pattern", on: ["pattern": "x"], is: false),
    Example("'xx' MATCHES pattern", on: ["pattern": "x+"]),
  ])
  func expressionsMatchWholeTexts(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("%@ < %@", Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)),
    Example("%@ == %@", Date(timeIntervalSince1970: 1), NSDate(timeIntervalSince1970: 1)),
    Example("released > %@", Date(timeIntervalSince1970: 10), on: film),
    Example("released.timeIntervalSince1970 == 1000", on: film), Example("%@ == 1", Date(), is: false),
  ])
  func datesAreCompared(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("%@ == %@", URL(string: "https://a.example"), URL(string: "https://a.example")),
    Example("%@ == %@", film, film), Example("%@ == %@", film, NSObject(), is: false),
    Example("%@ == %@", UUID(), UUID(), is: false), Example("{1, 'a'} == %@", [1, "a"] as [Any]),
    Example("{1, 2} == {2, 1}", is: false), Example("%@ == %@", NSArray(array: [1]), [1.0]),
    Example("%@ == %@", ["a": 1], NSDictionary(dictionary: ["a": 1])),
    Example("genre == 'drama'", on: film), Example("genre == %@", Genre.comedy, on: film, is: false),
  ])
  func otherValuesAreComparedByEquality(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("2 BETWEEN {1, 3}"), Example("1 BETWEEN {1, 3}"), Example("3 BETWEEN %@", [1, 3]),
    Example("4 BETWEEN {1, 3}", is: false), Example("'b' BETWEEN {'a', 'c'}"), Example("nil BETWEEN {1, 3}", is: false),
    Example("2 BETWEEN bounds", on: ["bounds": [1, 3]]), Example("2 BETWEEN bounds", on: ["bounds": [1]], is: false),
    Example("-2 BETWEEN {-3, %d}", -1),
  ])
  func boundsAreInclusive(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("SELF IN {'a', 'b'}", on: "b"), Example("SELF IN {}", on: "b", is: false), Example("2 IN %@", [1, 2]),
    Example("2 IN %@", NSArray(array: [1, 2])), Example("'a' IN %@", ["a"] as Set),
    Example("2 IN %@", NSSet(array: [2])),
    Example("'A' IN %@", ["a"], is: false), Example("'A' IN[c] %@", ["a"]), Example("1 IN %@", ["key": 1]),
    Example("%@ CONTAINS 2", [1, 2]), Example("tags CONTAINS 'train'", on: film),
    Example("tags CONTAINS 'bus'", on: film, is: false), Example("%@ CONTAINS 2", NSOrderedSet(array: [2])),
    Example("NOT (SELF IN %@)", ["a"], on: "b"), Example("2 IN 3", is: false),
  ])
  func elementsAreFoundInCollections(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("ANY actors.age > 40", on: film), Example("some actors.age > 50", on: film, is: false),
    Example("ALL actors.age >= 30", on: film), Example("ALL actors.age > 30", on: film, is: false),
    Example("NONE actors.name == 'Cy'", on: film), Example("NONE actors.name == 'Bo'", on: film, is: false),
    Example("NOT ANY actors.name BEGINSWITH 'C'", on: film), Example("ANY %K == %@", "actors.name", "Bo", on: film),
    Example("ANY missing == 1", on: ["a": 1], is: false), Example("ALL missing == 1", on: ["a": 1]),
    Example("ANY actors.name IN {'Bo', 'Cy'}", on: film),
  ])
  func quantifiersCompareElements(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  // MARK: Conditions

  @Test(arguments: [
    Example("TRUEPREDICATE"), Example("falsepredicate", is: false), Example("1 == 1 AND 2 == 2"),
    Example("1 == 1 && 1 == 2", is: false), Example("1 == 2 or 2 == 2"), Example("1 == 2 || 1 == 3", is: false),
    Example("1 == 1 OR 1 == 1 AND 1 == 2"), Example("(1 == 1 OR 1 == 1) AND 1 == 2", is: false),
    Example("NOT 1 == 2 AND 1 == 1"), Example("!(1 == 1)", is: false), Example("NOT NOT 1 == 1"), Example("!!(1 == 1)"),
    Example("((1)) == (1)"), Example("(1 + 1) * 2 == 4"), Example("((1 == 1))"), Example("(TRUEPREDICATE)"),
  ])
  func conditionsAreCombined(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("1 + 2 * 3 == 7"), Example("10 - 2 - 3 == 5"), Example("7 / 2 == 3"), Example("7 / 2.0 == 3.5"),
    Example("-3 + 5 == 2"), Example("2 - -1 == 3"), Example("- (1 + 1) == -2"), Example("year - 7 == 1980", on: film),
    Example("price * 2 == 2.2", on: film), Example("1 / 0 == nil"), Example("1 + 'a' == nil"),
    Example("9223372036854775807 + 1 > 9223372036854775806"), Example("-%@ == 5", -5),
    Example("%@ * %@ > 1", Decimal(string: "1e127"), Decimal(string: "1e127")), Example("-year < 0", on: film),
    Example("%@ / -1 > 0", Int64.min),
  ])
  func numbersAreCalculated(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("0x1F == 31"), Example("0b101 == 5"), Example("0o17 == 15"), Example("1e3 == 1000"),
    Example("2.5E-1 == 0.25"),
    Example(#""double" == 'double'"#), Example(#"'it\'s' == %@"#, "it's"),
    Example(#"'\u0041\x42\n\\' == %@"#, "AB\n\\"),
    Example(#"'\uD83D\uDC4D' == '👍'"#), Example("'%@' == %@", "%@"), Example("{1, 2}.@count == 2"),
    Example("99999999999999999999 > 9223372036854775807"),
  ])
  func literalsAreRead(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  // MARK: Keys

  @Test(arguments: [
    Example("title == 'Night Train'", on: film), Example("SELF.title == 'Night Train'", on: film),
    Example("self.year > 1980", on: film), Example("%K == %d", "year", 1987, on: film), Example("rating > 7", on: film),
    Example("remark == nil", on: film), Example("facts.seats == 4", on: film), Example("facts.none == nil", on: film),
    Example("%K == 4", "facts.seats", on: film), Example("facts.%K == 4", "seats", on: film),
    Example("#in == 1", on: ["in": 1]), Example("a.in == 1", on: ["a": ["in": 1]]),
    Example("%K == 1", "SIZE", on: ["SIZE": 1]), Example("a == 1", on: NSDictionary(dictionary: ["a": 1])),
    Example("a == 1", on: ["a": 1] as [AnyHashable: Any]), Example("name == 'Ada'", on: Actor(name: "Ada", age: 1)),
    Example("missing == nil", on: Actor(name: "Ada", age: 1)), Example("SELF.length == 3", on: "abc"),
    Example("SELF.uppercaseString == 'ABC'", on: "abc"), Example("SELF.doubleValue > 1.4", on: "1.5"),
    Example("straße == 1", on: ["straße": 1]), Example("SELF[0] == 1", on: [1, 2]),
    Example("SELF[LAST] == 2", on: [1, 2]),
    Example("SELF[first] == 1", on: [1, 2]), Example("SELF[SIZE] == 2", on: [1, 2]),
    Example("SELF[5] == nil", on: [1, 2]),
    Example("SELF['a'] == 1", on: ["a": 1]), Example("actors[1].name == 'Bo'", on: film),
  ])
  func valuesAreReadByTheirKeys(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test(arguments: [
    Example("actors.@count == 2", on: film), Example("@count == 2", on: [1, 2]),
    Example("SELF.@count > 0", on: NSArray(), is: false),
    Example("actors.@sum.age == 80", on: film), Example("actors.@avg.age == 40", on: film),
    Example("actors.@min.age == 30", on: film), Example("actors.@max.age == 50", on: film),
    Example("actors.@max.name == 'Bo'", on: film), Example("SELF.@sum.self == 6.5", on: [1, 2.5, 3] as [Any]),
    Example("SELF.@sum.a == 1", on: [["a": 1], ["b": 2]]), Example("SELF.@avg.self == nil", on: [Int]()),
    Example("SELF.@max.self == nil", on: [Int]()), Example("%K == 2", "actors.@count", on: film),
    Example("tags.@count == 2", on: film), Example("SELF.@avg.doubleValue == 2", on: ["1", "3"]),
    Example("SUBQUERY(actors, $a, $a.age > 40 AND $a.name == 'Bo').@count == 1", on: film),
    Example("SUBQUERY(actors, $a, $a.age > year).@count == 0", on: film),
  ])
  func collectionsAreSummarized(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }

  @Test func variablesHaveTheValuesOfTheDictionary() {
    let predicate = NSPredicate(format: "year == $YEAR AND $NAMES.@count == 2")
    let names = ["a", "b"]
    #expect(predicate.evaluate(with: Self.film, substitutionVariables: ["YEAR": 1987, "NAMES": names]))
    #expect(!predicate.evaluate(with: Self.film, substitutionVariables: ["YEAR": 1988, "NAMES": names]))
    let fixed = predicate.withSubstitutionVariables(["YEAR": 1987])
    #expect(fixed.evaluate(with: Self.film, substitutionVariables: ["NAMES": names]))
  }

  // MARK: Initializers

  @Test func argumentsMayHaveAnyType() {
    #expect(NSPredicate(format: "SELF MATCHES %@", "x").evaluate(with: "x"))
    #expect(NSPredicate(format: "SELF == %@", "x" as NSString).evaluate(with: "x"))
    #expect(NSPredicate(format: "SELF == %d OR SELF == %ld", 1, 2).evaluate(with: 2))
    #expect(NSPredicate(format: "SELF == %f", 2.5).evaluate(with: 2.5))
    #expect(NSPredicate(format: "SELF == %@", NSNumber(value: 2)).evaluate(with: 2))
    #expect(NSPredicate(format: "SELF <= %@", Date()).evaluate(with: Date.distantPast))
    #expect(NSPredicate(format: "SELF IN %@", ["x", "y"]).evaluate(with: "y"))
    #expect(NSPredicate(format: "SELF IN %@", NSArray(array: ["x"])).evaluate(with: "x"))
    #expect(NSPredicate(format: "%K == %@", argumentArray: ["a", 1]).evaluate(with: ["a": 1]))
    #expect(NSPredicate(format: "SELF == 1", argumentArray: nil).evaluate(with: 1))
  }

  @Test func argumentsMayBeInAListOfC() {
    let arguments: [any CVarArg] = ["a" as NSString, Int32(-3), Int64.min, 2.5, UInt64.max, "x" as NSString]
    let predicate = withVaList(arguments) {
      NSPredicate(format: "%K == %d AND b == %lld AND c == %f AND d == %llu AND e == %@", arguments: $0)
    }
    let object: [String: Any] = ["a": -3, "b": Int64.min, "c": 2.5, "d": UInt64.max, "e": "x"]
    #expect(predicate.evaluate(with: object))
    #expect(!predicate.evaluate(with: ["a": -3]))
  }

  @Test func arraysAreFiltered() {
    let array = NSArray(array: ["Anna", "Ben", "Ada"])
    #expect(array.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'A'")) as? [String] == ["Anna", "Ada"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF BEGINSWITH 'A'"), NSPredicate(format: "SELF.length == 3"),
    ])
    #expect(array.filtered(using: both) as? [String] == ["Ada"])
  }

  // MARK: Errors

  /// A format that cannot be parsed, where, and a part of the reason.
  struct Mistake: @unchecked Sendable, CustomTestStringConvertible {
    let format: String
    let arguments: [Any?]
    let position: Int
    let reason: String
    var testDescription: String { format }

    init(_ format: String, _ arguments: Any?..., at position: Int, _ reason: String) {
      self.format = format
      self.arguments = arguments
      self.position = position
      self.reason = reason
    }
  }

  @Test(arguments: [
    Mistake("", at: 0, "expected a value, not the end"), Mistake("name ==", at: 7, "expected a value, not the end"),
    Mistake("name", at: 0, "expected a comparison, not a value"), Mistake("a == 1 b", at: 7, "not 'b'"),
    Mistake("a == 1 AND b", at: 11, "expected a comparison"), Mistake("a == 1)", at: 6, "not ')'"),
    Mistake("(a == 1", at: 7, "expected ')'"), Mistake("(a == 1) == 2", at: 0, "expected a value, not a comparison"),
    Mistake("(a == 1) + 2 == 3", at: 0, "expected a value, not a comparison"),
    Mistake("a == b == c", at: 7, "not '=='"), Mistake("a == 'x", at: 5, "closing quotation mark"),
    Mistake("a == 'x\\u12'", at: 9, "4 hexadecimal digits"), Mistake("a ~ b", at: 2, "unexpected character '~'"),
    Mistake("a ==[x] 1", at: 5, "'c', 'd' or 'cd'"), Mistake("a ==[c 1", at: 7, "expected ']'"),
    Mistake("AND a == 1", at: 0, "not 'AND'"), Mistake("ANY a", at: 5, "comparison operator"),
    Mistake("{1, 2", at: 5, "expected '}'"), Mistake("{1,} == a", at: 3, "not '}'"),
    Mistake("a BETWEEN 1", at: 10, "upper bound"), Mistake("a BETWEEN {1, 2, 3}", at: 10, "not 3"),
    Mistake("total(a) == 1", at: 0, "the function 'total' is not supported"),
    Mistake("a. == 1", at: 3, "expected a key"),
    Mistake("a.@median.b == 1", at: 2, "'@median' is not supported"),
    Mistake("a.@sum.b.@max.c == 1", at: 0, "more than one collection operator"),
    Mistake("@ == 1", at: 1, "a name after '@'"),
    Mistake("a == %", at: 5, "after '%'"), Mistake("a == %s", at: 5, "'%s' is not supported"),
    Mistake("a == %lK", at: 5, "not supported"), Mistake("a == %@", at: 5, "no argument"),
    Mistake("a == %d", "x", at: 5, "expected a number"), Mistake("%K == 1", 1, at: 0, "expected a string"),
    Mistake("%K == 1", "a..b", at: 0, "no key path"), Mistake("0x == 1", at: 0, "expected a number"),
    Mistake("SUBQUERY(a, b, c == 1)", at: 12, "expected a variable"), Mistake("a NOT IN b", at: 2, "not 'NOT'"),
  ])
  func mistakesInFormatsAreFound(_ mistake: Mistake) {
    let error = #expect(throws: PredicateFormatError.self) {
      try PredicateParser.parse(mistake.format, mistake.arguments)
    }
    #expect(error?.position == mistake.position)
    #expect(error?.reason.contains(mistake.reason) == true, "\(error?.reason ?? "")")
    #expect(error?.description.contains("\"\(mistake.format)\"") == true)
  }

  @Test func unparsableFormatsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name ==") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name == $A").evaluate(with: ["name": 1]) }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "'a' MATCHES '('").evaluate(with: nil) }
  }

  // MARK: Limits

  @Test func deepNestingIsAnError() throws {
    for (open, close) in [("(", ")"), ("{", "}"), ("a[", "]"), ("NOT (", ")"), ("-(", ")")] {
      let many = String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000)
      let error = #expect(throws: PredicateFormatError.self) { try PredicateParser.parse(many + " == 1", []) }
      #expect(error?.reason.contains("inside each other") == true)
    }
    let limit = PredicateParser.nestingLimit
    let allowed = String(repeating: "(", count: limit) + "1 == 1" + String(repeating: ")", count: limit)
    #expect(try PredicateParser.parse(allowed, []).isTrue(in: PredicateContext(object: nil, variables: [:])))
  }

  @Test func theDeepestAllowedNestingFitsIntoTwoMegabytesOfStack() {
    let limit = PredicateParser.nestingLimit
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for (open, close) in [("(", ")"), ("NOT (", ")"), ("1 == 1 AND (", ")"), ("2 == 1 OR NOT (", ")")] {
        let format = String(repeating: open, count: limit) + "1 == 1" + String(repeating: close, count: limit)
        #expect(NSPredicate(format: format).evaluate(with: nil))
      }
      let sums = String(repeating: "(0 + ", count: limit) + "1" + String(repeating: ")", count: limit)
      #expect(NSPredicate(format: sums + " == 1").evaluate(with: nil))
      done.signal()
    }
    thread.stackSize = 2 << 20
    thread.start()
    done.wait()
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      Example("1 == 1" + String(repeating: " AND 1 == 1", count: 50_000)),
      Example("1 == 2" + String(repeating: " OR 1 == 1", count: 50_000)),
      Example("1" + String(repeating: " + 1", count: 50_000) + " == 50001"),
      Example(String(repeating: "NOT ", count: 50_000) + "1 == 1"),
      Example(String(repeating: "-", count: 50_000) + "1 == 1"),
      Example("a" + String(repeating: ".a", count: 50_000) + " == nil", on: ["a": 1]),
      Example("a" + String(repeating: "[0]", count: 50_000) + " == nil", on: ["a": 1]),
      Example("1 IN {" + String(repeating: "0, ", count: 50_000) + "1}"),
    ])
  func longFormatsNeedNoDeepStack(_ example: Example) throws {
    #expect(try example.matches() == example.expected)
  }
}
