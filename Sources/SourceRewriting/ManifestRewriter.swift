import SwiftParser
import SwiftSyntax

/// Rewrites a package's manifest for building on Linux as Xcode builds it.
///
/// - Conditions for iOS apply to Linux, too: `.when(platforms: [.iOS])` becomes `.when(platforms: [.linux, .iOS])`.
///   Those of dependencies that lead to Objective-C, which cannot be compiled on Linux, stay: what depends on them for
///   iOS usually has other code without them.
/// - Asset catalogues, nibs and storyboards that no target names become resources of the target in whose folder they
///   are. Xcode finds them by itself; SwiftPM does not.
/// - Targets of tests without a folder are left out. They stop SwiftPM only in the package's own folder, so their
///   authors may not have noticed.
public enum ManifestRewriter {
  /// Returns whether Xcode makes a file or folder a resource on its own.
  public static func isResource(_ name: String) -> Bool {
    [".xcassets", ".xib", ".storyboard", ".xcstrings"].contains { name.hasSuffix($0) }
  }

  /// Returns the changed text; nil if there is nothing to change.
  ///
  /// - Parameters:
  ///   - resources: the paths in the package, relative to its folder, for which `isResource` is true.
  ///   - objectiveC: the targets and products that lead to sources in Objective-C.
  ///   - missingTests: the targets of tests without a folder.
  public static func rewrite(
    _ text: String, resources: [String] = [], objectiveC: Set<String> = [], missingTests: [String] = []
  ) -> String? {
    let file = SourceFile(path: "Package.swift", text: text)
    let visitor = Visitor(objectiveC: objectiveC)
    visitor.walk(file.tree)
    var result = visitor.edits.isEmpty ? nil : visitor.edits.applied(to: file.text)
    guard let package = visitor.package else { return result }
    var added = ""
    if !resources.isEmpty, knowsResources(text) { added += addition(of: resources, to: package) }
    if !missingTests.isEmpty { added += removal(of: missingTests, from: package) }
    if !added.isEmpty {
      let last = result ?? text
      // Added to the last line, or after its line break if it is a comment: no line moves.
      result = last + (last.hasSuffix("\n") ? "" : "\n") + added
    }
    return result
  }

  private static func literals(_ texts: [String]) -> String {
    texts.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }.joined(separator: ", ")
  }

  /// Returns code that leaves out targets of tests.
  private static func removal(of tests: [String], from package: String) -> String {
    "\(package).targets.removeAll { $0.type == .test && [\(literals(tests))].contains($0.name) }\n"
  }

  /// Returns whether a manifest is of version 5.3 or later, which supports resources.
  private static func knowsResources(_ text: String) -> Bool {
    guard let line = text.split(separator: "\n").first(where: { $0.contains("swift-tools-version") }) else {
      return false
    }
    let version = line.drop { $0 != ":" }.dropFirst().drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
    guard let major = version.first else { return false }
    return major > 5 || major == 5 && (version.dropFirst().first ?? 0) >= 3
  }

  /// Returns code that adds resources to the targets in whose folders they are, unless they are excluded or named
  /// already.
  private static func addition(of resources: [String], to package: String) -> String {
    [
      "for target in \(package).targets where [.regular, .executable, .test].contains(target.type) {",
      "func clean(_ path: String) -> String { var path = path;",
      "if path.hasPrefix(\"./\") { path.removeFirst(2) }; if path == \".\" { path = \"\" };",
      "while path.hasSuffix(\"/\") { path.removeLast() }; return path };",
      "let folders: [String] = target.path.map { [clean($0)] }",
      "?? [\"Sources\", \"Source\", \"src\", \"srcs\", \"Tests\"].map { $0 + \"/\" + target.name };",
      "let named: [String] = (target.resources ?? [])",
      ".compactMap { Mirror(reflecting: $0).children.first { $0.label == \"path\" }?.value as? String };",
      "let known: [String] = (target.exclude + named).map(clean);",
      "for found: String in [\(literals(resources))] {",
      "for folder in folders where folder.isEmpty || found.hasPrefix(folder + \"/\") {",
      "let path = String(found.dropFirst(folder.isEmpty ? 0 : folder.count + 1));",
      "if known.contains(where: { $0.isEmpty || path == $0 || path.hasPrefix($0 + \"/\") }) { continue };",
      "target.resources = (target.resources ?? []) + [.copy(path)] } } }",
    ].joined(separator: " ") + "\n"
  }

  private final class Visitor: SyntaxVisitor {
    var edits = Edits()
    /// The name of the variable that holds the package.
    var package: String?
    private let objectiveC: Set<String>

    init(objectiveC: Set<String>) {
      self.objectiveC = objectiveC
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "Package" {
        package = node.pattern.trimmedDescription
      }
      return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.label?.text == "platforms", let array = node.expression.as(ArrayExprSyntax.self),
        node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription.hasSuffix("when")
          ?? false
      else { return .visitChildren }
      let names = array.elements.map { $0.expression.trimmedDescription }
      // `.product(name: …, package: …, condition: .when(platforms: …))`
      let dependency = node.parent?.parent?.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
        .as(FunctionCallExprSyntax.self)?.text(of: "name")
      if let dependency, objectiveC.contains(dependency) { return .visitChildren }
      if names.contains(".iOS"), !names.contains(".linux"), let first = array.elements.first {
        edits.insert(".linux, ", before: first)
      }
      return .visitChildren
    }
  }
}
