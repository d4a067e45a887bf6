import Foundation
import Testing

@testable import SourceRewriting

@Suite struct ExtensionOverridesTests {
  @Test func anOverrideIsRenamedAndCalledFromTheClass() {
    let text = rewrite(
      """
      class Cell: UIView {
        var a = 1
      }
      extension Cell { public override func layoutSubviews() { super.layoutSubviews() } }
      """)
    #expect(text.contains("\npublic override func layoutSubviews() { ext·Cell·layoutSubviews() } }\n"))
    #expect(text.contains("extension Cell { public  func ext·Cell·layoutSubviews() { super.layoutSubviews() } }"))
  }

  @Test func itReachesOtherFilesWithTheirImports() {
    let text = rewrite([
      "a.swift": "import UIKit\nclass Cell: UIView {}",
      "b.swift":
        "import Feeds\nimport UIKit\nextension Cell { override func show(_ f: Feed, at i: inout Int) throws -> Int { 1 } }",
    ])
    #expect(
      text["a.swift"]
        == "import UIKit; import Feeds\nclass Cell: UIView {override func show(_ f: Feed, at i: inout Int) throws -> Int "
        + "{ try ext·Cell·show(f, at: &i) } }")
  }

  @Test func propertiesKeepTheirSetters() {
    let text = rewrite(
      """
      class Cell: UIView {
      }
      extension Cell {
        override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
        override var description: String { "cell" }
      }
      """)
    #expect(text.contains("override var alpha: CGFloat { get { ext·Cell·alpha } set { ext·Cell·alpha = newValue } };"))
    #expect(text.contains("override var description: String { ext·Cell·description } }"))
    #expect(text.contains("nonisolated var ext·Cell·description: String"))
  }

  @Test func anObserverBecomesAMethodThatTheClassesOwnObserverCalls() {
    let text = rewrite(
      """
      class Cell: UIView {
      }
      extension Cell {
        override var tag: Int {
          didSet(old) { print(old) }
        }
      }
      """)
    #expect(text.contains("\noverride var tag: Int { didSet { ext·Cell·tag·didSet(oldValue) } } }"))
    #expect(text.contains("func ext·Cell·tag·didSet(_ old: Int) {\n    do { print(old) }\n  }"))
  }

  @Test func anObserverBeforeAChangeBecomesAMethodToo() {
    let text = rewrite(
      "class Cell: UIView {\n}\nextension Cell { override var tag: Int { willSet { print(newValue) } } }")
    #expect(text.contains("\noverride var tag: Int { willSet { ext·Cell·tag·willSet(newValue) } } }"))
    #expect(text.contains("func ext·Cell·tag·willSet(_ newValue: Int) { do { print(newValue) } }"))
  }

  @Test func parametersWithoutANameGetOne() {
    let text = rewrite(
      "class A: L {\n}\nextension A { override func f(for _: CGRect, _: Int, _ b: Int) -> Bool { true } }")
    #expect(
      text.contains(
        "override func f(for value0: CGRect, _ value1: Int, _ b: Int) -> Bool { ext·A·f(for: value0, value1, b) } }"))
  }

  @Test func anAccessOfTheExtensionIsCopied() {
    let text = rewrite("class A: UIView {\n}\npublic extension A { @available(iOS 9, *) override func b() {} }")
    #expect(text.contains("\n@available(iOS 9, *) public override func b() { ext·A·b() } }"))
  }

  @Test func membersThatASubclassOverridesAreMovedToo() {
    let text = rewrite(
      """
      class Base: UIView {
      }
      extension Base { @objc func hook() {}; func other() {} }
      class Sub: Base { override func hook() {} }
      """)
    #expect(text.contains("\nfunc hook() { ext·Base·hook() } }\n"))
    #expect(text.contains("func ext·Base·hook() {}; func other() {}"))
    #expect(text.contains("class Sub: Base { override func hook() {} }"))
  }

  @Test func membersThatAreNotCompiledStay() {
    let text = "class A: UIView {\n}\nextension A {\n#if DEBUG\noverride func b() {}\n#endif\n}"
    #expect(rewrite(text) == text)
    #expect(rewrite(text, conditions: BuildConditions(flags: ["DEBUG"])).contains("override func b() { ext·A·b() } }"))
  }

  @Test func classesOfOtherModulesAreNoted() {
    let found = obstacles(in: "extension UIView {\n  override func b() {}\n}")
    #expect(found.map(\.line) == [2])
  }

  @Test func overridesInExtensionsOfUIKitsClassesReplaceItsOwn() {
    let text = "extension UIImage {\n  @objc open override func isEqual(_ object: Any?) -> Bool { true }\n}"
    #expect(
      rewrite(text)
        == "extension UIImage {\n  @_dynamicReplacement(for: isEqual(_:))  public nonisolated "
        + "func ext·UIImage·isEqual(_ object: Any?) -> Bool { true }\n}")
    #expect(obstacles(in: text).isEmpty)
    let style = rewrite(
      "extension UINavigationController {\n  override var childForStatusBarStyle: UIViewController? { nil }\n}")
    #expect(
      style.contains(
        "@_dynamicReplacement(for: childForStatusBarStyle)  var ext·UINavigationController·childForStatusBarStyle:"))
    let copying = rewrite("extension UILabel {\n  override func copy(_ sender: Any?) {}\n}")
    #expect(copying.contains("@_dynamicReplacement(for: copy(_:))  func ext·UILabel·copy(_ sender: Any?) {}"))
    #expect(obstacles(in: "extension UIView {\n  override var tag: Int { didSet {} }\n}").count == 1)
  }

  @Test func theReplaceableMembersAreThoseThatUIKitDeclaresSo() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    var declared: [String: Set<String>] = [:]
    for module in ["UIKitCore", "UIKitCollections"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent("Sources/\(module)"), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        var type = ""
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          if let match = line.firstMatch(of: /(?:open|public) class (\w+)/), !line.hasPrefix(" ") {
            type = String(match.1)
          }
          if let match = line.firstMatch(of: /^  open override dynamic (?:func|var) (\w+)/) {
            declared[type, default: []].insert(String(match.1))
          }
        }
      }
    }
    #expect(declared == ReplaceableMembers.names.mapValues { Set($0.map { String($0.prefix { $0 != "(" }) }) })
  }

  @Test func membersOfPrivateExtensionsAreVisibleInTheWholeFile() {
    let text = rewrite(
      "private extension UIView {\n  @objc func plays() -> Bool { true }\n}\n"
        + "private extension UILabel {\n  override func plays() -> Bool { false }\n}\nlet a = UIView().plays()")
    #expect(text.contains("fileprivate func plays() -> Bool { if let object = self as? UILabel"))
    #expect(!text.contains("\nprivate func"))
  }

  @Test func membersOfExtensionsOfOtherModulesClassesCanBeOverridden() {
    let text = rewrite([
      "a.swift":
        "extension UIImageView {\n  @objc open func preloads(_ n: Int) -> Bool { true }\n  func other() {}\n}",
      "b.swift":
        "class Film: UIImageView {\n  override func preloads(_ n: Int) -> Bool { !super.preloads(n) }\n}",
      "c.swift": "class Short: Film {\n  open override func preloads(_ n: Int) -> Bool { super.preloads(1) }\n}",
      "d.swift": "class Plain: UIImageView {\n  override func layoutSubviews() { super.layoutSubviews() }\n}",
    ])
    #expect(
      text["a.swift"]
        == "extension UIImageView {\n   public func ext·UIImageView·preloads(_ n: Int) -> Bool { true }\n"
        + "  func other() {}\npublic func preloads(_ n: Int) -> Bool { "
        + "if let object = self as? Short { return object.ext·Short·preloads(n) }; "
        + "if let object = self as? Film { return object.ext·Film·preloads(n) }; "
        + "return ext·UIImageView·preloads(n) } }")
    #expect(
      text["b.swift"]
        == "class Film: UIImageView {\n   func ext·Film·preloads(_ n: Int) -> Bool { !super.ext·UIImageView·preloads(n) }\n}"
    )
    #expect(
      text["c.swift"]
        == "class Short: Film {\n  public  func ext·Short·preloads(_ n: Int) -> Bool { super.ext·Film·preloads(1) }\n}")
    #expect(
      text["d.swift"] == "class Plain: UIImageView {\n  override func layoutSubviews() { super.layoutSubviews() }\n}")
  }

  @Test func extensionsOfOtherModulesClassesOverrideWhatExtensionsOfTheirSuperclassesDeclare() {
    let text = rewrite([
      "a.swift": "extension NSObject {\n  @objc open var label: String { \"object\" }\n}",
      "b.swift": "extension NSNumber {\n  open override var label: String { \"number\" }\n}",
      "c.swift": "extension NSDecimalNumber {\n  override var label: String { super.label }\n}",
      "d.swift": "class Row: NSNull {\n  override var label: String { super.label }\n}",
    ])
    #expect(
      text["a.swift"]
        == "extension NSObject {\n   public var ext·NSObject·label: String { \"object\" }\n"
        + "public var label: String { if let object = self as? Row { return object.ext·Row·label }; "
        + "if let object = self as? NSDecimalNumber { return object.ext·NSDecimalNumber·label }; "
        + "if let object = self as? NSNumber { return object.ext·NSNumber·label }; return ext·NSObject·label } }")
    #expect(text["b.swift"] == "extension NSNumber {\n  public  var ext·NSNumber·label: String { \"number\" }\n}")
    #expect(
      text["c.swift"]
        == "extension NSDecimalNumber {\n   var ext·NSDecimalNumber·label: String { super.ext·NSNumber·label }\n}")
    #expect(text["d.swift"] == "class Row: NSNull {\n   var ext·Row·label: String { super.ext·NSObject·label }\n}")
  }

  @Test func membersOfProtocolsExtensionsAreNoClassesMembers() {
    let text =
      "protocol Source {}\nextension Source {\n  func read() {}\n}\nclass File: Source {\n  func read() {}\n}\n"
      + "class Pipe: File {\n  override func read() {}\n}"
    #expect(rewrite(text) == text)
  }

  @Test func openMembersOfExtensionsCanBeOverriddenInOtherModules() {
    #expect(
      rewrite(
        "open class Week: UIView {\n}\nextension Week {\n  open func cell(_ n: Int) -> Int { n }\n  public func other() {}\n}"
      )
        == "open class Week: UIView {\nopen func cell(_ n: Int) -> Int { ext·Week·cell(n) } }\nextension Week {\n"
        + "  public func ext·Week·cell(_ n: Int) -> Int { n }\n  public func other() {}\n}")
  }

  @Test func overridesOfMethodsThatObjectsLackStayInTheirExtension() {
    let text = rewrite(
      "class Digits: Formatter {\n}\nextension Digits {\n  override open func getObjectValue(_ o: Int, for s: String) {}\n}"
    )
    #expect(
      text
        == "class Digits: Formatter {\n}\nextension Digits {\n   public func getObjectValue(_ o: Int, for s: String) {}\n}"
    )
  }

  @Test func plainObjectsDeclareTheirAccessibilityThemselves() {
    let text = rewrite(
      "class Item: NSObject {\n  override var accessibilityLabel: String? { didSet {} }\n}\n"
        + "class Cell: UIView {\n  override var accessibilityLabel: String? { didSet {} }\n}")
    #expect(
      text == "class Item: NSObject {\n   var accessibilityLabel: String? { didSet {} }\n}\n"
        + "class Cell: UIView {\n  override var accessibilityLabel: String? { didSet {} }\n}")
  }

  @Test func openMembersUnderConditionsStayInTheirExtension() {
    let text =
      "class Shelf<V> {\n}\nextension Shelf where V: Fitting {\n  open var size: Int { 1 }\n  open func fit() {}\n}"
    #expect(rewrite(text) == text)
  }

  @Test func unavailableRequirementsOfObjectiveCProtocolsAreLeftOut() {
    let member = "  @available(*, unavailable, renamed: \"b\") func a()\n"
    #expect(rewrite("@objc protocol A: NSObjectProtocol {\n\(member)}") == " protocol A: NSObjectProtocol {\n  \n}")
    #expect(rewrite("protocol A {\n\(member)}") == "protocol A {\n\(member)}")
  }

  @Test func unavailableMembersOfExtensionsAreLeftOut() {
    let text = rewrite(
      "extension Player {\n  @available(*, unavailable, renamed: \"play\") var start: (some P)? { nil }\n"
        + "  @available(*, unavailable) func f() {}\n  @available(iOS, unavailable) func g() {}\n}\n"
        + "class A: UIView {\n  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }\n}")
    #expect(
      text == "extension Player {\n  \n  \n  @available(iOS, unavailable) func g() {}\n}\n"
        + "class A: UIView {\n  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }\n}")
  }

  @Test func unavailableOverridesStayWhenTheyAreRewrittenAgain() {
    let text = rewrite(
      "class Cell: UIView {\n}\nextension Cell {\n  @available(*, unavailable) override func draw(_ r: CGRect) {}\n}")
    #expect(text.contains("func ext·Cell·draw"))
    #expect(rewrite(text) == text)
  }

  @Test func observersMayOverridePropertiesOfSuchExtensions() {
    let text = rewrite([
      "a.swift": "extension UIView {\n  var preset: Int { get { tag } set { tag = newValue } }\n}",
      "b.swift": "class Card: UIView {\n  override var preset: Int {\n    didSet { show() }\n  }\n}",
      "c.swift": "class Sheet: UIView {\n  override var preset: Int { willSet(value) { show(value) } }\n}",
    ])
    #expect(
      text["b.swift"]
        == "class Card: UIView {\n   var ext·Card·preset: Int {\n"
        + "    get { super.ext·UIView·preset } set { let oldValue = super.ext·UIView·preset; "
        + "super.ext·UIView·preset = newValue; do { show() } }\n  }\n}")
    #expect(
      text["c.swift"]
        == "class Sheet: UIView {\n   var ext·Sheet·preset: Int { get { super.ext·UIView·preset } set { "
        + "let value = newValue; do { show(value) }; super.ext·UIView·preset = newValue } }\n}")
  }

  @Test func overridesInExtensionsOverrideThoseOfSuchExtensions() {
    let text = rewrite([
      "a.swift": "extension UIViewController {\n  @objc var isAway: Bool { true }\n}",
      "b.swift": "class Menu: UINavigationController {\n}",
      "c.swift": "extension Menu {\n  override var isAway: Bool { !super.isAway }\n}",
    ])
    #expect(text["b.swift"] == "class Menu: UINavigationController {\n}")
    #expect(
      text["c.swift"]
        == "extension Menu {\n   var ext·Menu·isAway: Bool { !super.ext·UIViewController·isAway }\n}")
    #expect(
      text["a.swift"]?.contains(
        "var isAway: Bool { if let object = self as? Menu { return object.ext·Menu·isAway }; "
          + "return ext·UIViewController·isAway }") ?? false)
  }

  @Test func aliasesOfClassesStandForThem() {
    let text = rewrite([
      "a.swift": "typealias Base = UIView\ntypealias Page = Sheet",
      "b.swift": "extension Base {\n  @objc func fill() {}\n}",
      "c.swift": "class Sheet: Base {\n}",
      "d.swift": "extension Page {\n  override func fill() {}\n}",
      "e.swift": "extension Page {\n  override func layoutSubviews() {}\n}",
    ])
    #expect(
      text["b.swift"]?.contains(
        "func fill() { if let object = self as? Sheet { return object.ext·Sheet·fill() }; return ext·UIView·fill() }")
        ?? false,
      "\(text)")
    #expect(text["c.swift"]?.contains("override func layoutSubviews() { ext·Page·layoutSubviews() }") ?? false)
    #expect(text["d.swift"] == "extension Page {\n   func ext·Sheet·fill() {}\n}")
  }

  @Test func aliasesThatStandForSeveralTypesAreNotFollowed() {
    let rewriter = ModuleRewriter()
    func index(_ texts: [String], imported: [String] = []) -> ModuleIndex {
      ModuleIndex(
        files: Dictionary(
          texts.enumerated().map {
            ("\($0.offset).swift", rewriter.index(path: "\($0.offset).swift", text: $0.element))
          },
          uniquingKeysWith: { first, _ in first }),
        imported: imported.map { rewriter.index(path: "i.swift", text: $0) })
    }
    #expect(index(["typealias Base = UIView"]).resolved("Base") == "UIView")
    #expect(index(["private typealias A = UIView", "private typealias A = UILabel"]).resolved("A") == "A")
    #expect(index(["class Base {}"], imported: ["public typealias Base = UIView"]).resolved("Base") == "Base")
    #expect(index(["typealias A = B\ntypealias B = A"]).resolved("C") == "C")
  }

  @Test func propertiesOfExtensionsOfOtherModulesClassesCanBeOverridden() {
    let text = rewrite([
      "a.swift":
        "extension UIView {\n  open var preset: Int {\n    get { tag }\n    set(value) { tag = value }\n  }\n}",
      "b.swift":
        "class Card: UIView {\n  open override var preset: Int { get { 1 } set { super.preset = newValue } }\n}",
    ])
    #expect(
      text["a.swift"]?.hasSuffix(
        "\npublic var preset: Int { get { if let object = self as? Card { return object.ext·Card·preset }; "
          + "return ext·UIView·preset } set { if let object = self as? Card { object.ext·Card·preset = newValue; return }; "
          + "ext·UIView·preset = newValue } } }") ?? false)
    #expect(text["a.swift"]?.contains("  public var ext·UIView·preset: Int {\n") ?? false)
    #expect(
      text["b.swift"]?.contains("var ext·Card·preset: Int { get { 1 } set { super.ext·UIView·preset = newValue } }")
        ?? false)
  }
}

