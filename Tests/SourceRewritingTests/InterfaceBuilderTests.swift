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
    #expect(
      member("@IBOutlet var a: [UILabel]! { didSet {} }")
        == "@InterfaceOutletCollection var a: [UILabel] { didSet {} }; private let outlet·a· = OutletSetter(\"a\") "
        + "{ (owner: Page, value: [UILabel]) in owner.a = value }")
  }

  @Test func outletsThatInitialisersAssignStayPlain() {
    let setter = "; private let outlet·a· = OutletSetter(\"a\") { (owner: Page, value: UILabel) in owner.a = value }"
    #expect(
      member("@IBOutlet weak var a: UILabel!; init() { self.a = UILabel(); super.init() }")
        == " weak var a: UILabel!\(setter); init() { self.a = UILabel(); super.init() }")
    #expect(
      member("@IBOutlet var a: UILabel!; init(b: Bool) { if b { a = UILabel() } }")
        == " var a: UILabel!\(setter); init(b: Bool) { if b { a = UILabel() } }")
    #expect(
      member("@IBOutlet var a: UILabel!; init() { other.a = UILabel() }")
        == "@InterfaceOutlet var a: UILabel!; init() { other.a = UILabel() }")
  }

  @Test func outletsOfPlainObjectsAreWrapped() {
    #expect(
      rewrite("class A: NSObject { @IBOutlet var b: UILabel! }")
        == "class A: NSObject { @InterfaceOutlet var b: UILabel! }")
    #expect(
      rewrite("class A: NSObject {}\nclass B: A { @IBOutlet var c: UILabel! }")
        == "class A: NSObject {}\nclass B: A { @InterfaceOutlet var c: UILabel! }")
  }

  @Test func outletsOfOtherClassesStayPlain() {
    #expect(rewrite("class A { @IBOutlet var b: UILabel! }") == "class A {  var b: UILabel! }")
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

  @Test func actionsWithAnEventGetAProperty() {
    #expect(
      member("@IBAction func rate(_ s: Any, forEvent e: UIEvent) {}")
        == "@InterfaceAction(\"rate:forEvent:\") private var action·rate·_forEvent = Page.rate(_:forEvent:);  "
        + "func rate(_ s: Any, forEvent e: UIEvent) {}")
  }

  @Test func actionsWithOtherParametersAreNoted() {
    let found = obstacles(in: "class A: UIView {\n@IBAction func b(_ s: Any, c: Int, d: Int) {} }")
    #expect(found.map(\.line) == [2])
  }

  @Test func inspectablePropertiesAreRegistered() {
    #expect(
      member("@IBInspectable var a = 1")
        == " var a = 1; "
        + loadTimeProperty(
          "inspectable·Page·a",
          "InspectableProperty.register { InspectableProperty(\"a\", { (o: Page) in o.a }, { $0.a = $1 }) }"))
    #expect(member("@IBInspectable private(set) var a: Int { didSet {} }").contains("InspectableProperty(\"a\""))
    #expect(
      member("@objc(isOn) @IBInspectable var on = true").contains("InspectableProperty(\"isOn\", { (o: Page) in o.on"))
    let two = member("@IBInspectable var a = 1, `default`: String?")
    #expect(two.contains("InspectableProperty(\"a\",") && two.contains("InspectableProperty(\"default\","))
    #expect(two.contains("inspectable·Page·default:") && two.contains("{ $0.`default` = $1 }"))
  }

  @Test func inspectablePropertiesOfExtensionsAreRegistered() {
    let text = rewrite("extension UIView { @IBInspectable var a: Int { get { 1 } set {} } }")
    #expect(
      text
        == "extension UIView {  var a: Int { get { 1 } set {} }; "
        + loadTimeProperty(
          "inspectable·UIView·a",
          "InspectableProperty.register { InspectableProperty(\"a\", { (o: UIView) in o.a }, { $0.a = $1 }) }") + " }")
    #expect(rewrite("class A { class B { @IBInspectable var c = 1 } }").contains("{ (o: A.B) in o.c }"))
  }

  @Test func inspectablePropertiesForNibsAloneBecomeAvailable() {
    let text = member("@available(*, unavailable, message: \"For nibs\") @IBInspectable var a: String? { willSet {} }")
    #expect(text.hasPrefix("  var a: String? { willSet {} }; @section"))
    let other = rewrite(
      "extension Page { @available(*, unavailable) @IBInspectable var a: Int { get { 1 } set {} } }")
    #expect(other.hasPrefix("extension Page {   var a: Int { get { 1 } set {} }; @section"))
  }

  @Test func propertiesThatCannotBeSetAreNotRegistered() {
    #expect(member("@IBInspectable var a: Int { 1 }") == " var a: Int { 1 }")
    #expect(member("@IBInspectable static var a = 1") == " static var a = 1")
    #expect(rewrite("class A<T>: UIView { @IBInspectable var b = 1 }") == "class A<T>: UIView {  var b = 1 }")
    #expect(obstacles(in: "class A<T>: UIView {\n@IBInspectable var b = 1 }").map(\.line) == [2])
    #expect(
      obstacles(in: "class A<T>: UIView {}\nextension A {\n@IBInspectable var b: Int { get { 1 } set {} } }").count == 1
    )
  }

  @Test func segueActionsGetAProperty() {
    #expect(
      member("@IBSegueAction func make(_ coder: NSCoder) -> Other? { nil }")
        == "@InterfaceSegueAction(\"make:\") private var segueAction·make·_ = Page.make(_:);  "
        + "func make(_ coder: NSCoder) -> Other? { nil }")
    #expect(
      member("@IBSegueAction private func make(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> Other? { nil }")
        == "@InterfaceSegueAction(\"make:sender:segueIdentifier:\") "
        + "private var segueAction·make·_sendersegueIdentifier = Page.make(_:sender:segueIdentifier:);  "
        + "private func make(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> Other? { nil }")
  }

  @Test func segueActionsInExtensionsGetItOnTheBraceLine() {
    let text = rewrite([
      "a.swift": "class Page: UIViewController {\n}",
      "b.swift": "import UIKit\nextension Page { @IBSegueAction func make(_ c: NSCoder) -> Page? { nil } }",
    ])
    #expect(
      text["a.swift"]
        == "class Page: UIViewController {\n@InterfaceSegueAction(\"make:\") private var segueAction·make·_ = "
        + "Page.make(_:) }")
    #expect(text["b.swift"] == "import UIKit\nextension Page {  func make(_ c: NSCoder) -> Page? { nil } }")
  }
}
