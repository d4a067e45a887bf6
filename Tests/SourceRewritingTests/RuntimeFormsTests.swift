import Testing

@testable import SourceRewriting

@Suite struct RuntimeFormsTests {
  @Test func functionsOfTheRuntimeBecomeSwifts() {
    #expect(
      rewrite("typealias F = @convention(c) (AnyObject, Selector) -> Void")
        == "typealias F =  (AnyObject, Selector) -> Void")
    #expect(rewrite("let f: @convention(block) (Int) -> Void = g") == "let f:  (Int) -> Void = g")
    #expect(obstacles(in: "let f: @convention(block) (Int) -> Void = g").isEmpty)
    #expect(rewrite("var f: (@convention(c) (NSException) -> Void)?") == "var f: ( (NSException) -> Void)?")
    let plain = "typealias F = @convention(c) (Int) -> Void"
    #expect(rewrite(plain) == plain)
    #expect(obstacles(in: "typealias F = @convention(block) (AnyObject, Selector) -> Void").count == 1)
  }

  @Test func methodsAreSentToAnyObject() {
    #expect(
      rewrite("func f() { target?.performSelector(onMainThread: action, with: self, waitUntilDone: true) }")
        == "func f() { (target as? NSObject)?.performSelector(onMainThread: action, with: self, waitUntilDone: true) }")
    let other = "func f() { target?.performSelector(action) }"
    #expect(rewrite(other) == other)
  }

  @Test func selectorsOfAnOptionalSelfAreThoseOfItsType() {
    #expect(
      rewrite("class Cell { func remove() {}; func f() { g(#selector(self?.remove)) } }")
        == "class Cell { func remove() {}; func f() { g(Selector(\"remove\", Cell.remove)) } }")
  }

  @Test(arguments: [
    ("f(NSDictionary(dictionary: a).isEqual(to: b))", "f(NSDictionary(dictionary: a).isEqual·values(to: b))"),
    ("f((a as NSDictionary).isEqual(to: b))", "f((a as NSDictionary).isEqual·values(to: b))"),
    ("let a = c as NSDictionary; f(a.isEqual(to: b))", "let a = c as NSDictionary; f(a.isEqual·values(to: b))"),
    ("let a: NSDictionary? = c; f(a?.isEqual(to: b))", "let a: NSDictionary? = c; f(a?.isEqual·values(to: b))"),
    ("f(NSOrderedSet(array: a).array)", "f(NSOrderedSet.unique·(array: a).array)"),
    ("let a = NSMutableOrderedSet(array: b)", "let a = NSMutableOrderedSet.mutableUnique·(array: b)"),
  ])
  func collectionsCompareValuesAndListObjectsOnce(text: String, expected: String) {
    #expect(rewrite(text) == expected)
  }

  @Test(arguments: [
    "f(a.isEqual(to: b))", "f((a as NSArray).isEqual(to: b))", "f(NSOrderedSet(object: a))",
    "f(NSDictionary(dictionary: a).isEqual(b))",
  ])
  func otherCollectionsStay(text: String) {
    #expect(rewrite(text) == text)
  }

  @Test func superclassesOfClassesAreFound() {
    #expect(rewrite("let a = type.superclass() as? B.Type") == "let a = Swift._getSuperclass(type) as? B.Type")
    #expect(rewrite("a.superclass() === B.self") == "Swift._getSuperclass(a) == B.self")
    #expect(rewrite("B.self !== a.superclass()") == "B.self != Swift._getSuperclass(a)")
    #expect(rewrite("a = a?.superclass()") == "a = a.flatMap { Swift._getSuperclass($0) }")
    #expect(rewrite("let a = object.superclass") == "let a = object.superclass")
  }

  @Test func objectsOfClassesThatAreValues() {
    #expect(
      rewrite("let c: NSObject.Type = x as! NSObject.Type; let o = c.init()")
        == "let c: NSObject.Type = x as! NSObject.Type; let o = NSObject.object(of: c)")
    #expect(
      rewrite("let o = (NSClassFromString(n) as? NSObject.Type)?.init()")
        == "let o = (NSClassFromString·registered(n) as? NSObject.Type).map { NSObject.object(of: $0) }")
    let optional = "let c = x as? NSObject.Type; let o = "
    #expect(rewrite(optional + "c?.init()") == optional + "c.map { NSObject.object(of: $0) }")
    #expect(rewrite(optional + "c!.init()") == optional + "NSObject.object(of: c!)")
    #expect(rewrite(optional + "d?.init()") == optional + "d?.init()")
    #expect(
      rewrite("let o = (NSClassFromString(n) as! NSObject.Type).init()")
        == "let o = NSObject.object(of: (NSClassFromString·registered(n) as! NSObject.Type))")
  }

  @Test func messagesToObjectsAreNotOverridden() {
    let method = "override func setValue(_ v: Any?, forKey k: String) {}"
    let plain = " func setValue(_ v: Any?, forKey k: String) {}"
    #expect(rewrite("class A: NSObject { \(method) }") == "class A: NSObject { \(plain) }")
    #expect(rewrite("class A: UIView { \(method) }") == "class A: UIView { \(plain) }")
    // A subclass overrides the method that the class has now.
    #expect(
      rewrite("class A: NSObject { \(method) }\nclass B: A { \(method) }")
        == "class A: NSObject { \(plain) }\nclass B: A { \(method) }")
  }

  @Test func classesWithForwardingTargetsForwardMessages() {
    let method = "override func forwardingTarget(for s: Selector!) -> Any? { nil }"
    let plain = " func forwardingTarget(for s: Selector!) -> Any? { nil }"
    let place = "@section(\".init_array\") @used private nonisolated"
    let code = ": @convention(c) () -> Void = { MessageForwarders.register() }"
    let one = rewrite("class A: NSObject { \(method) }")
    #expect(
      one
        == "class A: NSObject, @preconcurrency MessageForwarding { \(plain) ; \(place) static let forwarding·A\(code) }"
    )
    #expect(rewrite(one) == one)
    #expect(
      rewrite("class A<T>: NSObject { \(method) }")
        == "class A<T>: NSObject, @preconcurrency MessageForwarding { \(plain) }; \(place) let forwarding·A\(code)")
    #expect(
      rewrite("class A: NSObject { \(method) }\nclass B: A { \(method) }").hasSuffix("\nclass B: A { \(method) }"))
  }

  @Test func classesOfProxiesAreNotOverridden() {
    #expect(
      rewrite(
        "class A: NSObject {\n override var superclass: AnyClass? { nil }\n"
          + " public override func isKind(of c: AnyClass) -> Bool { true }\n}")
        == "class A: NSObject {\n  var superclass: AnyClass? { nil }\n"
        + " public  func own·isKind(of c: AnyClass) -> Bool { true }\n}")
    #expect(
      rewrite("class A: UIView {\n}\nextension A {\n public override func isKind(of c: AnyClass) -> Bool { true }\n}")
        == "class A: UIView {\n}\nextension A {\n public  func own·isKind(of c: AnyClass) -> Bool { true }\n}")
    #expect(
      rewrite("class A: NSObject { func isKind(of c: Int) {} }") == "class A: NSObject { func isKind(of c: Int) {} }")
  }

  @Test func notificationCentresAreObjects() {
    #expect(
      rewrite("protocol P {}\nextension NSObject: P {}")
        == "protocol P {}\nextension NSObject: P {}; extension NotificationCenter: P {}")
    for text in ["extension NSObject: P {}", "protocol P {}\nextension NSObject: P { var a: Int { 1 } }"] {
      #expect(rewrite(text) == text)
    }
  }

  @Test func testCasesAreObjects() {
    let text =
      "extension P { var rx: Int { 1 } }\nextension NSObject: P {}; extension NotificationCenter: P {}\nprotocol P {}"
    let test = "class A: XCTestCase {\n func testA() { f(self.rx) }\n}"
    #expect(
      rewrite(["a.swift": text, "b.swift": test]) == ["a.swift": text, "b.swift": test + "; extension A: P {}"])
    for other in [
      test.replacing("rx", with: "dx"), test.replacing("XCTestCase", with: "NSObject"),
      test + "; extension A: P {}", "struct B {\n" + test + "\n}",
    ] {
      #expect(rewrite(["a.swift": text, "b.swift": other])["b.swift"] == other)
    }
    let own = text.replacing("NSObject: P {}", with: "NSObject: P { func f() {} }")
    #expect(rewrite(["a.swift": own, "b.swift": test])["b.swift"] == test)
  }

  @Test func announcementsOfChangesAreNotOverridden() {
    #expect(
      rewrite("class A: UIView { override func didChangeValue(forKey k: String) {} }")
        == "class A: UIView {  func didChangeValue(forKey k: String) {} }")
  }

  @Test func classesHaveNoMethodsOfNibs() {
    #expect(
      rewrite("class A: UIView { override class func awakeFromNib() { super.awakeFromNib(); f() } }")
        == "class A: UIView {  class func awakeFromNib() { ; f() } }")
    let ofObjects = "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }"
    #expect(rewrite(ofObjects) == ofObjects)
  }

  @Test func observersByNameAreDeclared() {
    let method = "override func observeValue(forKeyPath p: String?, of o: Any?) {}"
    let plain = " func observeValue(forKeyPath p: String?, of o: Any?) {}"
    #expect(
      rewrite("class A: NSObject { \(method) }") == "class A: NSObject, NamedPropertyObserver { \(plain) }")
    #expect(
      rewrite("@MainActor class A<B>: NSObject {}\nextension A { \(method) }").contains(
        "extension A: NamedPropertyObserver { \(plain) }"))
    #expect(
      rewrite("class A: NSLayoutConstraint { \(method) }")
        == "class A: NSLayoutConstraint, NamedPropertyObserver { \(plain) }")
    for name in ["UIView", "UIResponder", "UIUnknown"] {
      let responder = "class A: \(name) { \(method) }"
      #expect(rewrite(responder) == responder)
    }
    let text = rewrite("class A: NSObject {\n@objc dynamic var rows = 1\n}\na.addObserver(b, forKeyPath: \"rows\")")
    #expect(
      text.contains(
        "var rows = 1 { willSet { willChangeValue(forKey: \"rows\") } didSet { didChangeValue(forKey: \"rows\") } }"))
  }

  @Test func formatsBecomeComparisons() {
    #expect(
      rewrite("let a = try JSONSerialization.data(withJSONObject: b, options: [])")
        == "let a = try JSONSerialization.data·numbers(withJSONObject: b, options: [])")
    for text in ["(b as NSString).appendingPathComponent", "NSString(string: b).appendingPathComponent"] {
      #expect(rewrite("let a = \(text)(c)") == "let a = \(text)·path(c)")
    }
    #expect(rewrite("let a = b.appendingPathComponent(c)") == "let a = b.appendingPathComponent(c)")
    #expect(rewrite("let a = mkdtemp(&b)") == "let a = mkdtemp·bsd(&b)")
    #expect(rewrite("let a = b.mkdtemp(&c)") == "let a = b.mkdtemp(&c)")
    #expect(
      rewrite("let a = Foundation.JSONSerialization.isValidJSONObject(b)")
        == "let a = Foundation.JSONSerialization.isValidJSONObject·numbers(b)")
    #expect(rewrite("let a = NSPredicate(format: b, c)") == "let a = NSPredicate.parsed(format: b, c)")
    #expect(rewrite("ValueTransformer(forName: a)") == "ValueTransformer.registered(forName: a)")
    #expect(rewrite("let a = NSPredicate(value: true)") == "let a = NSPredicate(value: true)")
    #expect(rewrite("a as? NSComparisonPredicate") == "a as? AppleNames.NSComparisonPredicate")
  }

  @Test func typesThatFoundationCannotCreateAreThoseOfAppleNames() {
    #expect(
      rewrite("extension NSExpression {}\nlet a: [NSExpression] = [NSExpression(format: b)]")
        == "extension AppleNames.NSExpression {}\nlet a: [AppleNames.NSExpression] = [AppleNames.NSExpression(format: b)]"
    )
    #expect(
      rewrite("func f(_ s: PersonNameComponentsFormatter.Style) {}")
        == "func f(_ s: AppleNames.PersonNameComponentsFormatter.Style) {}")
    let own = "class NSExpression {}\nlet a = NSExpression()"
    #expect(rewrite(own) == own)
  }

  @Test func notificationCentersOfTestsOverrideMethodsForSelectors() {
    #expect(
      rewrite(
        "class A: NotificationCenter { override func removeObserver(_ a: Any) { super.removeObserver(a); b.removeObserver(a) } }"
      )
        == "class A: NotificationCenter, NotificationCenterOverrides "
        + "{  func own·removeObserver(_ a: Any) { super.base·removeObserver(a); b.removeObserver(a) } }")
    #expect(
      rewrite(
        "class A: NotificationCenter {\n  override func addObserver(_ a: Any, selector b: Selector, name: Notification.Name?, object: Any?) {\n"
          + "    super.addObserver(a, selector: b, name: name, object: object)\n  }\n}"
      ).contains("super.base·addObserver(a, selector: b, name: name, object: object)"))
    #expect(
      rewrite(
        "class A: NotificationCenter { override func post(name: B, object: Any?) { super.post(name: name, object: object) } }"
      )
        == "class A: NotificationCenter, NotificationPostOverrides {  func own·post(name: B, object: Any?) "
        + "{ super.base·post(name: name, object: object) } }")
    let post = "class A: NotificationCenter { override func post(_ a: Notification) { super.post(a) } }"
    #expect(rewrite(post) == post)
  }

  @Test func theFolderLibraryIsFound() {
    #expect(
      rewrite("let a = FileManager.default.urls(for: b, in: .userDomainMask)[0]")
        == "let a = FileManager.default.urls·ofPlaces(for: b, in: .userDomainMask)[0]")
    #expect(
      rewrite("let a = try m.url(for: .libraryDirectory, in: b, appropriateFor: nil, create: true)")
        == "let a = try m.url·ofPlaces(for: .libraryDirectory, in: b, appropriateFor: nil, create: true)")
    #expect(
      rewrite("NSSearchPathForDirectoriesInDomains(.libraryDirectory, b, true)")
        == "searchPaths·ofPlaces(.libraryDirectory, b, true)")
    #expect(
      rewrite("extension FileManager { var a: URL { urls(for: .libraryDirectory, in: b)[0] } }")
        == "extension FileManager { var a: URL { urls·ofPlaces(for: .libraryDirectory, in: b)[0] } }")
    let own = "protocol A { func urls(for a: B, in b: C) -> [URL] }\nlet a = m.urls(for: .libraryDirectory, in: b)"
    #expect(rewrite(own) == own)
    let other = "let a = m.urls(for: b, in: .libraryDirectory)"
    #expect(rewrite(other) == other)
  }

  @Test func modulesForLinuxKeepTheirFoundation() {
    for text in [
      "let a = FileManager.default.urls(for: b, in: c)", "let a = NSPredicate(format: b)", "var a: NSExpression?",
      "a.enumerateMatches(in: b, range: c) { _, _, _ in }",
    ] {
      #expect(rewrite(text) != text)
      #expect(rewrite(text, conditions: BuildConditions(isUIKit: false)) == text)
    }
  }

  @Test func testsGetAHomeFolder() throws {
    let text = "@main\nstruct Runner {\n  static func main() {\n    run()\n  }\n}"
    let path = "/a/APackageTests.derived/runner.swift"
    let result = try #require(rewrite([path: text])[path])
    #expect(
      result.contains("static func main() { TestContainer·.enter();\n    run()\n  }\n}; private enum TestContainer· {"))
    #expect(ModuleRewriter.parses(result))
    #expect(rewrite(["/a/runner.swift": text])["/a/runner.swift"] == text)
  }

  @Test func substringsAreEnumeratedWithWords() {
    #expect(
      rewrite("a.enumerateSubstrings(in: b, options: .byWords) { _, _, _, _ in }")
        == "a.enumerateSubstrings·within(in: b, options: .byWords) { _, _, _, _ in }")
    let own = "struct A { func enumerateSubstrings(in b: Int) {} }\na.enumerateSubstrings(in: 1)"
    #expect(rewrite(own) == own)
  }

  @Test func overridesOfMethodsOfRespondersStay() {
    let view = "class A: UIView { override func responds(to s: Selector!) -> Bool { true } }"
    #expect(rewrite(view) == view)
    let layer = "class A: CALayer { override func setValue(_ v: Any?, forKey k: String) {} }"
    #expect(rewrite(layer) == layer)
    let proxy = "class A: NSObject { override func conforms(to p: Protocol) -> Bool { true } }"
    #expect(rewrite(proxy) == "class A: NSObject {  func conforms(to p: Protocol) -> Bool { true } }")
    let other = "class A: NSObject { override func value(at i: Int) {} }"
    #expect(rewrite(other) == other)
  }

  @Test func numbersAreReadOfAnyObject() {
    #expect(
      rewrite("let a = (info?[key] as AnyObject).doubleValue ?? 0.5")
        == "let a = (info?[key] as AnyObject as? NSNumber)?.doubleValue ?? 0.5")
    #expect(
      rewrite("let a = (info[key]! as AnyObject).integerValue!")
        == "let a = (info[key]! as AnyObject as! NSNumber).intValue")
    #expect(rewrite("let a = (b as AnyObject).count") == "let a = (b as AnyObject).count")
    let text = "protocol Laid { func lay() }\n[a, b].forEach { ($0 as AnyObject).lay() }"
    #expect(rewrite(text).hasSuffix("{ ($0 as AnyObject as? any Laid)?.lay() }"))
  }

  @Test func coreFoundationsFunctionsAreFoundations() {
    #expect(
      rewrite("import CoreFoundation\nlet a = CoreFoundation.sqrt(5.0)")
        == "import Foundation\nlet a = Foundation.sqrt(5.0)")
  }

  @Test func optionalMethodsAreSentToAnyObject() {
    let text = """
      @objc protocol MenuDelegate { @objc optional func opened(_ menu: Menu) }
      class Menu {
        @IBOutlet weak var delegate: AnyObject?
        func open() { self.delegate?.opened?(self) }
      }
      """
    #expect(rewrite(text).contains("(self.delegate as? any MenuDelegate)?.opened?(self)"))
    #expect(!rewrite(text.replacing("AnyObject?", with: "MenuDelegate?")).contains("(self.delegate as?"))
  }
}
