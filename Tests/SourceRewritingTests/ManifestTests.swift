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

  @Test func cataloguesBecomeResources() throws {
    let text = "// swift-tools-version: 5.3\nimport PackageDescription\nlet made = Package(name: \"P\") // the end"
    let rewritten = try #require(
      ManifestRewriter.rewrite(text, resources: ["Sources/P/A.xcassets", "Sources/P/\"b.xib"]))
    #expect(rewritten.hasPrefix(text + "\nfor target in made.targets "))
    #expect(rewritten.contains("[\"Sources/P/A.xcassets\", \"Sources/P/\\\"b.xib\"]"))
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
