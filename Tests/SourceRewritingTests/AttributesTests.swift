import Testing

@testable import SourceRewriting

@Suite struct AttributesTests {
  @Test func attributesThatNeedObjectiveCAreDropped() {
    #expect(rewrite("@objcMembers class A: NSObject { @objc func b() {} }") == " class A: NSObject {  func b() {} }")
    #expect(rewrite("@objc(name) class A: NSObject {}").hasPrefix(" class A: NSObject {"))
    #expect(rewrite("@IBDesignable class A { @IBInspectable let b = 1 }") == " class A {  let b = 1 }")
    #expect(rewrite("class A { @objc dynamic var b = 1 }") == "class A {   var b = 1 }")
  }

  @Test func managedPropertiesOfLayersStartEmpty() {
    #expect(rewrite("class A: CALayer { @NSManaged var b: [Float] }") == "class A: CALayer {  var b: [Float] = [] }")
  }

  @Test func programsStartByTheDelegate() {
    let text = "@UIApplicationMain class A: UIResponder {}"
    #expect(rewrite(text) == " class A: UIResponder {}")
    #expect(rewrite(text, conditions: BuildConditions(isExecutable: true)) == "@main class A: UIResponder {}")
    #expect(
      rewrite("@main class A: UIResponder, UIApplicationDelegate {}")
        == " class A: UIResponder, UIApplicationDelegate {}")
    #expect(rewrite("@main struct A {}") == "@main struct A {}")
  }

  @Test func otherAttributesStay() {
    let text = "@MainActor class A { @discardableResult func b() -> Int { 1 } }"
    #expect(rewrite(text) == text)
  }

  @Test func protocolsStayBoundToClasses() {
    #expect(rewrite("@objc protocol A { func b() }") == " protocol A: AnyObject { func b() }")
    #expect(rewrite("@objc protocol A: B {}") == " protocol A: AnyObject, B {}")
    #expect(rewrite("@objc protocol A: NSObjectProtocol {}") == " protocol A: NSObjectProtocol {}")
  }

  @Test func keyPathsBecomeText() {
    #expect(rewrite("let a = #keyPath(CALayer.bounds.size)") == "let a = \"bounds.size\"")
    #expect(rewrite("let a = #keyPath(title)") == "let a = \"title\"")
  }

  @Test func observedPropertiesTellOfChanges() {
    let text = rewrite(
      """
      class Loader: UIView {
        @objc dynamic var progress = 0.0
        @objc dynamic var state = 1 { didSet { print(state) } }
        @objc dynamic var unseen = 1
      }
      let a = loader.observe(\\.progress) { _, _ in }, b = loader.observe(\\.state) { _, _ in }
      """)
    #expect(text.contains("var progress = 0.0 { didSet { didChangeValue(for: \\Loader.progress) } }"))
    #expect(text.contains("{ didSet { didChangeValue(for: \\Loader.state); print(state) } }"))
    #expect(text.contains("var unseen = 1\n"))
  }

  @Test func managedPropertiesOfLayersBeginAsNothing() {
    #expect(
      rewrite("class A: CALayer { @NSManaged var radius: CGFloat }").contains("var radius: CGFloat = 0 }"))
    #expect(rewrite("class A: CALayer { @NSManaged var name: String? }").contains("var name: String? }"))
  }
}
