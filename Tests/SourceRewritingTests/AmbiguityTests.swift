import Testing

@testable import SourceRewriting

/// Repairs of names that mean more than one declaration here, and one on Apple's platforms.
struct AmbiguityTests {
  @Test func namesOfSeveralModulesAreThoseOfThePackage() {
    let output = """
      /p/a.swift:3:9: error: ambiguous use of 'black'
      3 | a.b = .black
      CoreGraphics.CGColor.black:2:18: note: found this candidate in module 'CoreGraphics'
      /p/b.swift:1:2: note: found this candidate in module 'Sparkline'
      /p/a.swift:3:9: error: ambiguous use of 'black'
      CoreGraphics.CGColor.black:2:18: note: found this candidate in module 'CoreGraphics'
      /p/a.swift:9:2: error: cannot find 'c' in scope
      /p/b.swift:7:2: note: found this candidate in module 'Other'
      """
    let errors = CompilerError.errors(in: output)
    #expect(errors.map(\.line) == [3, 9])
    #expect(errors.map { AmbiguousMembers.modules(in: $0.message) } == [["CoreGraphics", "Sparkline"], nil])
    // Which of the modules is the package's is known to the command only.
    let message = errors.first?.message ?? ""
    #expect(repaired("a.b = .¦black", message) == nil)
    let named = AmbiguousMembers.message(message, module: "Sparkline")
    #expect(repaired("a.b = .¦black", named) == "a.b = .Sparkline::black")
    #expect(repaired("a.b = CGColor.¦black", named) == "a.b = CGColor.Sparkline::black")
    #expect(repaired("a.b = ¦white", named) == nil)
    #expect(repaired("a.b = .Sparkline::¦black", named) == nil)
    let method = AmbiguousMembers.message("ambiguous use of 'toggle()'", module: "Switches")
    #expect(repaired("a.¦toggle()", method) == "a.Switches::toggle()")
  }

  @Test func membersOfTwinsAreDeclaredOnce() {
    let message = "invalid redeclaration of 'line()'"
    let core = "extension CFAttributedString { func line() -> Line { Line(self) } }\n"
    let other = "extension NSAttributedString { func line() -> Line { (self as CFAttributedString).line() } }"
    let marked = other.replacing("func line", with: "func ¦line")
    #expect(repaired(core + marked, message) == core + "extension NSAttributedString {  }")
    // The one that calls the other is left out, wherever the error is.
    #expect(
      repaired(other + "\n" + core.replacing("func line", with: "func ¦line"), message)
        == "extension NSAttributedString {  }\n" + core)
    let both = "extension NSString { var a: Int { 1 } }\nextension CFString { var ¦a: Int { 1 } }"
    #expect(
      repaired(both, "invalid redeclaration of 'a'")
        == "extension NSString { var a: Int { 1 } }\nextension CFString {  }")
    #expect(repaired("class A { func ¦line() {} }", message) == nil)
    #expect(repaired("extension Film { func ¦line() {} }", message) == nil)
  }

  @Test func typesOfErrorsInPatternsAreThoseOfThePackage() {
    let message =
      "type '@Sendable (String) -> XMLParser.Error' cannot conform to '_ErrorCodeProtocol' [#ProtocolTypeNonConformance]"
    #expect(AmbiguousTypes.name(in: message) == "XMLParser")
    #expect(AmbiguousTypes.name(in: message.replacing("_ErrorCodeProtocol", with: "Film")) == nil)
    let named = AmbiguousTypes.message(message, module: "SVG")
    #expect(
      repaired("guard case XMLParser.Error.¦empty? = e else { return }", named)
        == "guard case SVG.XMLParser.Error.empty? = e else { return }")
    #expect(repaired("guard case SVG.XMLParser.Error.¦empty? = e else { return }", named) == nil)
    #expect(repaired("guard case XMLParser.Error.¦empty? = e else { return }", message) == nil)
  }
}
