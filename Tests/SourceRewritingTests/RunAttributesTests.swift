import Testing

@testable import SourceRewriting

@Suite struct RunAttributesTests {
  @Test func attributesByKeysAreTakenWithoutACast() {
    #expect(
      rewrite("let a = CTRunGetAttributes(run) as! [NSAttributedString.Key: Any]")
        == "let a = CTRunGetAttributes(run) as [NSAttributedString.Key: Any]")
    #expect(
      rewrite("guard let a = CTRunGetAttributes(run) as? [NSAttributedStringKey : Any] else { return }")
        == "guard let a = CTRunGetAttributes(run) as [NSAttributedStringKey : Any]? else { return }")
  }

  @Test func otherFormsOfAttributesStay() {
    for text in [
      "let a = CTRunGetAttributes(run) as NSDictionary", "let a = CTRunGetAttributes(run) as! [String: Any]",
      "let a = attributes(run) as? [NSAttributedString.Key: UIFont]",
    ] { #expect(rewrite(text) == text) }
  }

  @Test func attributesInFoundationsDictionariesAreConverted() {
    #expect(
      rewrite("let a = attributes(run) as! [NSAttributedString.Key: Any]")
        == "let a = [NSAttributedString.Key: Any].converted(attributes(run) )! ")
    let text = "if let a = copied as? [NSAttributedString.Key: Any] {}"
    #expect(rewrite(text).contains("[NSAttributedString.Key: Any].converted(copied )"))
  }

  @Test func coreTextIsAModule() {
    let standard = BuildConditions(modules: BuildConditions.standardModules)
    let text = "#if canImport(CoreText)\nimport CoreText\n#endif\n"
    #expect(rewrite(text, conditions: standard) == text)
    #expect(rewrite("import CoreText\nvar line: CTLine?\n") == "import CoreText\nvar line: CTLine?\n")
    #expect(obstacles(in: "import CoreText\n").isEmpty)
  }
}
