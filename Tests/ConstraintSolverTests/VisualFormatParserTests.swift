import Testing

@testable import ConstraintSolver

@Suite struct VisualFormatParserTests {
  @Test func `views, distances and predicates are read in order`() throws {
    let format = try VisualFormatParser.parse("V:|-[one(>=50,<=high@low)]-(8@250)-[two]|")
    #expect(format.axis == .vertical)
    #expect(
      format.items == [
        .superview,
        .view(
          name: "one",
          sizes: [
            .init(relation: .greaterThanOrEqual, value: .number(50)),
            .init(relation: .lessThanOrEqual, value: .name("high"), priority: .name("low")),
          ]), .view(name: "two", sizes: []), .superview,
      ])
    #expect(
      format.connections == [
        .standard, .distances([.init(value: .number(8), priority: .number(250))]), VisualFormat.Connection.none,
      ])
  }

  @Test(
    "What cannot be read is an error that says where",
    arguments: [
      ("", 0), ("H", 1), ("X:[view]", 0), ("[view", 5), ("[]", 1), ("[view]-", 7), ("[view]-8", 8),
      ("[view]-8[other]", 8),
      ("|-8-|", 5), ("[view(]", 6), ("[view(>50)]", 7), ("[view(50]", 8), ("[view]-(8-[other]", 9), ("[view] x", 7),
      ("|[view]|[other]", 8), ("[view(1.2.3)]", 6),
    ])
  func malformed(format: String, offset: Int) {
    do throws(VisualFormatError) {
      _ = try VisualFormatParser.parse(format)
      Issue.record("\(format) was read")
    } catch {
      #expect(error.offset == offset)
      #expect(error.format == format)
      #expect(error.description.hasSuffix(String(repeating: " ", count: offset) + "^"))
    }
  }
}
