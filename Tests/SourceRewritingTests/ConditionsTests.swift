import Testing

@testable import SourceRewriting

@Suite struct ConditionsTests {
  @Test func iOSIsMeant() {
    #expect(
      rewrite("#if os(iOS) && !targetEnvironment(macCatalyst)\nlet a = 1\n#elseif os(Linux)\n#endif")
        == "#if true && !targetEnvironment(macCatalyst)\nlet a = 1\n#elseif false\n#endif")
  }

  @Test func modulesWithoutUIKitKeepTheirConditions() {
    let text = "#if os(Linux)\nlet a = 1\n#endif"
    #expect(rewrite(text, conditions: BuildConditions(isUIKit: false)) == text)
  }

  @Test(arguments: [
    ("os(iOS) || os(macOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("DEBUG", true), ("!DEBUG", false),
    ("RELEASE || DEBUG && os(iOS)", true), ("(RELEASE || DEBUG) && os(tvOS)", false), ("canImport(UIKit)", true),
    ("canImport(AppKit)", false), ("swift(>=5.5)", true), ("compiler(<6)", false),
    ("targetEnvironment(macCatalyst)", false),
  ])
  func conditionsAreEvaluated(condition: String, isTrue: Bool) {
    let text = "#if \(condition)\nclass Cell: UIView {\n}\n#else\nclass Other {}\n#endif"
    let index = ModuleRewriter(conditions: BuildConditions(flags: ["DEBUG"])).index(path: "a.swift", text: text)
    #expect(index.types.map(\.name) == [isTrue ? "Cell" : "Other"])
  }

  @Test(arguments: [
    ("4", "swift(>=4.2)", false), ("4", "swift(>=4.1)", true), ("4.2", "swift(>=4.2)", true),
    ("4.2", "swift(>=5)", false),
    ("5", "swift(>=5.9)", true), ("5", "swift(>=6.0)", false), ("6", "swift(>=6.0)", true), ("5", "swift(<5.0)", false),
    ("4", "compiler(>=6.2)", true), ("5", "compiler(>=7)", false), ("5", "compiler(<6.3)", false),
  ])
  func versionsAreThoseOfTheLanguagesMode(mode: String, condition: String, isTrue: Bool) {
    let text = "#if \(condition)\nclass Cell: UIView {\n}\n#else\nclass Other {}\n#endif"
    let conditions = BuildConditions(languageMode: mode)
    let index = ModuleRewriter(conditions: conditions).index(path: "a.swift", text: text)
    #expect(index.types.map(\.name) == [isTrue ? "Cell" : "Other"])
  }

  @Test func importsOfModulesWithAnotherNameAreChanged() {
    #expect(rewrite("import Darwin\nimport ObjectiveC.runtime") == "import Glibc\nimport Foundation")
    #expect(rewrite("let a = Darwin.ceil(1.5)") == "let a = Foundation.ceil(1.5)")
    #expect(rewrite("import Accessibility") == "import UIKit")
    #expect(rewrite("import Symbols") == "import UIKit")
    let standard = BuildConditions(modules: BuildConditions.standardModules)
    #expect(rewrite("import CoreImage.CIFilterBuiltins", conditions: standard) == "import CoreImage")
    #expect(rewrite("import Accelerate.vImage", conditions: standard) == "import Accelerate")
    #expect(rewrite("import CoreImage.CIKernel", conditions: standard) == "import CoreImage")
    #expect(rewrite("import QuartzCore.CAMetalLayer", conditions: standard) == "import QuartzCore")
    #expect(rewrite("import class Foundation.NSDate", conditions: standard) == "import class Foundation.NSDate")
    #expect(rewrite("import CoreLocation.CLError") == "import CoreLocation")
    for other in ["import UIKit.UIGestureRecognizerSubclass", "import struct CoreLocation.CLLocationCoordinate2D"] {
      #expect(rewrite(other) == other)
    }
    let publishing = "import Combine\nvar a: Combine.Cancellable?"
    #expect(rewrite(publishing) == publishing)
    #expect(
      rewrite("import SwiftUI\nclass Model: ObservableObject {\n  @Published var a = 1\n}")
        == "import Combine\nclass Model: ObservableObject {\n  @Published var a = 1\n}")
    #expect(
      rewrite("import SwiftUI\n@Observable class Model {\n  var a: AnyCancellable?\n}")
        == "import Combine; import Observation\n@Observable class Model {\n  var a: AnyCancellable?\n}")
  }

  @Test func filesOnMissingFrameworksAreLeftOut() {
    let text = "import UIKit\nimport NetworkExtension\nstruct A: View {}\n"
    #expect(rewrite(text) == "\n\n\n")
    #expect(obstacles(in: text).map(\.line) == [2])
    let used = rewrite(["a.swift": text, "b.swift": "var a: A?\n"])
    #expect(used["a.swift"] == "import UIKit\n\nstruct A: View {}\n")
    let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct A {}\n"
    #expect(rewrite(guarded) == guarded)
    // The condition is around the import only.
    let views = guarded + "struct Page: UIViewRepresentable {\n  @Binding var a: A?\n}\n"
    #expect(rewrite(views) == guarded + "\n\n\n")
  }

  @Test func onlyModulesForIOSSeeFrameworksOfServices() {
    let text = "import Security\n#if canImport(Security)\nlet isApple = true\n#else\nlet isApple = false\n#endif\n"
    #expect(rewrite(text) == text)
    let used = rewrite(["a.swift": "import MapKit\nstruct A {}\n", "b.swift": "import UIKit\nvar a: A?\n"])
    #expect(used["a.swift"] == "import MapKit\nstruct A {}\n")
    let others = BuildConditions(isUIKit: false)
    #expect(BuildConditions.kitModules.isSubset(of: BuildConditions.standardModules))
    #expect(rewrite("import MapKit\nstruct A {}\n", conditions: others) == "\nstruct A {}\n")
    #expect(BuildConditions.applicationModules.isDisjoint(with: MissingFrameworks.names))
    #expect(BuildConditions.applicationModules.isDisjoint(with: BuildConditions.standardModules))
  }

  @Test func filesThatUseNothingOfAMissingFrameworkStay() {
    let text = "import MetalKit\nextension CGSize {}\n"
    #expect(rewrite(text) == "\nextension CGSize {}\n")
    #expect(rewrite("import MetalKit\nlet view = MTKView()\n") == "\n\n")
    #expect(rewrite("import Vision\nextension Array {}\n") == "\nextension Array {}\n")
    #expect(rewrite("import Vision\nlet request = VNRequest()\n") == "\n\n")
    #expect(rewrite("import MetalKit\nlet device = MTLCreateSystemDefaultDevice()\n") == "\n\n")
  }

  @Test func membersThatNameLeftOutTypesAreLeftOutToo() {
    let text = rewrite([
      "a.swift": "import SwiftUI\nstruct Page: View {}\n",
      "b.swift": "class B {\n  var a = 1\n  init(page: Page) {\n  }\n}\nextension Page {}\n",
      "c.swift": "class Holder {\n  var page: Page?\n}\nfunc f(_ holder: Holder) {}\nfunc g() {}\n",
      "d.swift": "struct Choices {\n  var a = 1\n  var page: () -> Page = { Page() }\n}\nlet choices = Choices()\n",
    ])
    #expect(text["d.swift"] == "struct Choices {\n  var a = 1\n  \n}\nlet choices = Choices()\n")
    #expect(text["c.swift"] == "\n\n\n\nfunc g() {}\n")
    #expect(text["a.swift"] == "\n\n")
    #expect(text["b.swift"] == "class B {\n  var a = 1\n  \n\n}\n\n")
  }

  @Test func filesOnSwiftUIThatNameTypesForOthersStay() {
    let text = "import SwiftUI\nimport UIKit\ntypealias _Base = UIView\n"
    #expect(rewrite(["a.swift": text])["a.swift"] == "\nimport UIKit\ntypealias _Base = UIView\n")
    let used = rewrite(["a.swift": text, "b.swift": "class B: _Base {}\n"])
    #expect(used["a.swift"] == "\nimport UIKit\ntypealias _Base = UIView\n")
    let both = text + "typealias Other = UIViewRepresentable\nextension Other {\n}\n"
    let kept = rewrite(["a.swift": both, "b.swift": "class B: _Base {}\n"])
    #expect(kept["a.swift"] == "\nimport UIKit\ntypealias _Base = UIView\n\n\n\n")
    let conditional = text + "#if true\ntypealias Other = UIViewRepresentable\nextension Other {\n}\n#endif\n"
    #expect(
      rewrite(["a.swift": conditional, "b.swift": "class B: _Base {}\n"])["a.swift"]
        == "\nimport UIKit\ntypealias _Base = UIView\n#if true\n\n\n\n#endif\n")
  }

  @Test func typesOfFilesOnSwiftUIThatDoWithoutItStay() {
    let text = rewrite([
      "a.swift": "import SwiftUI\nimport UIKit\nstruct Model {\n  var a = 1\n  var view: some View { Text(\"\") }\n}\n"
        + "struct Page<Content: View> {\n}\nextension Model {\n  func f(_ page: Page<Text>) {}\n  func g() {}\n}\n"
        + "extension View {\n}\n",
      "b.swift": "func h(_ model: Model) {}\n",
    ])
    #expect(
      text["a.swift"]
        == "\nimport UIKit\nstruct Model {\n  var a = 1\n  \n}\n\n\nextension Model {\n  \n  func g() {}\n}\n\n\n")
    #expect(text["b.swift"] == "func h(_ model: Model) {}\n")
  }

  @Test func extensionsOfOtherFilesTypesStay() {
    let text = rewrite([
      "a.swift": "import SwiftUI\nimport UIKit\nextension Model {\n  func a() {}\n}\nextension View {\n}\n"
        + "final class Host {\n  let host = UIHostingController(rootView: Text(\"\"))\n}\n",
      "b.swift": "struct Model {\n}\n",
    ])
    #expect(text["a.swift"] == "\nimport UIKit\nextension Model {\n  func a() {}\n}\n\n\n\n\n\n")
  }

  @Test func previewsAreLeftOut() {
    #expect(
      rewrite("import UIKit\n#Preview {\n  UIView()\n}\n@available(iOS 17, *)\n#Preview(\"A\") { UIView() }\nlet a = 1")
        == "import UIKit\n\n\n\n\n\nlet a = 1")
  }

  @Test func publishersTakeThePlaceOfOpenCombine() {
    let text =
      "#if canImport(Combine)\nimport Combine\n#elseif canImport(OpenCombineShim)\nimport OpenCombineShim\n#endif"
    #expect(
      rewrite(text, conditions: BuildConditions(modules: ["OpenCombineShim"]))
        == "#if canImport(Combine)\nimport Combine\n#elseif false\nimport OpenCombineShim\n#endif")
    let linux = BuildConditions(modules: ["OpenCombineShim"], isUIKit: false)
    #expect(rewrite(text, conditions: linux).contains("canImport(OpenCombineShim)"))
    let plain = "#if canImport(Combine)\nlet a = 1\n#endif"
    #expect(rewrite(plain) == plain)
  }

  @Test func resultsThatNeedLeftOutPropertiesStopTheProgram() {
    let start = "import UIKit\nimport SceneKit\nclass A { var web: SCNView\n"
    let kept = "import UIKit\n\nclass A { \n"
    let stop = "fatalError(\"needs a property that is missing here\")"
    #expect(rewrite(start + "var a: Int { web.pages } }") == kept + "var a: Int { \(stop) } }")
    #expect(rewrite(start + "func a() -> Int { web.pages } }") == kept + "func a() -> Int { \(stop) } }")
    // Other statements are dropped.
    for (text, rest) in [
      ("func a() { web.stop() } }", "func a() {  } }"), ("func a() { f { web.stop() } } }", "func a() { f {  } } }"),
      ("var a: Int { web.stop(); return 1 } }", "var a: Int {  return 1 } }"),
    ] {
      #expect(rewrite(start + text) == kept + rest)
    }
  }

  @Test func listsOfTestsForLinuxAreInactive() {
    let list = "#if !canImport(ObjectiveC)\nfunc allTests() -> [Entry] { [testCase(A.allTests)] }\n#endif"
    #expect(rewrite(list) == list.replacing("canImport(ObjectiveC)", with: "true"))
    for other in [list.replacing("allTests", with: "all"), list.replacing("#endif", with: "#else\n#endif")] {
      #expect(rewrite(other) == other)
    }
    // Modules that do not use UIKit have such lists, too, and keep their other conditions.
    let elsewhere = BuildConditions(isUIKit: false)
    let platform = "\n#if os(Linux)\n#endif\n#if canImport(ObjectiveC)\nstruct A {}\n#endif"
    #expect(
      rewrite(list + platform, conditions: elsewhere) == list.replacing("canImport(ObjectiveC)", with: "true")
        + platform)
  }

  @Test func typesOfFilesThatImportSwiftUIAloneStay() {
    let text = "import SwiftUI\nprotocol Titled: Equatable {}\nstruct Menu: View {\n}\n"
    #expect(
      rewrite(["a.swift": text, "b.swift": "struct Film: Titled {}\n"])["a.swift"]
        == "\nprotocol Titled: Equatable {}\n\n\n")
    #expect(rewrite(["a.swift": text])["a.swift"] == "\n\n\n\n")
  }

  @Test func typesInExtensionsOfUIKitsTypesStay() {
    let text =
      "import SwiftUI\nimport UIKit\nextension UIColor {\n  enum Theme {}\n}\nextension Color {\n  enum Theme {}\n}\n"
    let use = "import UIKit\nlet a = UIColor.Theme.self\n"
    #expect(
      rewrite(["a.swift": text, "b.swift": use])["a.swift"]
        == "\nimport UIKit\nextension UIColor {\n  enum Theme {}\n}\n\n\n\n")
    let other = "import UIKit\nlet a = UIColor.red\n"
    #expect(rewrite(["a.swift": text, "b.swift": other])["a.swift"]?.allSatisfy(\.isNewline) ?? false)
    let ofSwiftUI = "import SwiftUI\nimport UIKit\nextension Color {\n  enum Theme {}\n}\n"
    #expect(rewrite(["a.swift": ofSwiftUI, "b.swift": use])["a.swift"]?.allSatisfy(\.isNewline) ?? false)
  }

  @Test func membersOfUIKitsTypesStayWhereOtherFilesMentionTheTypes() {
    let text =
      "import SwiftUI\nimport UIKit\nextension UIImage {\n  func isLike(_ a: UIImage) -> Bool { a == self }\n}\n"
    let views = "extension Image {\n  init(a: UIImage) { self.init(uiImage: a) }\n}\n"
    let use = ["b.swift": "import UIKit\nfunc a(_ b: UIImage) -> Bool { b.isLike(b) }\n"]
    #expect(
      rewrite(use.merging(["a.swift": text + views]) { old, _ in old })["a.swift"]
        == "\nimport UIKit\nextension UIImage {\n  func isLike(_ a: UIImage) -> Bool { a == self }\n}\n\n\n\n")
    #expect(rewrite(["a.swift": text + views])["a.swift"]?.allSatisfy(\.isNewline) ?? false)
    let ofSwiftUI = "import SwiftUI\nimport UIKit\nextension UIImage {\n  var a: Image { Image(uiImage: self) }\n}\n"
    #expect(
      rewrite(use.merging(["a.swift": ofSwiftUI]) { old, _ in old })["a.swift"]?.allSatisfy(\.isNewline) ?? false)
  }

  @Test func classesDoWithoutOptionalValuesOfSwiftUI() {
    let text =
      "import SwiftUI\npublic class Card: UIView {\n  var a = 1\n  private var host: UIHostingController<AnyView>?\n}\n"
    #expect(rewrite(["a.swift": text])["a.swift"] == "\npublic class Card: UIView {\n  var a = 1\n  \n}\n")
    let value = text.replacing("?", with: "")
    #expect(rewrite(["a.swift": value])["a.swift"]?.allSatisfy(\.isNewline) ?? false)
    let settings = "import SwiftUI\nclass Settings {\n  var a = 1\n  var tint: Color = Color.red\n}\n"
    #expect(rewrite(["a.swift": settings])["a.swift"]?.allSatisfy(\.isNewline) ?? false)
    let users = ["b.swift": "let a = Settings().a\n", "c.swift": "let b = Settings().a\n"]
    #expect(
      rewrite(users.merging(["a.swift": settings]) { old, _ in old })["a.swift"]
        == "\nclass Settings {\n  var a = 1\n  \n}\n")
  }

  @Test func modelsRunTheClosuresOfAnimations() {
    let text =
      "import SwiftUI\nclass Model: ObservableObject {\n  @Published var a = 1\n  func b() {\n    "
      + "withAnimation(.easeIn(duration: 1)) { a = 2 }\n    withAnimation {\n      a = 3\n    }\n  }\n}\n"
    let rewritten = rewrite(["a.swift": text])["a.swift"] ?? ""
    #expect(
      rewritten.contains("\n    withExtendedLifetime(()) { a = 2 }\n    withExtendedLifetime(()) {\n      a = 3\n"))
    // Without SwiftUI it is a function of the app's own.
    #expect(!(rewrite(["a.swift": text.replacing("SwiftUI", with: "UIKit")])["a.swift"] ?? "").contains("withExtended"))
  }

  @Test func publicProtocolsOfViewsAreLeftOut() {
    let text =
      "import SwiftUI\npublic protocol Page {\n  associatedtype Content: View\n  var body: Content { get }\n}\n"
    #expect(rewrite(["a.swift": text])["a.swift"]?.allSatisfy(\.isNewline) ?? false)
  }

  @Test func typesForOtherModulesAndInOtherTypesStay() {
    let text = "import SwiftUI\nstruct Page: View {\n}\npublic final class Resolver {}\n"
    #expect(rewrite(["a.swift": text])["a.swift"] == "\n\n\npublic final class Resolver {}\n")
    let nested =
      "import SwiftUI\nextension Scene.Settings {\n  struct Parameter {}\n}\nstruct Page: View {\n}\n"
    let use = "enum Scene {\n  struct Settings {\n    var a: Parameter\n  }\n}\n"
    #expect(
      rewrite(["a.swift": nested, "b.swift": use])["a.swift"]
        == "\nextension Scene.Settings {\n  struct Parameter {}\n}\n\n\n")
  }

  @Test func typesOfTheModuleWithNamesOfSwiftUIStay() {
    let text = rewrite([
      "a.swift": "import SwiftUI\nimport UIKit\nstruct Model {\n  var color: Color\n}\nstruct Color {\n}\n",
      "b.swift": "func h(_ model: Model) {}\n",
    ])
    #expect(text["a.swift"] == "\nimport UIKit\nstruct Model {\n  var color: Color\n}\nstruct Color {\n}\n")
  }

  @Test func functionsThatCGFloatHidesAreNamedInFull() {
    #expect(
      rewrite("extension CGFloat { func a() -> CGFloat { abs(self) } }\nlet b = abs(1)")
        == "extension CGFloat { func a() -> CGFloat { Swift.abs(self) } }\nlet b = abs(1)")
  }

  @Test func viewsOfMissingFrameworksAreNoOnes() {
    let text = rewrite([
      "a.swift": """
      import SceneKit
      struct A {}
      func f(_ v: UIView) -> Int {
        if let web = v as? SCNView {
          return web.pages
        } else if v.isHidden {
          return 1
        }
        if v is UILabel, let web = v as? SCNView { return web.pages }
        return 0
      }
      """, "b.swift": "let a = A()",
    ])
    #expect(
      text["a.swift"]
        == "\nstruct A {}\nfunc f(_ v: UIView) -> Int {\n  \n\n if v.isHidden {\n    return 1\n  }\n  \n  return 0\n}")
  }

  @Test func anElseGoesWithTheTestForAMissingType() {
    let text = rewrite([
      "a.swift": """
      import SceneKit
      struct A {}
      func f(_ v: UIView) { if v.isHidden { g() } else if v is SCNView { h() } }
      func i(_ v: UIView) { if v.isHidden { g() } else if v is SCNView { h() } else { j() } }
      """, "b.swift": "let a = A()",
    ])
    #expect(
      text["a.swift"]
        == "\nstruct A {}\nfunc f(_ v: UIView) { if v.isHidden { g() }   }\n"
        + "func i(_ v: UIView) { if v.isHidden { g() } else  { j() } }")
  }

  @Test func aCaseKeepsAStatement() {
    let text = rewrite([
      "a.swift": """
      import SceneKit
      struct A {}
      func f() { switch a { case 1: if v is SCNView { g() }
      case 2: g(); if v is SCNView {} } }
      """, "b.swift": "let a = A()",
    ])
    #expect(text["a.swift"] == "\nstruct A {}\nfunc f() { switch a { case 1: break\ncase 2: g();  } }")
  }

  @Test func declarationsThatNameAMissingTypeGo() {
    #expect(
      rewrite("import UIKit\nimport PDFKit\nextension PDFView {\n}\nfunc f(_ a: PDFView) {}\nfunc g(_ a: Circle) {}")
        == "import UIKit\n\n\n\n\nfunc g(_ a: Circle) {}")
  }

  @Test func numbersAreComparedByFoundation() {
    #expect(
      rewrite(
        "func < (a: NSNumber, b: NSNumber) -> Bool {\n true\n}\nfunc == (a: NSNumber, b: NSNumber) -> Bool { true }")
        == "\n\n\nfunc == (a: NSNumber, b: NSNumber) -> Bool { true }")
    #expect(rewrite("func < (a: NSNumber, b: Int) -> Bool { true }") == "func < (a: NSNumber, b: Int) -> Bool { true }")
    #expect(
      rewrite("extension NSNumber: Comparable {\n static func < (a: NSNumber, b: NSNumber) -> Bool { true }\n}")
        == "extension NSNumber {\n \n}")
  }

  @Test func partsOfPlacesBecomeNumbers() {
    #expect(
      rewrite("let a = p.x as NSNumber, b = c as NSNumber") == "let a = NSNumber(value: Double(p.x)), b = c as NSNumber"
    )
  }

  @Test func testCasesDoNotSendThemselves() {
    let text = rewrite(
      "class A: XCTestCase {\n  override func setUp() async throws {\n    try await super.setUp()\n  }\n}")
    #expect(text == "class A: XCTestCase {\n  override func setUp() async throws {\n    \n  }\n}")
    let own = "class B: A {\n  override func setUp() async throws { try await super.setUp() }\n}"
    #expect(rewrite(own) == own)
  }

  @Test func theProcessIsNotMade() {
    #expect(
      rewrite("a.enumerateMatches(in: b, range: c) { _, _, _ in }")
        == "a.enumerateMatches·nonescaping(in: b, range: c) { _, _, _ in }")
    let own = "extension A {\nfunc enumerateMatches(in text: String, range: R) {}\n}\n"
    #expect(rewrite(own + "a.enumerateMatches(in: b, range: c)") == own + "a.enumerateMatches(in: b, range: c)")
    #expect(rewrite("delegate?.urlSession?(a, task: b)") == "delegate?.urlSession(a, task: b)")
    #expect(rewrite("let a = ProcessInfo().hostName") == "let a = ProcessInfo.processInfo.hostName")
    #expect(
      rewrite("var timer = Timer()") == "var timer = Timer(timeInterval: 0, repeats: false, block: { _ in })")
  }

  @Test func valuesOfDefaultsAreRemoved() {
    #expect(
      rewrite("UserDefaults.standard.set(nil, forKey: a)") == "UserDefaults.standard.removeObject( forKey: a)")
    #expect(rewrite("defaults?.set(nil,\n forKey: a)") == "defaults?.removeObject(\n forKey: a)")
    #expect(
      rewrite("extension UserDefaults { func f() { set(nil, forKey: a) } }")
        == "extension UserDefaults { func f() { removeObject( forKey: a) } }")
    for text in [
      "cache.set(nil, forKey: a)", "set(nil, forKey: a)", "defaults.set(1, forKey: a)",
      "protocol Store { func set(_ a: String?, forKey b: String) }\ndefaults.set(nil, forKey: a)",
    ] {
      #expect(rewrite(text) == text)
    }
    for others in [
      "protocol Store { func set(_ a: Any?, forKey b: Key); func removeObject(forKey b: Key) }\n",
      "class Keychain { func set(_ a: String?, forKey b: Key) {} }\n",
      "extension Foundation.UserDefaults { func set(_ a: Film?, forKey b: Key) {} }\n",
    ] {
      #expect(rewrite(others + "defaults.set(nil, forKey: a)") == others + "defaults.removeObject( forKey: a)")
    }
  }

  @Test func bytesOfATemporaryObjectAreKept() {
    #expect(rewrite("hash((data as NSData).bytes, 3)") == "hash((data as NSData).bytes·kept, 3)")
    #expect(rewrite("hash(data.bytes, 3)") == "hash(data.bytes, 3)")
  }

  @Test func resourcesAreFoundAsValues() {
    #expect(
      rewrite("let a = bundle.urls(forResourcesWithExtension: nil, subdirectory: b)")
        == "let a = bundle.urls·values(forResourcesWithExtension: nil, subdirectory: b)")
  }

  @Test func classesOfUnknownKindAreDescribed() {
    #expect(rewrite("let a = type(of: b).description()") == "let a = String(reflecting: type(of: b))")
    #expect(rewrite("let a = b.description()") == "let a = b.description()")
  }

  @Test func listsOfTestsForLinuxAreLeftOutOnIOS() {
    let path = "/p/Tests/ATests/XCTestManifests.swift"
    let text =
      "import XCTest\n#if !os(macOS)\npublic func allTests() -> [XCTestCaseEntry] { [testCase(A.allTests)] }\n#endif\n"
    #expect(rewrite([path: text])[path] == "\n\n\n\n")
    let linux = BuildConditions(isUIKit: false)
    #expect(rewrite([path: text], conditions: linux)[path] == text)
  }

  @Test func theProgramThatListedTestsForLinuxIsLeftOut() {
    let path = "/p/Tests/LinuxMain.swift"
    let text = "import XCTest\nXCTMain([\n  testCase(ATests.allTests)\n])\n"
    #expect(rewrite([path: text])[path] == "\n\n\n\n")
    #expect(rewrite([path: text], conditions: BuildConditions(isUIKit: false))[path] == "\n\n\n\n")
  }

  @Test func listedTestsMayBeOnTheMainActor() {
    let path = "/p/PackageDiscoveredTests.derived/T.swift"
    let text = rewrite([path: "import XCTest\nlet a = [\n(\"testA\", testA),\n(\"testB\", asyncTest(testB))\n]\n"])
    #expect(text[path]?.contains("(\"testA\", test·(testA)),") == true)
    #expect(text[path]?.contains("(\"testB\", asyncTest(testB))") == true)
  }
}

