import Testing

@testable import SourceRewriting

@Suite struct ExpectedFailuresTests {
  private static let use = "func f() { XCTExpectFailure() }\n"
  private static let record =
    "nonisolated override func recordFailure(withDescription d: String, inFile f: String, atLine l: Int, expected e: "
    + "Bool) { if !expects·(d, inFile: f, atLine: l, expected: e) { super.recordFailure(withDescription: d, inFile: f, "
    + "atLine: l, expected: e) } }"
  private static let invoke = "nonisolated override func invokeTest() { invoking· { super.invokeTest() } }"

  @Test func testCasesTakeExpectedFailuresBack() {
    let text = rewrite(["a.swift": "class A: XCTestCase {\n}\nclass B: A {\n}\n", "b.swift": Self.use])
    #expect(text["a.swift"] == "class A: XCTestCase {\n\(Self.record); \(Self.invoke) }\nclass B: A {\n}\n")
    #expect(
      rewrite(Self.use + "open class A: XCTestCase {\n}\n")
        == Self.use + "open class A: XCTestCase {\nopen \(Self.record); open \(Self.invoke) }\n")
  }

  @Test func ownOverridesStay() {
    let own = "override func recordFailure(withDescription d: String) {}"
    #expect(
      rewrite(
        Self.use + "class A: XCTestCase {\n\(own)\noverride func invokeTest() {\nlog {\nsuper.invokeTest()\n}\n}\n}\n")
        == Self.use + "class A: XCTestCase {\n\(own)\noverride func invokeTest() {\nlog {\ninvoking· { "
        + "super.invokeTest() }\n}\n}\n}\n")
  }

  @Test func othersStay() {
    let other = "class A: XCTestCase {\n}\n"
    #expect(rewrite(other) == other)
    let linux = BuildConditions(isUIKit: false)
    #expect(rewrite(Self.use + other, conditions: linux) == Self.use + other)
  }
}
