import Testing

@testable import SourceRewriting

@Suite struct TakenMethodsTests {
  private static let list = """
    @objc protocol D { @objc optional func list(_ l: Int, at i: Int) -> Bool; @objc optional func end() }

    """

  /// Returns the last line of a file, after a protocol with optional methods.
  private func line(_ text: String) -> String {
    rewrite(Self.list + text).split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("func f() { guard let g = d?.list(_:at:) else { return }; g(1, 2) }", "d?.value·list·_·at else"),
    ("func f() { if let g = d?.list(_:at:) { g(1, 2) } else { h() } }", "if let g = d?.value·list·_·at { g(1, 2) }"),
    ("func f() -> Bool { d?.end != nil }", "{ d?.value·end != nil }"),
    ("func f() -> Bool { nil == d.list(_:at:) }", "{ nil == d.value·list·_·at }"),
    ("func f() { if let g = d.end { g() } }", "if let g = d.value·end { g() }"),
    ("func f() { rows.forEach { guard let g = $0.end else { return }; g() } }", "guard let g = $0.value·end else"),
  ])
  func methodsOfValuesWithoutKnownTypesAreTakenWhereTheyMayBeNil(text: String, expected: String) {
    #expect(line(text).contains(expected))
  }

  @Test(arguments: [
    ("func f(_ d: D) -> (() -> Void)? { d.end }", "{ d.value·end }"),
    ("class A { weak var d: D?; func f() { let g = d?.end; g?() } }", "let g = d?.value·end; g?()"),
    ("class A { var d: D!; func f() { let g = self.d.list; g?(1, 2) } }", "let g = self.d.value·list·_·at;"),
    ("class A { var d: D?; func f() { guard let d = d else { return }; let g = d.end } }", "let g = d.value·end"),
    ("class A { var d: D?; func f() { if let d { let g = d.end } } }", "let g = d.value·end"),
    ("func f<T: D>(_ d: T) { let g = d.end }", "let g = d.value·end"),
    ("func f<T>(_ d: T) where T: D { let g = d.end }", "let g = d.value·end"),
    ("func f() { let g = (x as? D)?.end }", "let g = (x as? D)?.value·end"),
    ("extension D { func f() -> Bool { self.end != nil } }", "self.value·end != nil"),
    ("@objc protocol E: D {}; func f(_ e: E) { let g = e.end }", "let g = e.value·end"),
  ])
  func methodsOfValuesOfTheProtocolAreTaken(text: String, expected: String) {
    #expect(line(text).contains(expected))
  }

  @Test(arguments: [
    "func f() { d?.list?(1, at: 2); d.end!() }",
    "func f() { let g = d.end }",
    "class A { func end() {}; func f() { let g = self.end } }",
    "func f(_ a: UIView) { if let g = a.end { g() } }",
    "class C { var end: Int? }; func f() { if let g = c.end { h(g) } }",
    "func f() { let g = D.end }",
  ])
  func otherUsesStay(text: String) {
    #expect(!line(text).contains("value·"))
  }

  @Test func theFunctionsTypeChoosesAmongMethodsOfOneName() {
    let text = rewrite(
      """
      @objc protocol D {
        @objc optional func menu(_ a: Int, for b: [Tab]) -> Menu?
        @objc optional func menu(_ a: Int, for b: [Page]) -> Menu?
      }
      func f(_ d: D) {
        let g: ((Int, [Page]) -> Menu?)? = d.menu
        let h = d.menu as ((Int, [Tab]) -> Menu?)?
      }
      class A: NSObject, D {
        func menu(_ a: Int, for b: [Page]) -> Menu? { nil }
      }
      """)
    #expect(text.contains("= d.value·menu·_·for·Int·Page\n"))
    #expect(text.contains("= d.value·menu·_·for·Int·Tab as "))
    #expect(text.contains("class func has·menu·_·for·Int·Page() -> Bool { true }"))
    #expect(!text.contains("class func has·menu·_·for·Int·Tab()"))
  }

  @Test func protocolsHaveAPropertyForEachMethod() {
    let text = rewrite(
      """
      @MainActor @objc public protocol D {
        @objc optional func end(_ done: @escaping () -> Void, _ a: A!)
        @objc optional func title(for row: Int) -> String?
        @objc optional func load() throws -> Int
        @objc optional func size() async -> Int
      }
      """)
    #expect(text.contains("nonisolated static func has·end·_·_() -> Bool; "))
    #expect(text.contains("nonisolated public static func has·end·_·_() -> Bool { false }"))
    #expect(
      text.contains(
        "public var value·end·_·_: (@MainActor (@escaping() -> Void, A?) -> Void)? { "
          + "guard let o = self as? any D, Swift.type(of: o).has·end·_·_() else { return nil }; "
          + "return { do { try o.end($0, $1) } catch {} } }"))
    #expect(text.contains("{ do { return try o.title(for: $0) } catch { return nil } }"))
    #expect(text.contains("var value·load: (@MainActor () throws -> Int)?"))
    #expect(text.contains("return { try o.load() }"))
    #expect(text.contains("var value·size: (@MainActor () async -> Int)?"))
    #expect(text.contains("return { try! await o.size() }"))
  }

  @Test func classesSayWhichMethodsTheyHave() {
    #expect(
      line("open class A: D { open func list(_ l: Int, at i: Int) -> Bool { true } }")
        == "open class A: D { open func list(_ l: Int, at i: Int) -> Bool { true } ; "
        + "nonisolated public class func has·list·_·at() -> Bool { true } }")
    #expect(line("class A {}; extension A: D { func end() {} }").hasSuffix("class func has·end() -> Bool { true } }"))
    #expect(line("extension UIView: D { func end() {} }").hasSuffix("class func has·end() -> Bool { true } }"))
  }

  @Test(arguments: [
    "class A: D { private func end() {} }", "class A: D { static func end() {} }",
    "class A: D { func end(_ a: Int) {} }",
    "extension D { func end() {} }", "struct A { func end() {} }", "extension A where T == Int { func end() {} }",
  ])
  func othersSayNothing(text: String) {
    #expect(!line(text).contains("class func"))
  }

  @Test func inheritedMethodsAreNamedOnce() {
    let text = rewrite(
      Self.list
        + """
        class A { func end() {} }
        class B: A, D { override func end() {} }
        class C: A { func end(_ a: Int) {}; func list(_ l: String, at i: Int) -> Bool { true } }
        extension C { func list(_ l: Int, at i: Int) -> Bool { true } }
        """)
    #expect(text.split(separator: "class func has·end()").count == 2)
    #expect(text.split(separator: "class func has·list·_·at()").count == 2)
  }

  @Test func selectorsOfOptionalRequirementsAskTheClass() {
    #expect(
      line("func f() -> Bool { d.responds(to: #selector(D.list(_:at:))) }").contains(
        "Selector(\"list:at:\", D.list(_:at:)).implemented { (o: any D) in Swift.type(of: o).has·list·_·at() }"))
  }
}