struct InitializerRequirementsTests {
  @Test func classesOfOtherModulesConformToProtocolsWithAnInitializer() {
    let text = rewrite([
      "a.swift": "protocol Creatable: class {\n  init()\n}\nextension NSObject: Creatable {}",
      "b.swift": "protocol Other: AnyObject {\n  init()\n}\nfinal class Own: Other { init() {} }",
    ])
    #expect(
      text["a.swift"]
        == "protocol Creatable {\n  \n}; extension Creatable { init() { "
        + "self = NSObject.object(of: Self.self as! NSObject.Type) as! Self } }\nextension NSObject: Creatable {}")
    #expect(text["b.swift"]?.contains("init()\n") == true)
  }

  @Test func viewsConformToProtocolsWithAFrame() {
    let head = "typealias View = UIView\nextension View: Framed {}\n"
    #expect(
      rewrite(head + "public protocol Framed {\n  init(frame: CGRect)\n}\n")
        == head + "public protocol Framed {\n  \n}; public extension Framed { init(frame: CGRect) { "
        + "self = NSObject.object(of: Self.self as! NSObject.Type, frame: frame) as! Self } }\n")
    let value = head + "protocol Framed {\n  init(frame: CGRect)\n}\nstruct Box: Framed { init(frame: CGRect) {} }\n"
    #expect(rewrite(value) == value)
    let number = "protocol Zero {\n  init()\n}\nextension NSNumber: Zero {}\nextension Int: Zero {}\n"
    #expect(rewrite(number) == number)
  }
}
