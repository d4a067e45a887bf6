import Testing

@testable import SourceRewriting

struct ManifestTests {
  @Test func conditionsForIOSApplyToLinux() {
    let text = """
      // swift-tools-version:5.9
      let package = Package(name: "P", targets: [.target(name: "T", dependencies: [
        .target(name: "U", condition: .when(platforms: [.iOS, .tvOS]))])])
      """
    let rewritten = ManifestRewriter.rewrite(text)
    #expect(rewritten?.contains(".when(platforms: [.linux, .iOS, .tvOS])") == true)
    #expect(rewritten.map { ManifestRewriter.rewrite($0) } == .some(nil))
    #expect(ManifestRewriter.rewrite("let package = Package(name: \"P\", platforms: [.iOS(.v14)])") == nil)
  }

  @Test func conditionsWithAVariableApplyToLinux() throws {
    let text = """
      // swift-tools-version:5.9
      let phones: [Platform] = [.iOS]
      let package = Package(name: "P", targets: [.target(name: "T", dependencies: [
        .target(name: "U", condition: .when(platforms: phones)), .target(name: "V", condition: .when(platforms: [.macOS]))])])
      """
    let rewritten = try #require(ManifestRewriter.rewrite(text))
    #expect(
      rewritten.contains(
        ".when(platforms: { ($0 as [Platform]).contains(.iOS) && !$0.contains(.linux) ? $0 + [.linux] : $0 }(phones))"))
    // The targets for other platforms are left out.
    #expect(rewritten.contains("\ndo { func need("))
    #expect(ModuleRewriter.parses(rewritten))
    #expect(ManifestRewriter.rewrite("// swift-tools-version:5.9\nlet p = Package(name: \"P\")") == nil)
  }

  @Test func conditionsOfObjectiveCStay() {
    let text = """
      // swift-tools-version:5.9
      let package = Package(name: "P", targets: [.target(name: "T", dependencies: [
        .product(name: "Catch", package: "catch", condition: .when(platforms: [.macOS, .iOS])),
        .target(name: "U", condition: .when(platforms: [.iOS]))],
        swiftSettings: [.define("X", .when(platforms: [.iOS]))])])
      """
    let rewritten = ManifestRewriter.rewrite(text, objectiveC: ["Catch"])
    #expect(rewritten?.contains("condition: .when(platforms: [.macOS, .iOS])") == true)
    #expect(rewritten?.contains("\"U\", condition: .when(platforms: [.linux, .iOS])") == true)
    #expect(rewritten?.contains("\"X\", .when(platforms: [.linux, .iOS])") == true)
    #expect(
      ManifestRewriter.rewrite(text, objectiveC: ["Catch", "U", "X"])?.contains(
        "\"U\", condition: .when(platforms: [.iOS])") == true)
  }

  @Test func definitionsForIOSHaveASecondName() {
    let text = """
      // swift-tools-version:5.9
      let settings: [SwiftSetting] = [.define("A"),
        .define("DARWIN", .when(platforms: [.macOS, .iOS])), .define("B", .when(platforms: [.linux]))]
      """
    let rewritten = ManifestRewriter.rewrite(text) ?? ""
    #expect(
      rewritten.contains(
        ".define(\"DARWIN__UIKIT_IOS\"), .define(\"DARWIN\", .when(platforms: [.macOS, .linux, .iOS]))")
        || rewritten.contains(
          ".define(\"DARWIN__UIKIT_IOS\"), .define(\"DARWIN\", .when(platforms: [.linux, .macOS, .iOS]))")
    )
    #expect(!rewritten.contains("A__UIKIT") && !rewritten.contains("B__UIKIT"))
  }

  @Test func targetsAndProductsAreRead() {
    let index = ManifestIndex(
      """
      let package = Package(name: "P", products: [.library(name: "L", type: .static, targets: ["T", "U"]),
        .library(name: "M", targets: { var t = ["M"]; return t }())], targets: [
        .target(name: "T", dependencies: ["A", .target(name: "U"), .product(name: "B", package: "b"),
          .product(name: "C", package: "c", condition: .when(platforms: [.tvOS])),
          .byName(name: "D", condition: .when(platforms: [.iOS]))], path: "Code/T"),
        Target.target(name: "U")])
      """)
    #expect(index.products == ["L": ["T", "U"], "M": ["M"]])
    #expect(index.targets.keys.sorted() == ["T", "U"])
    #expect(index.targets["T"]?.path == "Code/T")
    #expect(index.targets["T"]?.dependencies == ["A", "U", "B", "D"])
    #expect(index.targets["U"]?.dependencies == [])
    #expect(index.targets["U"]?.sources == nil)
  }

  @Test func sourcesAreRead() {
    let index = ManifestIndex(
      """
      let package = Package(name: "P", targets: [.target(name: "T", path: "Code", sources: ["A.m", "B"])])
      """)
    #expect(index.targets["T"]?.sources == ["A.m", "B"])
  }

  @Test func headersAndWantedProductsAreRead() {
    let index = ManifestIndex(
      """
      let package = Package(name: "P", targets: [
        .target(name: "T", dependencies: ["A", .product(name: "B", package: "b")], publicHeadersPath: "Public"),
        .testTarget(name: "TTests", dependencies: ["T", .product(name: "C", package: "c")])])
      """)
    #expect(index.targets["T"]?.headers == "Public")
    #expect(index.wanted == ["A", "B", "C", "T"])
  }

  @Test func targetsInObjectiveCTakeReplacements() throws {
    let text = "// swift-tools-version:5.3\nlet package = Package(name: \"P\", targets: [.target(name: \"C\")])\n"
    let rewritten = try #require(ManifestRewriter.rewrite(text, replaced: ["C", "D"]))
    #expect(rewritten.hasPrefix(text + "for target in package.targets where [\"C\", \"D\"].contains(target.name) "))
    #expect(rewritten.contains("target.path = \".build/uikit/objective-c/\\(target.name)\""))
    #expect(rewritten.contains("target.resources = nil"))
    #expect(ModuleRewriter.parses(rewritten))
    let old = text.replacing("5.3", with: "5.2")
    #expect(ManifestRewriter.rewrite(old, replaced: ["C"])?.contains("resources") == false)
    #expect(ManifestRewriter.rewrite(text.replacing("5.3", with: "4.2"), replaced: ["C"]) == nil)
  }

  @Test func manifestsAreEvaluatedAsOnMacOS() {
    let text = """
      // swift-tools-version:5.3
      #if canImport(Darwin) || !os(Linux)
      let p = Package(name: "P", targets: [.target(name: "T", dependencies: [
        .target(name: "U", condition: .when(platforms: [.iOS]))])])
      #elseif os(macOS) && swift(>=5)
      #endif
      """
    let rewritten = ManifestRewriter.rewrite(text, objectiveC: ["U"], isForDarwin: true)
    #expect(rewritten?.contains("#if true || !false\n") == true)
    #expect(rewritten?.contains("#elseif true && swift(>=5)\n") == true)
    // Targets in Objective-C count, as on macOS.
    #expect(rewritten?.contains(".when(platforms: [.linux, .iOS])") == true)
    #expect(ManifestRewriter.rewrite(text, objectiveC: ["U"]) == nil)
  }

  @Test func cataloguesBecomeResources() throws {
    let text = "// swift-tools-version: 5.3\nimport PackageDescription\nlet made = Package(name: \"P\") // the end"
    let rewritten = try #require(
      ManifestRewriter.rewrite(text, resources: ["Sources/P/A.xcassets", "Sources/P/\"b.xib"]))
    #expect(rewritten.hasPrefix(text + "\nfor target in made.targets "))
    #expect(rewritten.contains("[\"Sources/P/A.xcassets\", \"Sources/P/\\\"b.xib\"]"))
    #expect(ModuleRewriter.parses(rewritten))
  }

  @Test func targetsOfTestsWithoutAFolderAreLeftOut() throws {
    let text = """
      // swift-tools-version:5.1
      let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"]),
        .testTarget(name: "QTests", path: "Checks"), .testTarget(name: "RTests", path: folder + "/R")])
      """
    let folders = ManifestIndex(text).testFolders
    #expect(folders.keys.sorted() == ["PTests", "QTests"])
    #expect(folders["PTests"]?.first == "Tests/PTests" && folders["QTests"] == ["Checks"])
    let rewritten = try #require(ManifestRewriter.rewrite(text, missingTests: ["PTests"]))
    #expect(rewritten.hasPrefix(text + "\n"))
    #expect(rewritten.hasSuffix("package.targets.removeAll { $0.type == .test && [\"PTests\"].contains($0.name) }\n"))
    #expect(ModuleRewriter.parses(rewritten))
  }

  @Test(arguments: ["// swift-tools-version:5.2", "// swift-tools-version:4", "", "// swift-tools-version:x"])
  func manifestsThatKnowNoResourcesStay(_ line: String) {
    let text = line + "\nlet package = Package(name: \"P\")\n"
    #expect(ManifestRewriter.rewrite(text, resources: ["Sources/P/A.xcassets"]) == nil)
  }

  @Test(arguments: [
    ("A.xcassets", true), ("Main.storyboard", true), ("Cell.xib", true), ("icon.png", false),
    ("Localizable.strings", false),
  ])
  func resourcesAreRecognizedByTheirNames(_ name: String, _ expected: Bool) {
    #expect(ManifestRewriter.isResource(name) == expected)
  }
}