struct LeftOutPropertiesTests {
  @Test func statementsThatUseALeftOutPropertyAreLeftOut() {
    let text = """
      import SceneKit
      import UIKit
      class Cell: UIView {
        func reset() {
          shooter?.cancel()
          self.shooter = nil
          other.shooter = 1
          run { self.shooter?.start(); tag = 1 }
        }
        weak var shooter: SCNView?
      }
      """
    let expected = """

      import UIKit
      class Cell: UIView {
        func reset() {


          other.shooter = 1
          run {  tag = 1 }
        }

      }
      """
    let lines = rewrite(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isWhitespace) ? "" : String($0) }
    #expect(lines.joined(separator: "\n") == expected)
  }
}

struct FrameworkPartsTests {
  @Test func partsOfFrameworksAreTheWhole() {
    #expect(rewrite("import AVFoundation.AVPlayerItem\nlet a = 1") == "import AVFoundation\nlet a = 1")
    #expect(rewrite("import class AVFoundation.AVPlayerItem") == "import class AVFoundation.AVPlayerItem")
    #expect(rewrite("import class Foundation.NSLock.NSRecursiveLock") == "import class Foundation.NSRecursiveLock")
  }

  @Test func typesOfOtherModulesThanOnApplesPlatformsAreQualified() {
    #expect(
      rewrite("var a: Foundation.URLSession.Disposition?") == "var a: FoundationNetworking.URLSession.Disposition?")
    #expect(rewrite("let a = Foundation.URLRequest(url: b)") == "let a = FoundationNetworking.URLRequest(url: b)")
    #expect(rewrite("var a: Foundation.XMLParser?") == "var a: FoundationXML.XMLParser?")
    #expect(rewrite("var a: Foundation.URL?") == "var a: Foundation.URL?")
  }
}

