import Testing

@testable import SourceRewriting

@Suite struct ClassNamesTests {
  @Test func classesAreRegisteredUnderTheirNamesForObjectiveC() {
    #expect(
      rewrite("@objc(Old)\nclass A: UIView {}")
        == "\nclass A: UIView {" + loadTimeProperty("class·A", "ObjectiveCClassNames.register(\"Old\") { A.self }")
        + " }")
    #expect(rewrite("@objc(Old) class `Color`: NSObject {}").contains("class·Color: "))
    let nested = rewrite("extension A { @objc(Old) class B: UIView { var c = 1 } }")
    #expect(nested.contains("var c = 1 ; @section") && nested.contains("register(\"Old\") { A.B.self }"))
    #expect(rewrite("@objc class A: UIView {}") == " class A: UIView {}")
    #expect(obstacles(in: "func a() { @objc(Old) class B: UIView {} }").count == 1)
  }

  @Test func classesAreLookedUpByTheseNames() {
    #expect(rewrite("let a = NSClassFromString(\"A\")") == "let a = NSClassFromString·registered(\"A\")")
    #expect(rewrite("let a = Foundation.NSStringFromClass(b)") == "let a = NSStringFromClass·registered(b)")
    #expect(rewrite("let a = b.map(NSClassFromString)") == "let a = b.map(NSClassFromString·registered)")
    #expect(
      rewrite("let a = NSClassFromString(b)", conditions: BuildConditions(isUIKit: false))
        == "let a = NSClassFromString(b)")
    #expect(rewrite("let a = b.NSClassFromString(c)") == "let a = b.NSClassFromString(c)")
    #expect(
      rewrite("let a = (NSClassFromString(b) as! NSObject.Type).init()")
        == "let a = NSObject.object(of: (NSClassFromString·registered(b) as! NSObject.Type))")
  }
}
