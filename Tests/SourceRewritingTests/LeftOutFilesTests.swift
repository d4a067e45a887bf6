import Testing

@testable import SourceRewriting

/// The names by which code refers to files that are left out, and how it does without.
struct LeftOutFilesTests {
  @Test func namesOfFilesThatAreLeftOutAreKnown() {
    let text = """
      import SwiftUI
      struct Page: View { var title = ""; var body: some View { Text(title) } }
      extension View { func framed() -> some View { let inner = 1; return frame(width: inner) } }
      func makePage() -> some View { Page() }
      #if os(iOS)
      let first = Page()
      #endif
      """
    let rewriter = ModuleRewriter()
    let other = "import UIKit\nfinal class Film: NSObject {}"
    let module = ModuleIndex(files: [
      "a.swift": rewriter.index(path: "a.swift", text: text), "b.swift": rewriter.index(path: "b.swift", text: other),
    ])
    let result = rewriter.rewrite(path: "a.swift", text: text, module: module)
    #expect(result.text?.allSatisfy(\.isNewline) == true)
    #expect(result.leftOut == ["Page", "framed", "makePage", "first"])
    #expect(rewriter.rewrite(path: "b.swift", text: other, module: module).leftOut.isEmpty)
  }

  @Test func argumentsWithoutTypesAreConsequencesOfWhatIsLeftOut() {
    let rewriter = ModuleRewriter()
    let text =
      "import XCTest\nclass A: XCTestCase {\n func testA() {\n  let b = model.bind(\\.c, to: { .d($0) })\n }\n}"
    let module = ModuleIndex(files: ["a.swift": rewriter.index(path: "a.swift", text: text)])
    func repair(_ message: String, at column: Int, leftOut: Set<String>) -> ModuleRewriter.Result? {
      ModuleRewriter.repair(
        path: "a.swift", original: text, result: nil,
        errors: [CompilerError(path: "a.swift", line: 4, column: column, message: message)], module: module,
        leftOut: leftOut)
    }
    let path = "cannot infer key path type from context; consider explicitly specifying a root type"
    let failing = repair(path, at: 22, leftOut: ["bind"])
    #expect(failing?.text?.contains("func testA() { XCTFail(\"needs 'bind', which is missing here\")") == true)
    #expect(repair(path, at: 22, leftOut: ["other"]) == nil)
    #expect(repair("cannot infer contextual base in reference to member 'd'", at: 34, leftOut: ["bind"]) != nil)
    #expect(repair("cannot infer contextual base in reference to member 'd'", at: 34, leftOut: []) == nil)
  }
}
