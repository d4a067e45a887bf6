import Foundation
import Testing

@testable import SourceRewriting

@Suite struct SelectorsTests {
  @Test func selectorsAreThoseOfUIKitBesideATypeOfTheSameName() {
    let text = rewrite("enum Selector {}\nclass Page { @objc func tap() {}; let a = #selector(tap) }")
    #expect(text.contains("let a = UIKit.Selector(\"tap\", Page.tap)"))
  }

  /// A selector inside a class with a method of that kind.
  private func selector(_ argument: String, method: String = "func tap(_ sender: Any) {}") -> String {
    let text = rewrite("class Page: UIViewController { \(method)\nlet s = #selector(\(argument))\n}")
    return String(text.split(separator: "\n")[1].dropFirst("let s = ".count))
  }

  @Test func initialisersAreNames() {
    #expect(selector("UIView.init(frame:)") == "Selector(\"initWithFrame:\")")
    #expect(
      selector("Page.init(tapped:)", method: "convenience init(tapped: Bool) { self.init() }")
        == "Selector(\"initWithTapped:\")")
  }

  @Test func actionsNamedLikeThoseOfEveryResponderAreTheClassesOwn() {
    #expect(
      rewrite("class Page: UIViewController { let a = #selector(export); func export() {} }")
        .contains("Selector(\"export\", Page.export as (Page) -> () -> Void)"))
    #expect(
      rewrite("class Page: UIViewController { let a = #selector(show); func show() {} }")
        .contains("Selector(\"show\", Page.show)"))
  }

  @Test func methodsOfTheMainActorInOtherClassesAreCalledThere() {
    let text = rewrite(
      "class Proxy {\n  @MainActor @objc func step() {}\n  @MainActor @objc func go(_ n: Int, to m: Int) {}\n"
        + "  let a = #selector(step), b = #selector(go(_:to:))\n}\n"
        + "@MainActor class Page {\n  @MainActor @objc func turn() {}\n  let c = #selector(turn)\n}")
    #expect(text.contains("Selector(\"step\", { @MainActor [] (o: Proxy) in { @MainActor in o.step() } })"))
    #expect(
      text.contains(
        "Selector(\"go:to:\", { @MainActor [] (o: Proxy) in { @MainActor a0, a1 in o.go(a0, to: a1) } })"))
    #expect(text.contains("Selector(\"turn\", Page.turn)"))
  }

  @Test(arguments: ["tap", "tap(_:)", "self.tap(_:)", "Page.tap(_:)", "(tap(_:))"])
  func methodsBecomeAReferenceByTheirType(argument: String) {
    let reference = argument.contains("(_:)") ? "tap(_:)" : "tap"
    #expect(selector(argument) == "Selector(\"tap:\", Page.\(reference))")
  }

  @Test func labelsAreInTheName() {
    #expect(
      selector("open(url:options:)", method: "func open(url: URL, options: Int) {}")
        == "Selector(\"openWithUrl:options:\", Page.open(url:options:))")
    #expect(selector("move(to:)", method: "func move(to place: Int) {}") == "Selector(\"moveTo:\", Page.move(to:))")
  }

  @Test func aNameGivenForObjectiveCIsKept() {
    #expect(selector("tap", method: "@objc(didTap:) func tap(_ s: Any) {}") == "Selector(\"didTap:\", Page.tap)")
  }

  @Test func castsChooseAmongOverloads() {
    #expect(
      selector("tap as () -> Void", method: "func tap() {}; func tap(_ a: Int) {}")
        == "Selector(\"tap\", Page.tap as (Page) -> () -> Void)")
    #expect(
      selector("Page.tap as (Page) -> () -> Void", method: "func tap() {}")
        == "Selector(\"tap\", Page.tap as (Page) -> () -> Void)")
  }

  @Test func methodsOfTypesAndOfOtherObjectsHaveFormsOfTheirOwn() {
    #expect(selector("Page.make", method: "static func make() {}") == "Selector(class: \"make\", Page.make)")
    #expect(selector("player.play", method: "var player = Player()") == "Selector(\"play\", of: player, { $0.play })")
    #expect(
      selector("_player.play", method: "var _player = Player()") == "Selector(\"play\", of: _player, { $0.play })")
    #expect(selector("_Player.play", method: "func f() {}") == "Selector(\"play\", _Player.play)")
  }

  @Test func propertiesAreReadAndSet() {
    #expect(selector("getter: title", method: "") == "Selector(getter: \"title\", { (o: Page) in o.title })")
    // Apple's setters lack the `is` of their properties; those of Swift's own keep it.
    #expect(selector("setter: UIView.isHidden", method: "") == "Selector(\"setHidden:\")")
    #expect(selector("setter: UIView.issue", method: "") == "Selector(\"setIssue:\")")
    #expect(
      selector("setter: isOpen", method: "@objc var isOpen: Bool = true")
        == "Selector(setter: \"setIsOpen:\", { (o: Page, value: Bool) in o.isOpen = value })")
    #expect(
      selector("setter: self.count", method: "var count: Int = 0")
        == "Selector(setter: \"setCount:\", { (o: Page, value: Int) in o.count = value })")
  }

  @Test func theInnermostTypeThatDeclaresTheNameIsMeant() {
    let text = rewrite(
      """
      class Outer: UIView { func reload() {}
        struct Helper { let s = #selector(reload) } }
      protocol Reloading {}
      extension Reloading { func again() { _ = #selector(again) } }
      extension Outer.Inner { func run() { _ = #selector(run) } }
      """)
    #expect(text.contains("let s = Selector(\"reload\", Outer.reload)"))
    #expect(text.contains("Selector(\"again\", Self.again)"))
    #expect(text.contains("Selector(\"run\", Outer.Inner.run)"))
  }

  @Test func methodsOfUIKitNeedNoDeclaration() {
    #expect(selector("UIView.endEditing(_:)") == "Selector(\"endEditing:\", UIView.endEditing(_:))")
  }

  @Test func aSelectorOverSeveralLinesLeavesThemBehind() {
    #expect(rewrite("class A { func b() {}; let s = #selector(\n  b\n)\nlet t = 1 }").contains("A.b)\n\n\nlet t"))
  }

  /// UIKit computes the same names for the methods that a delegate forwards.
  @Test func prepositionsAreThoseOfUIKit() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    func words(in path: String) throws -> [Substring] {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let start = try #require(text.range(of: "prepositions: Set<String> = [")).upperBound
      let end = try #require(text[start...].firstIndex(of: "]"))
      return text[start..<end].split { !$0.isLetter }
    }
    let ours = try words(in: "SourceRewriting/Index/ObjectiveCName.swift")
    #expect(ours.count > 20)
    #expect(try words(in: "UIKitCore/Selector/Selector+Signature.swift") == ours)
  }
}
