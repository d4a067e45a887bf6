import Testing

@testable import SourceRewriting

struct QuickSpecsTests {
  private let folder = "/b/PackageDiscoveredTests.derived/"
  private let collection = """
    import XCTest
    public func __allDiscoveredTests() -> [XCTestCaseEntry] {
        let tests = [XCTestCaseEntry]()

        return tests
    }
    """

  /// Returns the rewritten collection of all tests beside a module of specs.
  private func rewritten(_ specs: String) -> String? {
    let rewriter = ModuleRewriter()
    let path = folder + "all-discovered-tests.swift"
    let module = ModuleIndex(
      files: [
        path: rewriter.index(path: path, text: collection),
        folder + "FilmTests.swift": rewriter.index(path: folder + "FilmTests.swift", text: ""),
      ], imported: [rewriter.index(path: "Specs.swift", text: specs)])
    return rewriter.rewrite(path: path, text: collection, module: module).text
  }

  @Test func specsAreListedBeneathTheirClasses() throws {
    let text = try #require(
      rewritten(
        """
        class FilmSpec: QuickSpec {}
        class Base: AsyncSpec {}
        final class SeatSpec: Base {}
        private class Hidden: QuickSpec {}
        class Plain: XCTestCase {}
        """))
    #expect(text.contains("return TestRecord·.remaining(tests + specs·())\n"))
    #expect(text.contains("@testable import FilmTests; "))
    #expect(
      text.contains(
        "[(Base.self, testCase(Base.allTests).allTests), (FilmSpec.self, testCase(FilmSpec.allTests).allTests), "
          + "(SeatSpec.self, testCase(SeatSpec.allTests).allTests)]"))
    #expect(!text.contains("Hidden") && !text.contains("Plain") && !text.contains("import Quick"))
    #expect(ModuleRewriter.parses(text))
    #expect(text.split(separator: "\n").count == collection.split(separator: "\n").count)
  }

  @Test func configurationsRunFirst() {
    let text = rewritten("class Common: QuickConfiguration {}\nclass FilmSpec: QuickSpec {}")
    #expect(text?.contains("@testable import Quick; ") == true)
    #expect(text?.contains("configureSubclassesIfNeeded([Common.self], world: World.sharedWorld); return") == true)
  }

  @Test func listsWithoutSpecsAreRecordedOnly() throws {
    let text = try #require(rewritten("class Plain: XCTestCase {}"))
    #expect(text.contains("return TestRecord·.remaining(tests)\n") && !text.contains("specs·"))
    #expect(ModuleRewriter.parses(text))
    #expect(text.split(separator: "\n").count == collection.split(separator: "\n").count)
  }
}