struct MissingBranchTests {
  /// Returns a function's statements as they are rewritten, without spaces.
  private func branches(_ text: String) -> String {
    let start = "import SceneKit\nimport SpriteKit\nimport UIKit\nfunc f() {"
    let whole = rewrite(start + text + "}").filter { !$0.isWhitespace }
    return String(whole.drop { $0 != "{" })
  }

  @Test func severalBranchesAreLeftOut() {
    #expect(branches("if let a = b as? SCNView { c() } else if let a = b as? SKView { d() }") == "{}")
    #expect(
      branches("if let a = b as? SCNView { c() } else if let a = b as? SKView { d() } else { e() }") == "{do{e()}}")
    #expect(branches("if b { c() } else if b is SCNView { d() } else if b is SKView { e() }") == "{ifb{c()}}")
    #expect(
      branches("if b { c() } else if b is SCNView { d() } else if b is SKView { e() } else { g() }")
        == "{ifb{c()}else{g()}}")
    #expect(branches("if b is SCNView { d() } else if b { c() } else if b is SKView { e() }") == "{ifb{c()}}")
  }
}

struct ObjectiveCConditionTests {
  @Test func typesForObjectiveCStayIfTheyDoNotUseItsRuntime() {
    func isKept(_ body: String, _ rest: String = "") -> Bool {
      rewrite("#if canImport(ObjectiveC)\n\(body)\n\(rest)#endif\n").hasPrefix("#if true")
    }
    #expect(isKept("final class Formatter {}"))
    #expect(!isKept("final class Formatter { let m = class_getName(nil) }"))
    #expect(isKept("import ObjectiveC\nprotocol Locking {}\nextension Locking { func f() { objc_sync_enter(self) } }"))
    #expect(!isKept("protocol Locking {}\nextension Locking { func f() { objc_msgSend(self) } }"))
    #expect(!isKept("extension Film {}"))
    // Other code needs the conformance, and what is missing of the runtime is left out at its errors.
    #expect(isKept("extension NSObject: Named {}\nfunc f() { class_copyProtocolList(nil, nil) }"))
    #expect(!isKept("extension NSObject { func f() { class_copyProtocolList(nil, nil) } }"))
    #expect(!isKept("final class Formatter {}", "#else\nstruct Formatter {}\n"))
    // The same applies to the system's own functions.
    #expect(
      rewrite("#if canImport(Darwin)\nimport Darwin\nstruct Lock {}\n#endif\n")
        == "#if true\nimport Glibc\nstruct Lock {}\n#endif\n")
    for other in ["!canImport(Darwin)\nstruct Lock {}\n", "canImport(Darwin)\nextension Film {}\n"] {
      #expect(rewrite("#if \(other)#endif\n") == "#if \(other)#endif\n")
    }
  }
}

