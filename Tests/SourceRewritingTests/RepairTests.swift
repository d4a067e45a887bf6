import Testing

@testable import SourceRewriting

/// Repairs at the compiler's errors.
struct RepairTests {
  /// Repairs an error about `member` in the last line of a text.
  private func repair(_ text: String, type: String = "AnyObject", member: String) -> String? {
    let rewriter = ModuleRewriter()
    let module = ModuleIndex(files: ["a.swift": rewriter.index(path: "a.swift", text: text)])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last, let place = last.ranges(of: ".\(member)").last?.lowerBound else { return nil }
    let column = last[..<place].utf8.count + 2
    let message = "value of type '\(type)' has no member '\(member)'"
    let output = "/p/a.swift:\(lines.count):\(column): error: \(message)\n    |  `- error: \(message)\n"
    let result = ModuleRewriter.repair(
      path: "a.swift", original: text, result: nil, errors: CompilerError.errors(in: output), module: module)
    return result?.text?.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
  }

  @Test func numbersAndStringsAreBridgedWhereTheyAreOnApplesPlatforms() {
    let number = "cannot convert value of type 'CGFloat' to type 'NSNumber' in coercion"
    #expect(
      repaired("a = [.kern: ¦b.c as NSNumber, .d: e]", number) == "a = [.kern: NSNumber(value: Double(b.c)) , .d: e]")
    let text = "'NSString' is not implicitly convertible to 'String'; did you mean to use 'as' to explicitly convert?"
    #expect(repaired("a = B(string: ¦c)", text) == "a = B(string: c as String)")
    let aliased = text.replacing("'NSString'", with: "'CFString' (aka 'NSString')")
    #expect(repaired("f(¦a as CFString)", aliased) == "f(a as CFString as String)")
  }

  @Test func numbersOfObjectsAreUnwrappedWhereTheyMustBe() {
    let message = "value of optional type 'Double?' must be unwrapped to a value of type 'Double'"
    #expect(
      repaired("a = (b as AnyObject as? NSNumber)?.¦doubleValue", message)
        == "a = (b as AnyObject as! NSNumber).doubleValue")
    #expect(repaired("a = (b as AnyObject as? Film)?.¦length", message) == nil)
  }

  @Test func numbersThatAreNoCodesOfErrorsBecomeTheUnknownCode() {
    let message = "value of optional type 'URLError.Code?' must be unwrapped to a value of type 'URLError.Code'"
    #expect(
      repaired("var a: URLError.Code { ¦URLError.Code(rawValue: 7777) }", message)
        == "var a: URLError.Code { (URLError.Code(rawValue: 7777) ?? .unknown) }")
    #expect(repaired("f(¦code)", message) == nil)
  }

  @Test func objectsOfGenericParametersAreThoseOfTheirClass() {
    let message = "constructing an object of class type 'Base' with a metatype value must use a 'required' initializer"
    let method = "static func a(_ w: CGFloat) -> Base { return "
    #expect(
      repaired("extension Active where Base: UIColor { \(method)¦Base(white: w, alpha: 1) } }", message)
        == "extension Active where Base: UIColor { \(method)(UIColor(white: w, alpha: 1) as! Base) } }")
    #expect(
      repaired("func a<Base: UIView>() -> Base { ¦Base(frame: .zero) }", message)
        == "func a<Base: UIView>() -> Base { (UIView(frame: .zero) as! Base) }")
    #expect(
      repaired("func a<Base: UIStoryboardSegue>() { _ = ¦Base(identifier: i, source: b, destination: c) }", message)
        == "func a<Base: UIStoryboardSegue>() { _ = (UIStoryboardSegue(identifier: i, source: b, destination: c) as! Base) }"
    )
    #expect(repaired("extension Active where Base: Own { \(method)¦Base(white: w) } }", message) == nil)
  }

  @Test func assignedValuesAreObjects() {
    let message = "value of type 'T?' expected to be instance of class or class-constrained type"
    #expect(
      repaired("func f() { a[b as String] ¦= c.d(for: b) }", message)
        == "func f() { a[b as String] = (c.d(for: b)).map { $0 as AnyObject } }")
    #expect(
      repaired("func f() { a ¦= b }", message.replacing("T?", with: "T")) == "func f() { a = (b as AnyObject) }")
    #expect(repaired("func f() { a = b ¦+ c }", message) == nil)
  }

  @Test func initialisersThatAreRequiredHereAreRequired() {
    let message = "use the 'required' modifier to override a required initializer"
    #expect(
      repaired("class A: CAAnimation { public override ¦init() {} }", message)
        == "class A: CAAnimation { public required init() {} }")
    #expect(repaired("class A: CAAnimation { ¦init() {} }", message) == "class A: CAAnimation { required init() {} }")
    #expect(repaired("class A: CAAnimation { ¦init() {} }", "override it") == nil)
    #expect(
      repaired(
        "class A: URLProtocol { convenience ¦init(task: URLSessionTask) {} }",
        "'required' modifier must be present on all overrides of a required initializer")
        == "class A: URLProtocol { convenience required init(task: URLSessionTask) {} }")
  }

  @Test func integersOfCAreConvertedWhereTheyHaveAnotherSize() {
    #expect(
      repaired(
        "func f() throws -> R { return try ¦NSDataDetector(types: a.b) }",
        "cannot convert return expression of type 'NSDataDetector' to return type 'NSRegularExpression'")
        == "func f() throws -> R { return try NSDataDetector(types: a.b).expression· }")
    let message = "cannot assign value of type 'UInt8' to type 'sa_family_t' (aka 'UInt16')"
    #expect(repaired("a.b = ¦UInt8(c)", message) == "a.b = numericCast(UInt8(c))")
    #expect(repaired("a.b = ¦c + 1", message) == "a.b = numericCast(c + 1)")
    #expect(
      repaired("a.b = ¦c", "cannot assign value of type 'mode_t' (aka 'UInt32') to type 'UInt16'")
        == "a.b = numericCast(c)")
    // These are errors on iOS, too.
    #expect(repaired("a.b = ¦c", "cannot assign value of type 'Int' to type 'mode_t' (aka 'UInt32')") == nil)
    #expect(repaired("a.b = ¦c", "cannot assign value of type 'Int' to type 'Count' (aka 'Int32')") == nil)
    #expect(repaired("a.b = ¦c", "cannot assign value of type 'Int' to type 'UInt32'") == nil)
    #expect(repaired("a.b = ¦c", "cannot assign value of type 'String' to type 'Name' (aka 'Int')") == nil)
  }

  @Test func ambiguousTypesAreThoseOfThePackage() {
    let message = "'Scheduler' is ambiguous for type lookup in this context"
    let named = AmbiguousTypes.message(message, module: "Reaction")
    #expect(AmbiguousTypes.name(in: message) == "Scheduler")
    #expect(repaired("func f(on a: ¦Scheduler) {}", named) == "func f(on a: Reaction.Scheduler) {}")
    #expect(repaired("let a = ¦Scheduler<Int>()", named) == "let a = Reaction.Scheduler<Int>()")
    #expect(repaired("let a: B.¦Scheduler", named) == nil)
    #expect(repaired("func f(on a: ¦Scheduler) {}", message) == nil)
    #expect(AmbiguousTypes.name(in: "ambiguous use of 'a'") == nil)
  }

  @Test func listsOfValuesForFormatsAreLabelled() {
    let message = "missing argument label 'arguments:' in call"
    #expect(repaired("f(String(format: a(b), ¦c))", message) == "f(String(format: a(b), arguments: c))")
    #expect(repaired("f(String(form: a, ¦c))", message) == nil)
  }

  @Test func errorsAndRequestsAreCreatedWithArguments() {
    let message = "missing argument for parameter 'coder' in call"
    #expect(repaired("f(NSError(¦))", message) == "f(NSError(domain: \"\", code: 0))")
    #expect(
      repaired("let a = NSMutableURLRequest.init(¦)", message)
        == "let a = NSMutableURLRequest.init(url: URL(fileURLWithPath: \"/\"))")
    #expect(
      repaired("f(HTTPURLResponse(¦))", message)
        == "f(HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil)!)"
    )
    #expect(repaired("f(Archive(¦))", message) == nil)
    #expect(
      repaired("NSURLRequest(¦)", "missing argument for parameter 'url' in call")
        == "NSURLRequest(url: URL(fileURLWithPath: \"/\"))")
  }

  @Test func progressAndURLsAreCreatedWithArguments() {
    let units = "missing argument for parameter 'totalUnitCount' in call"
    #expect(repaired("let a = Progress(¦)", units) == "let a = Progress(parent: nil, userInfo: nil)")
    #expect(repaired("let a = Work.Progress(¦)", units) == nil)
    let test = "missing arguments for parameters 'name', 'testClosure' in call"
    #expect(repaired("let a = Reducer¦()", test) == "let a = Reducer(name: \"\", testClosure: { _ in })")
    let path = "missing argument for parameter 'fileURLWithPath' in call"
    #expect(repaired("let a = b ?? NSURL(¦) as URL", path) == "let a = b ?? NSURL(fileURLWithPath: \"/\") as URL")
    #expect(repaired("let a = Place(¦)", path) == nil)
  }

  @Test func objectsOfTheOwnTypeAreThoseOfTheExtendedClass() {
    let message = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
    #expect(
      repaired("extension UIColor { func a() -> Self { ¦type(of: self).init(white: 1, alpha: 1) } }", message)
        == "extension UIColor { func a() -> Self { (UIColor(white: 1, alpha: 1) as! Self) } }")
  }

  @Test func initialisersOfProtocolsReplaceTheObject() {
    let message = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
    #expect(
      repaired("extension A where Self: UIButton { init(b: Int) { ¦self.init()\n c() } }", message)
        == "extension A where Self: UIButton { init(b: Int) { self = NSObject.object(of: Self.self) as! Self\n c() } }")
    #expect(
      repaired("extension A where Self: B { init(b: Int) { ¦self.init(frame: .zero) } }", message)
        == "extension A where Self: B { init(b: Int) { self = NSObject.object(of: Self.self) as! Self } }")
    #expect(
      repaired("extension CIColor { static var a: Self { ¦.init() } }", message)
        == "extension CIColor { static var a: Self { (NSObject.object(of: Self.self) as! Self) } }")
    #expect(
      repaired("extension A where Self: UIButton { init(b: Int) { ¦self.init(type: b) } }", message)
        == "extension A where Self: UIButton { init(b: Int) { self = (UIButton(type: b) as! Self) } }")
  }

  @Test func answersOfForcedMethodsAreUnwrapped() {
    let message = "optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead"
    #expect(
      repaired("func f() {\n let a = b.may!(c)\n check(¦a)\n}", message)
        == "func f() {\n let a = b.may!(c)!\n check(a)\n}")
  }

  @Test func initialisersHideThoseOfExtensions() {
    let message = " initializer 'init(x:)' is declared in extension of 'UIView' and cannot be overridden"
    #expect(
      repaired("class Card: UIView { ¦init(x: Int) { super.init(frame: .zero) } }", message)
        == "class Card: UIView { init(x: Int, own·: Void = ()) { super.init(frame: .zero) } }")
    #expect(
      repaired("class Card: UIView { override ¦init() { super.init(frame: .zero) } }", message)
        == "class Card: UIView {  init(own·: Void = ()) { super.init(frame: .zero) } }")
  }

  @Test func recognisersDelegateToTheInitialiserThatTheyHave() {
    let message = "missing argument for parameter 'action' in call"
    let start = "Tap: UITapGestureRecognizer { convenience init(action: (() -> Void)?) { self.init"
    #expect(
      repaired("class \(start)¦() } }", message) == "class \(start)(target: nil, action: nil) } }")
    #expect(repaired("class Tap: UIView { convenience init(action: Int) { self.init¦() } }", message) == nil)
  }

  @Test func dictionariesOfFoundationAreArguments() {
    let message = "'NSDictionary' is not convertible to '[AnyHashable : Any]'; did you mean to use 'as!'?"
    #expect(repaired("a(dictionary: ¦b)", message) == "a(dictionary: b as! [AnyHashable: Any])")
    #expect(repaired("let a: [AnyHashable: Any] = ¦b", message) == nil)
  }

  @Test func keysNeedNotBeCopied() {
    let message = "argument type 'any NSCopying' does not conform to expected type 'Hashable'"
    #expect(repaired("a.setObject(b, forKey: c ¦as NSCopying)", message) == "a.setObject(b, forKey: c )")
    #expect(repaired("a.setObject(b, forKey: ¦c)", message) == nil)
  }

  @Test func objectsOfProtocolsAreUnmanaged() {
    let message = "generic struct 'Unmanaged' requires that 'any Source' be a class type"
    #expect(
      repaired("a(Unmanaged.¦passUnretained(b).toOpaque())", message)
        == "a(Unmanaged.passUnretained(b as AnyObject).toOpaque())")
    #expect(repaired("a(¦Unmanaged<Source>.self)", message) == nil)
  }

  @Test func optionalMethodsAreCalledThoughOthersHaveTheirName() {
    let type = "non-optional type '(List, Int) throws -> CGSize'"
    #expect(
      repaired("return ¦a.list!(b, sizeOf: 1)", "cannot force unwrap value of \(type)")
        == "return (try! a.list(b, sizeOf: 1))")
    let chaining = "cannot use optional chaining on non-optional value of type '(List, Int) throws -> CGSize'"
    #expect(repaired("let c = ¦a.list?(b, sizeOf: 1)", chaining) == "let c = (try? a.list(b, sizeOf: 1))")
  }

  @Test func subclassesOfColoursGetTheInitialiserOfLiterals() {
    let message =
      "'required' initializer 'init(_colorLiteralRed:green:blue:alpha:)' must be provided by subclass of 'UIColor'"
    #expect(
      repaired("class A: UIColor { init(a: Int) { super.init() }¦\n}", message)
        == "class A: UIColor { init(a: Int) { super.init() }\nrequired convenience init(_colorLiteralRed: Float, "
        + "green: Float, blue: Float, alpha: Float) { fatalError(\"a literal is of no subclass\") } }")
  }

  @Test func constantsOfCAreConvertedAsArguments() {
    let message = "cannot convert value of type 'Int' to expected argument type 'Int32'"
    #expect(
      repaired("f(&a, ¦PTHREAD_MUTEX_RECURSIVE)", message) == "f(&a, Int32(PTHREAD_MUTEX_RECURSIVE))")
    #expect(repaired("f(&a, ¦kind)", message) == nil)
  }

  @Test func kindsOfSocketsBecomeIntegers() {
    #expect(
      repaired(
        "let a = socket(AF_INET, ¦SOCK_STREAM, 0)",
        "cannot convert value of type '__socket_type' to expected argument type 'Int32'")
        == "let a = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)")
    #expect(
      repaired(
        "hints.ai_socktype = ¦SOCK_DGRAM", "cannot assign value of type '__socket_type' to type 'Int32'")
        == "hints.ai_socktype = Int32(SOCK_DGRAM.rawValue)")
  }

  @Test func classesAsArgumentsAreObjects() {
    let message = "argument type 'Self.Type' expected to be an instance of a class or class-constrained type"
    #expect(repaired("load(owner: ¦self, b)", message) == "load(owner: self as AnyObject, b)")
  }

  @Test func literalsBecomeSetsOfFoundation() {
    let message = "cannot convert value of type '[Edge]' to specified type 'NSSet'"
    #expect(repaired("var a: NSSet = ¦[b, c]", message) == "var a: NSSet = NSSet(array: [b, c])")
  }

  @Test func bindingsOfValuesThatAreNotOptionalStay() {
    let message = "initializer for conditional binding must have Optional type, not 'CGRect'"
    #expect(repaired("if let a = ¦b.c, d {}", message) == "if let a = Optional(b.c), d {}")
    #expect(repaired("if let a = ¦b.c {}", message.replacing("CGRect", with: "(Int) -> Int")) == nil)
    let metrics = "'[String : CGFloat]' is not convertible to '[String : NSNumber]?'"
    #expect(
      repaired("f(a, b: ¦c as [String: NSNumber]?)", metrics)
        == "f(a, b: (c).mapValues { NSNumber(value: Double($0)) } )")
  }

  @Test func membersOfTypesAreReadFromTheType() {
    let message = "static member 'shared' cannot be used on instance of type 'Film'"
    #expect(repaired("a = { (o: Film) in ¦o.shared }", message) == "a = { (o: Film) in Film.shared }")
    #expect(repaired("a = f().¦shared", message) == nil)
  }

  @Test func arraysOfDoubleBecomePointersToCGFloat() {
    let message =
      "cannot convert value of type 'UnsafePointer<Double>' to expected argument type 'UnsafePointer<CGFloat>'"
    #expect(repaired("f(a, locations: ¦b + [1])", message) == "f(a, locations: (b + [1]).map { CGFloat($0) })")
  }

  @Test(arguments: [
    ("let a = items.first?.priority", "priority", "let a = (items.first as? NSLayoutConstraint)?.priority"),
    ("item.tag = 3", "tag", "(item as! UIView).tag = 3"),
    (
      "info.map { $0 as AnyObject }?.cgRectValue", "cgRectValue",
      "(info.map { $0 as AnyObject }).map { NSValue.boxed($0) }?.cgRectValue"
    ),
    (
      "let y = (new as AnyObject).cgPointValue.y", "cgPointValue",
      "let y = NSValue.boxed((new as AnyObject)).cgPointValue.y"
    ),
    (
      "a.constraint(equalTo: item.topAnchor)", "topAnchor",
      "a.constraint(equalTo: ((item as? UIView)?.topAnchor ?? (item as! UILayoutGuide).topAnchor))"
    ),
    ("let a = item?.integerValue", "integerValue", "let a = (item as? NSNumber)?.intValue"),
    ("if item.isKind(of: A.self) {}", "isKind", "if (item as! NSObject).isKind(of: A.self) {}"),
    ("(é, target?.perform(s, with: self))", "perform", "(é, (target as? NSObject)?.perform(s, with: self))"),
  ])
  func objectsAreCastToTheClassThatHasTheMember(_ text: String, _ member: String, _ expected: String) {
    #expect(repair(text, member: member) == expected)
  }

  @Test func membersOfTheModuleAreFound() {
    let head = "protocol Menu { func opened(_ m: Int) }\nclass Film { var plays = 1 }\n"
    #expect(repair(head + "delegate?.opened(1)", member: "opened") == "(delegate as? any Menu)?.opened(1)")
    #expect(repair(head + "x.plays", member: "plays") == "(x as! Film).plays")
    #expect(repair(head + "class B { var plays = 1 }\nx.plays", member: "plays") == nil)
  }

  @Test func protocolsOfUIKitHaveTheMembersOfObjects() {
    let type = "any UINavigationControllerDelegate"
    #expect(repair("!d.isKind(of: A.self)", type: type, member: "isKind") == "!(d as! NSObject).isKind(of: A.self)")
    #expect(repair("d.tag", type: type, member: "tag") == nil)
    #expect(
      repair("c.responds(to: s)", type: "AnyClass' (aka 'any AnyObject.Type", member: "responds")
        == "(c as! NSObject.Type).responds(to: s)")
    let method = "allowsReverseTransformation"
    #expect(
      repair("a.classForCoder.\(method)()", type: "AnyClass' (aka 'any AnyObject.Type", member: method)
        == "(a.classForCoder as! ValueTransformer.Type).\(method)()")
  }

  @Test func objectsWithElementsAreCollections() {
    let message = "value of type 'AnyObject' has no subscripts"
    #expect(repaired("let a = b?¦[key] as AnyObject?", message) == "let a = (b as? NSDictionary)?[key] as AnyObject?")
    #expect(repaired("let a = b.c¦[0]", message) == "let a = (b.c as? NSArray)?[0]")
    #expect(repaired("let a = b¦[0]", "value of type 'Film' has no subscripts") == nil)
  }

  @Test(arguments: [
    "conflicting arguments to generic parameter 'T' ('UILayoutPriority?' vs. 'Float')",
    "failed to produce diagnostic for expression; please submit a bug report",
  ])
  func prioritiesAreComparedAsNumbers(_ message: String) {
    #expect(
      repaired("¦equal((a as? NSLayoutConstraint)?.priority, b.priority)", message)
        == "equal((a as? NSLayoutConstraint)?.priority.rawValue, b.priority)")
    #expect(repaired("¦equal((a as? Task)?.priority, a.priority, (b as? NSLayoutConstraint)?.c)", message) == nil)
  }

  @Test func constantsOfCAreConverted() {
    let message = "binary operator '&' cannot be applied to operands of type 'Int32' and 'Int'"
    #expect(repaired("if flags ¦& (IFF_UP | IFF_RUN) == 1 {}", message) == "if flags & Int32(IFF_UP | IFF_RUN) == 1 {}")
    #expect(repaired("let a = b(flags) ¦& IFF_UP", message) == "let a = b(flags) & Int32(IFF_UP)")
    #expect(repaired("let a = IFF_UP ¦& flags", message) == "let a = Int(IFF_UP) & flags")
    // Numbers that the package computes stay a mistake.
    #expect(repaired("let a = b ¦& c", message) == nil)
    #expect(repaired("let a = b ¦& 1", message) == nil)
    #expect(repaired("let a = b ¦& IFF_UP", message.replacing("'Int32'", with: "'String'")) == nil)
  }

  @Test func initializersForCodingAreAdded() {
    let message = "'required' initializer 'init(coder:)' must be provided by subclass of 'UIActivityViewController'"
    let added = "required init?(coder: NSCoder) { fatalError(\"init(coder:) is not available\") }"
    #expect(
      repaired("class A: UIActivityViewController {\n init() {}\n¦ func f() {}\n}", message)
        == "class A: UIActivityViewController {\n init() {}\n func f() {}\n\(added) }")
    #expect(
      repaired("public class A: UIActivityViewController { init() {} ¦}", message)
        == "public class A: UIActivityViewController { init() {} ; public \(added) }")
    #expect(
      repaired("class A: UIActivityViewController { init() {}\n¦ class B {}\n}", message)
        == "class A: UIActivityViewController { init() {}\n class B {}\n\(added) }")
    #expect(repaired("class A: B { ¦}", message) == nil)
  }

  @Test func resultsOfForcedMethodsAreUnwrapped() {
    let message = "value of optional type 'CGSize?' must be unwrapped to refer to member 'width'"
    #expect(
      repaired("func f() { let a = d.list!(self, at: 1); g { ¦a.width + ¦a.width } }", message)
        == "func f() { let a = d.list!(self, at: 1)!; g { a.width + a.width } }")
    #expect(repaired("let w = ¦d.list!(self, at: 1).width", message) == "let w = d.list!(self, at: 1)!.width")
    #expect(repaired("let w = d.¦list!(self, at: 1).width", message) == "let w = d.list!(self, at: 1)!.width")
    #expect(repaired("let w = d.list!(self, at: ¦a.width)", message) == nil)
    for other in ["func f() { let a = d.list(self); ¦a.b }", "func f() { let a = d.list!(1); ¦b.c }", "¦d.list!(1)!.a"]
    {
      #expect(repaired(other, message) == nil)
    }
  }

  @Test func structuresWithTextsAsRawValuesBecomeObjects() {
    let message = "cannot convert value of type 'AVFileType' to type 'CFString' (aka 'NSString') in coercion"
    #expect(
      repaired("let t = ¦AVFileType.mp4 as CFString", message) == "let t = (AVFileType.mp4.rawValue as CFString) ")
    #expect(
      repaired("f(¦Key.a as NSString)", "cannot convert value of type 'Key' to type 'NSString' in coercion")
        == "f((Key.a.rawValue as NSString) )")
    #expect(
      repaired("f(¦a as NSString)", "cannot convert value of type '[Key]' to type 'NSString' in coercion") == nil)
    let copying = "cannot convert value of type 'AVMetadataKey' to type 'any NSCopying & NSObjectProtocol' in coercion"
    #expect(
      repaired("item.key = ¦Key.a as (NSCopying & NSObjectProtocol)?", copying)
        == "item.key = (Key.a.rawValue as NSString) ")
  }

  @Test func collectionsOfFoundationGetTheTypesOfTheirElements() {
    let message = "cannot convert value of type 'NSMutableDictionary' to type 'Dictionary<Key, Value>' in coercion"
    #expect(
      repaired("var a: Int { (¦self as Dictionary).count }", message)
        == "var a: Int { (self as! [AnyHashable: Any]).count }")
    let array = "cannot convert value of type 'NSArray' to type 'Array<Element>' in coercion"
    #expect(repaired("let a = ¦b as Array", array) == "let a = b as! [Any]")
  }

  @Test func namesThatFoundationLacksLoseItsName() {
    let message = "no type named 'ValueTransformer' in module 'Foundation'"
    #expect(
      repaired("enum A { case a(Foundation.¦ValueTransformer) }", message) == "enum A { case a(ValueTransformer) }")
    let member = "module 'Foundation' has no member named 'ValueTransformer'"
    #expect(repaired("let a = Foundation.¦ValueTransformer.self", member) == "let a = ValueTransformer.self")
    #expect(repaired("let a = ¦Foundation.ValueTransformer.self", member) == "let a = ValueTransformer.self")
  }

  @Test func namesOfCombineAndObservationAreImported() {
    let message = "cannot find type 'ObservableObject' in scope"
    #expect(
      repaired("import Foundation\nclass A: ¦ObservableObject {\n}\n", message)
        == "import Foundation; import Combine\nclass A: ObservableObject {\n}\n")
    #expect(
      repaired("#if A\nimport B\n#endif\n#if C\nimport D\nclass A: ¦ObservableObject {\n}\n#endif", message)
        == "#if A\nimport B\n#endif\n#if C\nimport D; import Combine\nclass A: ObservableObject {\n}\n#endif")
    #expect(
      repaired("class A {\n@¦Published var a = 1\n}\n#if B\n#endif\n", "unknown attribute 'Published'")
        == "import Combine; class A {\n@Published var a = 1\n}\n#if B\n#endif\n")
    #expect(repaired("import Combine\nclass A: ¦ObservableObject {}", message) == nil)
    #expect(
      repaired("import Foundation\n@¦Observable class A {\n}\n", "unknown attribute 'Observable'")
        == "import Foundation; import Observation\n@Observable class A {\n}\n")
    #expect(repaired("var a: ¦Film?", "cannot find type 'Film' in scope") == nil)
  }

  @Test func textsAsObjectsThatCanBeCopiedStayTexts() {
    let message = "cannot convert value of type 'String' to type 'any NSCopying & NSObjectProtocol' in coercion"
    #expect(repaired("a.key = ¦b as NSCopying & NSObjectProtocol", message) == "a.key = (b as NSString) ")
  }

  @Test func autoclosuresArePassedOnByTheirValues() {
    #expect(
      repaired("assert(¦condition, ¦message)", "add () to forward '@autoclosure' parameter")
        == "assert(condition(), message())")
  }

  @Test func weakReferencesToSourcesOfDispatchAreStrong() {
    let message = "'weak' must not be applied to non-class-bound 'any DispatchSourceTimer'; consider adding a protocol"
    #expect(
      repaired("class A { private weak var ¦a: DispatchSourceTimer? }", message)
        == "class A { private  var a: DispatchSourceTimer? }")
    #expect(repaired("class A { var ¦a: DispatchSourceTimer? }", message) == nil)
    #expect(
      repaired("a.setEventHandler { [weak ¦a, weak b] in a?.cancel() }", message)
        == "a.setEventHandler { [weak a = a as? DispatchSource, weak b] in a?.cancel() }")
  }

  @Test func overridesThatOnlyLinuxHasAreMarked() {
    let message = "overriding declaration requires an 'override' keyword"
    #expect(
      repaired("class A: B { public ¦init(a: Int) {} }", message)
        == "class A: B { public override init(a: Int) {} }")
    #expect(
      repaired("class A: B {\n  required ¦init?(coder: NSCoder) { nil } }", message)
        == "class A: B {\n  required override init?(coder: NSCoder) { nil } }")
    #expect(repaired("class A: B { func ¦f() {} }", message) == "class A: B { override func f() {} }")
    #expect(
      repaired("class A: B { public var ¦f: Int { 1 } }", message)
        == "class A: B { public override var f: Int { 1 } }")
  }

  @Test func importsOfMissingDeclarationsBecomeImportsOfModules() {
    let message = "class 'NSException' does not exist in module 'Foundation'"
    #expect(repaired("import class Foundation.¦NSException", message) == "import  Foundation")
    #expect(repaired("import Foundation.¦NSException", message) == nil)
  }

  @Test func initialisersOfSelfAreThoseOfTheExtendedClass() {
    let message =
      "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
    #expect(
      repaired("extension NSAttributedString { static func f(_ v: A) -> Self { .¦init(string: v) } }", message)
        == "extension NSAttributedString { static func f(_ v: A) -> Self { (NSAttributedString(string: v) as! Self) } }"
    )
  }

  @Test func classesFoundByObjectsAreComparedAsTypes() {
    let message =
      "value of optional type 'AnyClass?' (aka 'Optional<any AnyObject.Type>') must be unwrapped to a value of type "
      + "'AnyClass' (aka 'any AnyObject.Type')"
    #expect(
      repaired("guard ¦object_getClass(bar) === UITabBar.self else { return }", message)
        == "guard object_getClass(bar) == UITabBar.self else { return }")
  }

  @Test func protocolsConformToThemselvesWhereTheyAreElements() {
    let output = """
      a.swift:1:2: error: type 'any Film' cannot conform to 'Film' [#ProtocolTypeNonConformance]
      a.swift:1:2: note: only concrete types such as structs, enums and classes can conform to protocols
      a.swift:3:1: note: required by referencing instance method 'sorted' on 'Array' where 'Element' = 'any Film'
      a.swift:3:1: note: required by something else
      """
    let errors = CompilerError.errors(in: output)
    #expect(errors.map(\.line) == [1, 3])
    #expect(
      repaired("¦extension Array where Element: Film {}", errors.last?.message ?? "")
        == "extension Array where Element == any Film {}")
    #expect(repaired("¦extension Array where Element: Show {}", errors.last?.message ?? "") == nil)
    let result = SelfConformance.message(
      "opaque return type of property 'film'", because: "type 'any Film' cannot conform to 'Film'")
    #expect(repaired("var film: (some Film)? ¦{ f }", result) == "var film: (any Film)? { f }")
    #expect(repaired("var film: (some Show)? ¦{ f }", result) == nil)
    let parameter = SelfConformance.message(
      "instance method 'show' where 'some Film' = 'any Film'", because: "type 'any Film' cannot conform to 'Film'")
    #expect(
      repaired("func ¦show(_ film: (some Film)?, _ other: some Show) {}", parameter)
        == "func show(_ film: (any Film)?, _ other: some Show) {}")
  }

  @Test func protocolsAreClassesWhereClassesAreRequired() {
    let output = """
      a.swift:9:2: error: instance method 'bind(_:)' requires that 'Proxy.Source' (aka 'any Film') be a class type
      b.swift:1:6: note: where 'P.Source' = 'Proxy.Source' (aka 'any Film')
      """
    let errors = CompilerError.errors(in: output)
    #expect(errors.map(\.path) == ["a.swift", "b.swift"])
    #expect(errors.map(\.isNote) == [false, true])
    let message = errors.last?.message ?? ""
    #expect(
      repaired("func ¦bind<P: Q>(_ s: P.Source) where P: A, P.Source: AnyObject {}", message)
        == "func bind<P: Q>(_ s: P.Source) where P: A, P.Source: Any {}")
    #expect(repaired("func ¦bind<P: Q>(_ s: P.Source) where P.Other: AnyObject {}", message) == nil)
  }

  @Test func valuesAreComparedAsObjects() {
    func message(_ type: String) -> String {
      "argument type '\(type)' expected to be an instance of a class or class-constrained type"
    }
    #expect(
      repaired("assert(a === B.¦now(for: c), \"d\")", message("B.Delegate?"))
        == "assert(a === (B.now(for: c)).map { $0 as AnyObject }, \"d\")")
    #expect(repaired("let x = ¦a !== b", message("P.Delegate")) == "let x = (a as AnyObject) !== b")
    #expect(repaired("f(¦a)", message("P.Delegate")) == nil)
  }

  @Test func objectsHaveTheMethodsOfDelegates() {
    #expect(
      repaired(
        "delegate?.¦scrollViewDidZoom?(list)", "value of type 'AnyObject' has no member 'scrollViewDidZoom'")
        == "(delegate as? any UIScrollViewDelegate)?.scrollViewDidZoom?(list)")
    // Several protocols have methods of this name.
    #expect(repaired("delegate?.¦tableView?(a)", "value of type 'AnyObject' has no member 'tableView'") == nil)
  }

  @Test func recognisersAreCreatedByTheirDesignatedInitialiser() {
    #expect(
      repaired("let d = Drag¦()", "missing arguments for parameters 'target', 'action' in call")
        == "let d = Drag(target: nil, action: nil)")
    let message = "member 'init()' in 'Drag' produces result of type 'NSObject', but context expects 'Drag'"
    #expect(repaired("drag = .¦init()", message) == "drag = .init(target: nil, action: nil)")
    #expect(repaired("drag = .¦init(a: 1)", message) == nil)
  }

  @Test func selectorsOfClassMethodsAreMarked() {
    let message =
      "cannot convert value of type '@Sendable (String) -> Film' to expected argument type "
      + "'@MainActor @Sendable (String) -> @MainActor @Sendable () throws -> R'"
    #expect(
      repaired("f(Selector(\"make:\", Film.¦make(_:)))", message) == "f(Selector(class: \"make:\", Film.make(_:)))")
    #expect(repaired("f(Selector(class: \"make:\", Film.¦make(_:)))", message) == nil)
    #expect(repaired("f(Film.¦make(_:))", message) == nil)
  }

  @Test func otherErrorsStay() {
    #expect(repair("x.unknown", member: "unknown") == nil)
    #expect(repair("x.frame", type: "Film", member: "frame") == nil)
  }

  @Test func errorsAreReadFromTheOutput() {
    let output = """
      /a/b: c.swift:3:7: error: value of type 'AnyObject' has no member 'x'
      /a/b: c.swift:3:7: error: value of type 'AnyObject' has no member 'x'
      /a/d.swift:4:1: warning: unused
      <unknown>:0: error: no such module
      error: fatalError
      """
    #expect(
      CompilerError.errors(in: output) == [
        CompilerError(
          path: "/a/b: c.swift", line: 3, column: 7, message: "value of type 'AnyObject' has no member 'x'")
      ])
  }
}
