import Testing

@testable import SourceRewriting

@Suite struct InterfaceBuilderTests {
  private func member(_ text: String) -> String {
    let whole = rewrite("class Page: UIViewController {\n\(text)\n}")
    return String(whole.split(separator: "\n")[1])
  }

  @Test func outletsAreWrapped() {
    #expect(member("@IBOutlet var a: UILabel!") == "@InterfaceOutlet var a: UILabel!")
    #expect(member("@IBOutlet private weak var a: UILabel!") == "@InterfaceOutlet(.weak) private  var a: UILabel!")
    #expect(
      member("@IBOutlet var a: UILabel? { didSet {} }")
        == "@InterfaceOutlet var a: UILabel? { didSet {} }; private let outlet·a· = OutletSetter(\"a\") "
        + "{ (owner: Page, value: UILabel) in owner.a = value }")
    #expect(member("@IBOutlet var a: [UILabel]!") == "@InterfaceOutletCollection var a: [UILabel]")
  }

  @Test func outletsOutsideTheMainActorStayPlain() {
    #expect(rewrite("class A: NSObject { @IBOutlet var b: UILabel! }") == "class A: NSObject {  var b: UILabel! }")
  }

  @Test func outletsOfASubclassOfTheModulesOwnClassesAreWrapped() {
    let text = rewrite("class A: UIView {}\nclass B: A { @IBOutlet var c: UILabel! }")
    #expect(text.hasSuffix("class B: A { @InterfaceOutlet var c: UILabel! }"))
  }

  @Test func actionsGetAProperty() {
    #expect(
      member("@IBAction func rate(_ sender: UIButton) {}")
        == "@InterfaceAction(\"rate:\") private var action·rate·_ = Page.rate(_:);  func rate(_ sender: UIButton) {}")
    #expect(
      member("@IBAction func done() {}")
        == "@InterfaceAction(\"done\") private var action·done· = Page.done;  func done() {}")
  }

  @Test func actionsInExtensionsGetItOnTheBraceLine() {
    let text = rewrite([
      "a.swift": "class Page: UIViewController {\n}",
      "b.swift": "import UIKit\nextension Page { @IBAction private func done() {} }",
    ])
    #expect(
      text["a.swift"]
        == "class Page: UIViewController {\n@InterfaceAction(\"done\") private var action·done· = Page.done }")
    #expect(text["b.swift"] == "import UIKit\nextension Page {   func done() {} }")
  }

  @Test func actionsWithAnEventAreNoted() {
    let found = obstacles(in: "class A: UIView {\n@IBAction func b(_ s: Any, forEvent e: UIEvent) {} }")
    #expect(found.map(\.line) == [2])
  }
}