struct OlderSystemsTests {
  @Test func codeForOlderSystemsIsReplaced() {
    let text = """
      func f() -> Int {
        if #available(iOS 13.0, *) {
          return g()
        } else {
          old()
          return 0
        }
      }
      """
    let expected = """
      func f() -> Int {
        if #available(iOS 13.0, *) {
          return g()
        } else {
          fatalError()

        }
      }
      """
    #expect(rewrite(text) == expected)
    #expect(
      rewrite("func f() { if #unavailable(iOS 15) { old() } else { g() } }").contains("{ fatalError() } else { g() }"))
    #expect(
      rewrite("func f() { guard #available(iOS 11, *) else { old(); return }; g() }").contains("else { fatalError() }"))
    #expect(
      rewrite("func f() { if #available(iOS 11, *) { g() } else if a { old() } else { older() } }")
        .hasSuffix("{ g() } else { fatalError() } }"))
  }

  @Test(arguments: [
    "func f() { if #available(iOS 13, *), isNew { g() } else { old() } }",
    "func f() { guard #available(iOS 13, *) else { return }; g() }",
    "func f() { if #available(iOS 13, *) { Title() } else { Title(2) } }",
    "func f() { if #available(iOS 13, *) { g() } }",
    "let a = { if #available(iOS 13, *) { return 2 } else { return nil } }",
  ])
  func otherBranchesStay(_ text: String) { #expect(rewrite(text) == text) }
}
