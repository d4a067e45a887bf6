import Testing

@testable import SourceRewriting

/// Leaving out code that needs Apple's names which do not exist here, at the compiler's errors.
struct LeftOutCodeTests {
  private let module: ModuleIndex

  init() {
    let text = "class Page: UIViewController {}\nstruct Film {}\n"
    module = ModuleIndex(files: ["a.swift": ModuleRewriter().index(path: "a.swift", text: text)])
  }

  /// Repairs a text at the place marked by `¦`, at which the compiler reports an error.
  private func repair(
    _ marked: String, _ message: String, leftOut: Set<String> = [], path: String = "a.swift"
  ) -> ModuleRewriter.Result? {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("¦") } ?? 0
    let column = lines[row].prefix { $0 != "¦" }.utf8.count + 1
    let text = marked.replacing("¦", with: "")
    let error = CompilerError(path: path, line: row + 1, column: column, message: message)
    return ModuleRewriter.repair(
      path: path, original: text, result: nil, errors: [error], module: module, leftOut: leftOut)
  }

  @Test func callsOfOverloadsThatWereLeftOutAreLeftOut() {
    let message = "incorrect argument label in call (have 'pixels:', expected 'image:')"
    let call = "func f() {\n a()\n Reader.find¦(pixels: b)\n}"
    #expect(repair(call, message, leftOut: ["find"])?.text == "func f() {\n a()\n \n}")
    #expect(repair(call, message, leftOut: ["other"]) == nil)
    #expect(repair(call, message) == nil)
  }

  @Test func callsWhoseArgumentsDoNotFitAreLeftOutWhole() {
    let call = "func f() {\n a()\n configure(\n  with: ¦Options(b)\n )\n}"
    #expect(
      repair(call, "extra argument 'with' in call", leftOut: ["configure"])?.text == "func f() {\n a()\n \n\n\n}")
    #expect(
      repair("func f() {\n a()\n Pen(¦b)\n}", "argument passed to call that takes no arguments", leftOut: ["Pen"])?.text
        == "func f() {\n a()\n \n}")
  }

  @Test func specsThatWereLeftOutAreNotListed() {
    let message = "cannot find 'A' in scope"
    let start = "func specs·() -> [Entry] { return ["
    #expect(
      repair(start + "(¦A.self, A.all), (B.self, B.all)] }", message, leftOut: ["A"])?.text == start
        + " (B.self, B.all)] }")
    #expect(
      repair(start + "(B.self, B.all), (¦A.self, A.all)] }", message, leftOut: ["A"])?.text == start
        + "(B.self, B.all)] }")
    #expect(repair(start + "(¦A.self, A.all)] }", message, leftOut: ["A"])?.text == start + "] }")
    // The class may be in a file that is left out as a whole.
    let list = "/p/PackageDiscoveredTests.derived/all-discovered-tests.swift"
    #expect(repair(start + "(¦A.self, A.all)] }", message, path: list)?.text == start + "] }")
    #expect(repair(start + "(¦A.self, A.all)] }", message) == nil)
  }

  @Test func branchesOfCasesThatWereLeftOutAreLeftOut() {
    let message = "'_' can only appear in a pattern or on the left side of an assignment"
    let before = "func f() {\n switch a {\n case .b(_): c()\n"
    let call = before + " case .d(¦_, _):\n  e()\n case .g: h()\n }\n}"
    #expect(repair(call, message, leftOut: ["d"])?.text == before + " \n\n case .g: h()\n }\n}")
    #expect(repair(call, message, leftOut: ["e"]) == nil)
    let member = "type 'Event' has no member 'd'"
    #expect(
      repair(before + " case .g, .¦d: h()\n }\n}", member, leftOut: ["d"])?.text == before + " case .g: h()\n }\n}")
    #expect(
      repair(before + " case let .¦d(a), .g: h()\n }\n}", member, leftOut: ["d"])?.text
        == before + " case  .g: h()\n }\n}")
  }

  @Test func classesWhoseInitialisersWereLeftOutCannotBeCreated() {
    let text = "class A: NSObject {\n let b: Int\n}"
    let error = CompilerError(path: "a.swift", line: 1, column: 7, message: "class 'A' has no initializers")
    func repair(after leftOut: Set<String>) -> ModuleRewriter.Result? {
      ModuleRewriter.repair(
        path: "a.swift", original: text,
        result: ModuleRewriter.Result(text: text, changedLines: 0, obstacles: [], leftOut: leftOut), errors: [error],
        module: module)
    }
    let result = repair(after: ["c"])
    #expect(
      result?.text == "class A: NSObject {\n let b: Int\ninit(left·out: Never) { fatalError(\"cannot be called\") } }")
    #expect(result?.leftOut == ["c", "A"])
    #expect(repair(after: []) == nil)
  }

  @Test func assignmentsToWhatFoundationOnlyReadsAreLeftOut() {
    let message = "cannot assign to property: 'sharedContainerIdentifier' is a get-only property"
    #expect(
      repair("func f() {\n c.¦sharedContainerIdentifier = a\n g()\n}", message)?.text == "func f() {\n \n g()\n}")
    #expect(repair("func f() {\n c.¦name = a\n}", message.replacing("sharedContainerIdentifier", with: "name")) == nil)
  }

  private static func missing(_ name: String) -> String { "cannot find '\(name)' in scope" }

  @Test(arguments: [
    // A statement that only assigns or calls is left out; the rest of the body stays.
    (
      "func f() {\n a()\n ¦CTLineDraw(line, context)\n}", missing("CTLineDraw"),
      "func f() {\n a()\n \n}"
    ),
    // Elsewhere the body stops.
    (
      "func f() -> Int {\n let n = ¦CTLineGetCount(line)\n return n\n}", missing("CTLineGetCount"),
      "func f() -> Int { fatalError(\"needs 'CTLineGetCount', which is missing here\") }\n\n\n"
    ),
    (
      "struct A { var a: Int { ¦CTLineGetCount(b) } }", missing("CTLineGetCount"),
      "struct A { var a: Int { fatalError(\"needs 'CTLineGetCount', which is missing here\") } }"
    ),
    // A statement whose value is the function's result is not left out.
    (
      "func f() -> Int { ¦CTLineGetCount(b) }", missing("CTLineGetCount"),
      "func f() -> Int { fatalError(\"needs 'CTLineGetCount', which is missing here\") }"
    ),
    (
      "class A { let b: Int = ¦CTLineGetCount(b) }", missing("CTLineGetCount"),
      "class A { let b: Int = { fatalError(\"needs 'CTLineGetCount', which is missing here\") }() }"
    ),
    ("class A { deinit { x = ¦CTLineEnd() } }", missing("CTLineEnd"), "class A { deinit {} }"),
    // Declarations that need the name are left out, and conformances to protocols.
    (
      "class A { func g() {}; func f(_ line: ¦CTLine) {} }", "cannot find type 'CTLine' in scope",
      "class A { func g() {};  }"
    ),
    (
      "class A { func f(_ line: ¦CTLine) {}; func g() {} }", "cannot find type 'CTLine' in scope",
      "class A {  func g() {} }"
    ),
    (
      "class A: B, ¦MKMapViewDelegate { func f() {} }", "cannot find type 'MKMapViewDelegate' in scope",
      "class A: B { func f() {} }"
    ),
    ("extension ¦MKMapView { func f() {} }", "cannot find type 'MKMapView' in scope", ""),
    // A nested function belongs to the body around it.
    (
      "func f() { func g() { _ = ¦CTLineEnd() }; g() }", missing("CTLineEnd"),
      "func f() { fatalError(\"needs 'CTLineEnd', which is missing here\") }"
    ),
  ])
  func codeThatNeedsMissingNamesIsLeftOut(_ text: String, _ message: String, _ expected: String) {
    let result = repair(text, message)
    #expect(result?.text == expected)
    #expect(result?.obstacles.count == 1)
  }

  @Test func errorsInTheSourcesStay() {
    #expect(repair("func f() { ¦titel = 1; g() }", Self.missing("titel")) == nil)
    #expect(repair("func f() { view.¦bakground = 1; g() }", "value of type 'UIView' has no member 'bakground'") == nil)
    #expect(repair("func f() { film.¦sound = 1; g() }", "value of type 'Film' has no member 'sound'") == nil)
    #expect(repair("func f() { ¦g(1) }", "argument passed to call that takes no arguments") == nil)
    #expect(repair("var a: ¦UIVeiw?", "cannot find type 'UIVeiw' in scope") == nil)
  }

  @Test func aPackagesOwnPrefixIsNotAFrameworks() {
    let text = "class SKPhoto {}\nextension MKMapItem {}\n"
    let module = ModuleIndex(files: ["a.swift": ModuleRewriter().index(path: "a.swift", text: text)])
    let names = MissingAppleNames(leftOut: [], module: module)
    #expect(names.name(in: "cannot find type 'SKPhotoo' in scope", isOnSwiftUI: false) == nil)
    #expect(names.name(in: "cannot find type 'MKMapView' in scope", isOnSwiftUI: false)?.name == "MKMapView")
    #expect(names.name(in: Self.missing("CGDataConsumer"), isOnSwiftUI: false)?.name == "CGDataConsumer")
    #expect(names.name(in: "cannot find type 'NWEndpoint' in scope", isOnSwiftUI: false)?.name == "NWEndpoint")
    #expect(names.name(in: Self.missing("CT"), isOnSwiftUI: false) == nil)
  }

  @Test func codeThatUsesLeftOutCodeIsLeftOutToo() {
    let first = repair("class A { var line: ¦CTLine?\n }", "cannot find type 'CTLine' in scope")
    #expect(first?.leftOut == ["line"])
    let second = repair(
      "func f() { a.¦line = nil; g() }", "value of type 'A' has no member 'line'", leftOut: first?.leftOut ?? [])
    #expect(second?.text == "func f() {  g() }")
  }

  @Test func functionsForFrameworksThatAreMissingAreMissing() {
    let branch = "extension A {\n#if canImport(SwiftUI)\nfunc bind() {}\n#endif\n}\n"
    let call = "func f() {\n a()\n b.¦bind()\n}"
    let message = "value of type 'A' has no member 'bind'"
    #expect(repaired(call, message, others: ["b.swift": branch]) == "func f() {\n a()\n \n}")
    #expect(repaired(call, message, others: ["b.swift": branch.replacing("SwiftUI", with: "Mine")]) == nil)
    let extended = "#if canImport(SwiftUI)\nextension A { func bind() {} }\n#endif\n"
    #expect(repaired(call, message, others: ["b.swift": extended]) != nil)
    let either = extended.replacing("canImport(SwiftUI)", with: "os(macOS)")
    #expect(repaired(call, message, others: ["b.swift": either]) == nil)
    let untyped = "func f() {\n a()\n b.bind(¦\\.c)\n}"
    let path = "cannot infer key path type from context; consider explicitly specifying a root type"
    #expect(repaired(untyped, path, others: ["b.swift": branch]) == "func f() {\n a()\n \n}")
    #expect(repaired(untyped, path) == nil)
  }

  @Test func typesOfInactiveBranchesAreMissing() {
    let branch = "#if canImport(SwiftUI)\nstruct Host {}\n#endif\n"
    let message = "cannot find type 'Host' in scope"
    #expect(repaired("extension ¦Host { func f() {} }", message, others: ["b.swift": branch]) == "")
    let active = branch.replacing("SwiftUI", with: "UIKit")
    #expect(repaired("extension ¦Host { func f() {} }", message, others: ["b.swift": active]) == nil)
    let nested = branch.replacing("struct Host {}", with: "struct A { struct Host {} }")
    #expect(repaired("extension ¦Host { func f() {} }", message, others: ["b.swift": nested]) == nil)
  }

  @Test func conditionalDeclarationsAreLeftOutAlone() {
    let text = "#if os(iOS)\nlet a = ¦CTLineGetCount()\nlet b = 1\n#endif"
    let result = repair(text, Self.missing("CTLineGetCount"))
    #expect(result?.text == "#if os(iOS)\n\nlet b = 1\n#endif")
    #expect(result?.leftOut == ["a"])
  }

  @Test func typesThatLackWhatAProtocolNeedsAreLeftOut() {
    let message = "type 'A' does not conform to protocol 'P'"
    #expect(repair("class ¦A: P {}\nlet b = 1", message) == nil)
    let text = "class A: P {}\nlet b = 1"
    let before = ModuleRewriter.Result(text: text, changedLines: 0, obstacles: [], leftOut: ["line"])
    let error = CompilerError(path: "a.swift", line: 1, column: 7, message: message)
    let result = ModuleRewriter.repair(
      path: "a.swift", original: text, result: before, errors: [error], module: module)
    #expect(result?.text == "\nlet b = 1")
    #expect(result?.leftOut == ["line", "A"])
  }

  @Test func filesOnMissingFrameworksMayNameAnyTypeOfThem() {
    let names = MissingAppleNames(leftOut: [], module: module)
    let message = "cannot find type 'ImageAnalysisInteraction' in scope"
    #expect(names.name(in: message, isOnSwiftUI: false) == nil)
    #expect(names.name(in: message, isOnSwiftUI: false, isOnMissing: true)?.name == "ImageAnalysisInteraction")
    #expect(names.name(in: Self.missing("titel"), isOnSwiftUI: false, isOnMissing: true) == nil)
  }

  @Test func namesOfFoundationAndCoreGraphicsAreKnown() {
    let names = MissingAppleNames(leftOut: [], module: module)
    for name in ["NSAssertionHandler", "CATiledLayer", "CGShading", "kCGImagePropertyGPSLatitude", "AudioFormatID"] {
      #expect(names.name(in: Self.missing(name), isOnSwiftUI: false)?.name == name)
    }
    for name in ["NSAsertionHandler", "CGRectZero", "Audiophile"] {
      #expect(names.name(in: Self.missing(name), isOnSwiftUI: false) == nil)
    }
    func member(_ name: String, of type: String) -> String {
      "value of type '\(type)' has no member '\(name)'"
    }
    #expect(names.name(in: member("setCharacterSpacing", of: "CGContext"), isOnSwiftUI: false) != nil)
    #expect(names.name(in: member("linguisticTags", of: "String"), isOnSwiftUI: false) != nil)
    #expect(names.name(in: "cannot find type 'Context' in scope", isOnSwiftUI: true)?.name == "Context")
    #expect(names.name(in: "cannot find type 'Context' in scope", isOnSwiftUI: false) == nil)
    #expect(names.name(in: member("setCharacterSpasing", of: "CGContext"), isOnSwiftUI: false) == nil)
  }

  @Test func otherNamesOfTypesAreSeenThrough() {
    let names = MissingAppleNames(leftOut: [], module: module)
    let member = MissingUIKitNames.members["UIViewController"]?.sorted().first ?? ""
    let message = "value of type 'Page' (aka 'UIViewController') has no member '\(member)'"
    #expect(names.name(in: message, isOnSwiftUI: false)?.name == member)
    let part = "value of type 'AVPlayerItem' has no member 'accessLog'"
    #expect(names.name(in: part, isOnSwiftUI: false)?.name == "accessLog")
  }

  @Test func overridesOfMissingMembersAreKeptAsMethods() {
    let missing = MissingUIKitNames.members["UIViewController"]?.sorted().first ?? ""
    let message = "method does not override any method from its superclass"
    #expect(
      repair("class Page: UIViewController { override func ¦\(missing)() {} }", message)?.text
        == "class Page: UIViewController {  func \(missing)() {} }")
    #expect(repair("class Page: UIViewController { override func ¦viewDidAppaer() {} }", message) == nil)
  }

  @Test func objectsOfClassesThatAreParametersAreMadeByObjectsClass() {
    let message = "constructing an object of class type 'T' with a metatype value must use a 'required' initializer"
    #expect(repair("let a = ¦T()", message)?.text == "let a = (NSObject.object(of: T.self) as! T)")
    #expect(repair("return ¦type.init()", message)?.text == "return (NSObject.object(of: type) as! T)")
    #expect(repair("return ¦T(frame: .zero)", message) == nil)
    let image = message.replacing("'T'", with: "'UIImageView'")
    #expect(repair("a = type(of: b).¦init(image: c)", image)?.text == "a = UIImageView(image: c)")
    #expect(repair("a = type(of: b).¦init(image: c)", message.replacing("'T'", with: "'Page'")) == nil)
  }

  @Test func classesAreComparedByEquality() {
    let message = "argument type 'UIView.Type' expected to be an instance of a class or class-constrained type"
    #expect(repair("if ¦self !== UIView.self { return }", message)?.text == "if self != UIView.self { return }")
    #expect(repair("let a = b && c === ¦UIView.self", message)?.text == "let a = b && c == UIView.self")
    #expect(repair("a = ¦UIView.self", message) == nil)
  }

  @Test func objectsOfSelfInExtensionsAreThoseOfTheExtendedClass() {
    let message = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
    #expect(
      repair("extension Hue { static func a() -> Self { ¦self.init(b: 1) } }", message)?.text
        == "extension Hue { static func a() -> Self { (Hue(b: 1) as! Self) } }")
    #expect(
      repair("extension Hue { static func a() -> Self { return ¦Self(b: 1) } }", message)?.text
        == "extension Hue { static func a() -> Self { return (Hue(b: 1) as! Self) } }")
    #expect(
      repair("extension Hue { static func a(_ b: [Int]) -> [Self] { b.map(self.¦init(b:)) } }", message)?.text
        == "extension Hue { static func a(_ b: [Int]) -> [Self] { b.map({ (Hue(b: $0) as! Self) }) } }")
    #expect(repair("class Hue { static func a() -> Self { ¦self.init(b: 1) } }", message) == nil)
    #expect(repair("class Hue { static func a(_ b: Int?) -> Self? { b.map(self.¦init(b:)) } }", message) == nil)
  }

  @Test func overridesOnTheMainActorRunTheirBodyThere() {
    let message =
      "main actor-isolated instance method 'setUp()' has different actor isolation from nonisolated overridden declaration"
    #expect(
      repair("@MainActor class A: B { override func ¦setUp() throws { x = 1 } }", message)?.text
        == "@MainActor class A: B { nonisolated override func setUp() throws { try MainActor.assumeIsolated { x = 1 } } }"
    )
    #expect(
      repair("class A: B { @MainActor override func ¦setUp() { x = 1 } }", message)?.text
        == "class A: B {  nonisolated override func setUp() { MainActor.assumeIsolated { x = 1 } } }")
    #expect(repair("@MainActor class A: B { override func ¦setUp() async { x = 1 } }", message) == nil)
  }

  @Test func optionalMethodsAreCalledWithoutTheirMark() {
    let message = "cannot use optional chaining on non-optional value of type '(List, Int) -> CGFloat'"
    #expect(repair("x = d?.list¦?(self, 3) ?? 44", message)?.text == "x = d?.list(self, 3) ?? 44")
    #expect(repair("x = d.list¦?(self, 3) ?? 44", message)?.text == "x = Optional(d.list(self, 3)) ?? 44")
    #expect(repair("func f() { d.list¦?(self, 3) }", message)?.text == "func f() { d.list(self, 3) }")
    #expect(
      repair(
        "x = d.list¦?(self, 3)",
        "cannot use optional chaining on non-optional value of type '@MainActor (List, Int) -> CGFloat'")?.text
        == "x = Optional(d.list(self, 3))")
  }

  @Test func chainsLoseTheMarkOfValuesThatAreNotOptionalHere() {
    let message = "cannot use optional chaining on non-optional value of type 'UIWindow'"
    #expect(repair("x = d?.window?¦?.root", message)?.text == "x = d?.window?.root")
    #expect(
      repair("if let x = d.window¦?.root(1)[2] {}", message)?.text == "if let x = Optional(d.window)?.root(1)[2] {}")
    #expect(repair("x = y ? nil : d.window¦?.root", message)?.text == "x = y ? nil : Optional(d.window)?.root")
    #expect(repair("func f() { d.window¦?.root = x }", message)?.text == "func f() { d.window.root = x }")
    #expect(repair("func f() { d.window¦?.close() }", message)?.text == "func f() { d.window.close() }")
    #expect(repair("x = ¦d?.root", message) == nil)
  }

  @Test func overridesThatUseTheMainActorOfTheirClassRunThere() {
    let uses = [
      "main actor-isolated property 'x' can not be mutated from a nonisolated context",
      "call to main actor-isolated initializer 'init(x:)' in a synchronous nonisolated context",
    ]
    for message in uses {
      #expect(
        repair("@MainActor class A: B { override func setUp() { super.setUp(); ¦x = 1 } }", message)?.text
          == "@MainActor class A: B { nonisolated override func setUp() { MainActor.assumeIsolated { super.setUp(); "
          + "x = 1 } } }")
      #expect(repair("@MainActor class A: B { func go() { ¦x = 1 } }", message) == nil)
      #expect(repair("class A: B { override func setUp() { ¦x = 1 } }", message) == nil)
      #expect(repair("@MainActor class A: B { override func setUp() { f { ¦x = 1 } } }", message) == nil)
    }
  }

  @Test func membersOfTheObjectItselfAreMissingToo() {
    #expect(
      repair(
        "class Page: UITextView { func f() { g(); if ¦interactionState { h() } } }", Self.missing("interactionState"))?
        .text
        == "class Page: UITextView { func f() { fatalError(\"needs 'interactionState', which is missing here\") } }")
  }

  @Test func pointersForFunctionsOfCAreUnwrapped() {
    let message =
      "value of optional type 'UnsafePointer<CChar>?' must be unwrapped to a value of type 'UnsafePointer<CChar>'"
    #expect(repair("if strcmp(¦a.b, c) == 0 {}", message)?.text == "if strcmp((a.b)!, c) == 0 {}")
  }

  @Test func classesAreUnwrapped() {
    let message =
      "value of optional type 'AnyClass?' (aka 'Optional<any AnyObject.Type>') must be unwrapped to a value of type "
      + "'AnyClass' (aka 'any AnyObject.Type')"
    #expect(repair("a.isKind(of: b.¦type)", message)?.text == "a.isKind(of: (b.type)!)")
    #expect(repair("let a = b.¦type", message) == nil)
  }

  @Test func emptyTextsHaveAText() {
    let message = "missing argument for parameter 'string' in call"
    #expect(repair("var a: B { .init(¦) }", message)?.text == "var a: B { .init(string: \"\") }")
    #expect(repair("let a = Film(¦)", message) == nil)
    #expect(repair("let a: B = .init(¦c: 1)", message) == nil)
  }

  @Test func errorsWithoutADomainHaveAnEmptyOne() {
    let message = "missing argument for parameter 'coder' in call"
    #expect(repair("f(nil, NSError(¦))", message)?.text == "f(nil, NSError(domain: \"\", code: 0))")
    #expect(repair("let a = Film(¦)", message) == nil)
  }

  @Test func certainValuesAreNotUnwrapped() {
    let message = "cannot force unwrap value of non-optional type 'CGRect'"
    #expect(repair("let a = f(b.c(d)¦!).x", message)?.text == "let a = f(b.c(d)).x")
  }

  @Test func collectionsOfFoundationAreCast() {
    let message = "'NSArray' is not convertible to 'CFArray' (aka 'Array<Any>')"
    #expect(
      repair("let a = NSArray(array: b.map { $0 as C }) ¦as CFArray", message)?.text
        == "let a = NSArray(array: b.map { $0 as C }) as! CFArray")
  }

  @Test func numbersAndDefaultValuesAreConverted() {
    let numbers = "cannot convert value of type '[CGFloat]?' to type '[NSNumber]?' in coercion"
    #expect(
      repair("layer.locations = ¦locations as [NSNumber]?", numbers)?.text
        == "layer.locations = (locations)?.map { NSNumber(value: Double($0)) } ")
    #expect(
      repair("a.b = [c.d] ¦as [NSNumber]", "cannot convert value of type '[Double]' to type '[NSNumber]' in coercion")?
        .text
        == "a.b = ([c.d]).map { NSNumber(value: Double($0)) } ")
    #expect(
      repair("func f(with ¦a: A = .shared) {}", "main actor-isolated default value in a nonisolated context")?.text
        == "func f(with a: A = MainActor.assumeIsolated { .shared }) {}")
  }

  // MARK: Sources that are known to build on iOS

  /// Leaves out the code at the place marked by `¦`, at which the compiler reports an error of any kind.
  private func leftOut(_ marked: String, _ message: String) -> (result: ModuleRewriter.Result, cost: Int)? {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("¦") } ?? 0
    let column = lines[row].prefix { $0 != "¦" }.utf8.count + 1
    let text = marked.replacing("¦", with: "")
    let error = CompilerError(path: "a.swift", line: row + 1, column: column, message: message)
    return ModuleRewriter.leaveOutErrors(
      path: "a.swift", original: text, result: nil, errors: [error], module: module)
  }

  @Test(arguments: [
    // The body stops even if the error is in a statement of its own.
    (
      "func f() {\n a()\n ¦b(c: 1)\n}", "incorrect argument label in call (have 'c:', expected 'd:')",
      "func f() { fatalError(\"does not compile here: incorrect argument label in call (have 'c:', expected 'd:')\") }"
        + "\n\n\n"
    ),
    (
      "class A { lazy var b: Int = ¦c() }", "ambiguous use of 'c'",
      "class A { lazy var b: Int = { fatalError(\"does not compile here: ambiguous use of 'c'\") }() }"
    ),
    // Tests fail, so that the others run.
    (
      "import XCTest\nclass A: XCTestCase { func testB() { ¦c() } }", "ambiguous use of 'c'",
      "import XCTest\nclass A: XCTestCase { func testB() { XCTFail(\"does not compile here: ambiguous use of 'c'\") } }"
    ),
    (
      "import Testing\n@Test func b() { ¦c() }", "ambiguous use of 'c'",
      "import Testing\n@Test func b() { Issue.record(\"does not compile here: ambiguous use of 'c'\") }"
    ),
    (
      "import XCTest\nclass A: XCTestCase { func check() { ¦c() } }", "ambiguous use of 'c'",
      "import XCTest\nclass A: XCTestCase { func check() { fatalError(\"does not compile here: ambiguous use of 'c'\") } }"
    ),
    // Quotes and line breaks cannot end the message's literal.
    (
      "func f() { ¦c() }", "no \"a\\b\"\nhere",
      "func f() { fatalError(\"does not compile here: no abhere\") }"
    ),
    // Declarations are left out, conformances and `override` alone where that is enough.
    ("¦@Observable class A {}\nclass B {}", "unknown attribute 'Observable'", "\nclass B {}"),
    (
      "class ¦A: B, C { func d() {} }", "type 'A' does not conform to protocol 'C'",
      "class A: B { func d() {} }"
    ),
    (
      "class A: B { ¦override func c() {} }", "method does not override any method from its superclass",
      "class A: B {  func c() {} }"
    ),
  ])
  func codeWithAnyErrorIsLeftOut(marked: String, message: String, expected: String) {
    #expect(leftOut(marked, message)?.result.text == expected)
  }

  @Test func longDeclarationsCostMoreThanPlaces() {
    let body = String(repeating: "  func f() {}\n", count: 48)
    #expect(leftOut("¦class A {\n\(body)}", "type 'A' has no initializers")?.cost == 3)
    #expect(leftOut("func f() {\n\(body)\n ¦g() }", "ambiguous use of 'g'")?.cost == 1)
  }

  @Test func missingModulesAreNotLeftOut() {
    #expect(leftOut("¦import A\nfunc f() {}", "no such module 'A'") == nil)
  }
}
