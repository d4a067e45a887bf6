import SwiftParser
import SwiftSyntax

/// Rewrites a package's manifest for building on Linux as Xcode builds it.
///
/// - Conditions for iOS apply to Linux, too: `.when(platforms: [.iOS])` becomes `.when(platforms: [.linux, .iOS])`, and
///   a list that is the value of a variable gets `.linux` if it has `.iOS`. Those of dependencies that lead to
///   Objective-C, which cannot be compiled on Linux, stay: what depends on them for iOS usually has other code without
///   them. A name that is defined for iOS but not for Linux is defined a second time with `markForIOS`, so that modules
///   that are compiled for Linux can do without it.
/// - Asset catalogues, nibs, storyboards and models of data that no target names become resources of the target in
///   whose folder they are. Xcode finds them by itself; SwiftPM does not.
/// - Targets with sources in Objective-C get the folder of the Swift sources that replace them.
/// - Where a package leaves out products on Linux, `#if` is taken as on macOS, where Xcode evaluates manifests, and
///   dependencies that lead to Objective-C apply.
/// - Targets that are for other platforms only are left out.
/// - Targets of tests without a folder are left out. They stop SwiftPM only in the package's own folder, so their
///   authors may not have noticed.
public enum ManifestRewriter {
  /// The end of the second name of a definition that holds for iOS only.
  public static let markForIOS = "__UIKIT_IOS"

  /// Returns whether Xcode makes a file or folder a resource on its own.
  public static func isResource(_ name: String) -> Bool {
    [".xcassets", ".xib", ".storyboard", ".xcstrings", ".xcdatamodeld", ".xcdatamodel"].contains { name.hasSuffix($0) }
  }

  /// Returns the changed text; nil if there is nothing to change.
  ///
  /// - Parameters:
  ///   - resources: the paths in the package, relative to its folder, for which `isResource` is true.
  ///   - objectiveC: the targets and products that lead to sources in Objective-C.
  ///   - replaced: the targets with sources in Objective-C that are replaced by Swift sources in `replacementFolder`.
  ///   - isForDarwin: whether the manifest is evaluated as on macOS.
  ///   - missingTests: the targets of tests without a folder.
  public static func rewrite(
    _ text: String, resources: [String] = [], objectiveC: Set<String> = [], replaced: [String] = [],
    isForDarwin: Bool = false, missingTests: [String] = []
  ) -> String? {
    let file = SourceFile(path: "Package.swift", text: text)
    let visitor = Visitor(file: file, objectiveC: isForDarwin ? [] : objectiveC, isForDarwin: isForDarwin)
    visitor.walk(file.tree)
    var result = visitor.edits.isEmpty ? nil : visitor.edits.applied(to: file.text)
    guard let package = visitor.package else { return result }
    var added = ""
    if !resources.isEmpty, isSupported(text, since: (5, 3)) { added += addition(of: resources, to: package) }
    if !missingTests.isEmpty { added += removal(of: missingTests, from: package) }
    if visitor.needsOnOtherPlatforms, isSupported(text, since: (5, 3)) { added += removalOfOthers(from: package) }
    if !replaced.isEmpty, isSupported(text, since: (5, 0)) {
      added += replacement(of: replaced, in: package, withResources: isSupported(text, since: (5, 3)))
    }
    if !added.isEmpty {
      let last = result ?? text
      // Added to the last line, or after its line break if it is a comment: no line moves.
      result = last + (last.hasSuffix("\n") ? "" : "\n") + added
    }
    return result
  }

  /// The folder of the sources that replace a target in Objective-C, relative to the package's.
  public static func replacementFolder(of target: String) -> String { "\(replacements)/\(target)" }

  private static let replacements = ".build/uikit/objective-c"

  /// Returns code that lets targets take their sources from the folders of their replacements.
  private static func replacement(
    of targets: [String], in package: String, withResources hasResources: Bool
  ) -> String {
    "for target in \(package).targets where [\(literals(targets))].contains(target.name) "
      + "{ target.path = \"\(replacements)/\\(target.name)\"; target.sources = nil; target.exclude = []; "
      + "target.publicHeadersPath = nil; target.cSettings = nil; target.cxxSettings = nil; "
      + (hasResources ? "target.resources = nil " : "") + "}\n"
  }

  private static func literals(_ texts: [String]) -> String {
    texts.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }.joined(separator: ", ")
  }

  /// Returns code that leaves out targets of tests.
  private static func removal(of tests: [String], from package: String) -> String {
    "\(package).targets.removeAll { $0.type == .test && [\(literals(tests))].contains($0.name) }\n"
  }

  /// Returns code that leaves out the targets that no product names and that others need on other platforms only, and
  /// the tests of these alone. Xcode does not build them for iOS, while SwiftPM builds all targets.
  private static func removalOfOthers(from package: String) -> String {
    [
      "do { func need(_ item: Target.Dependency) -> (name: String, applies: Bool)? {",
      "let name: String; let condition: TargetDependencyCondition?; switch item {",
      "case .targetItem(let n, let c): (name, condition) = (n, c); case .byNameItem(let n, let c): (name, condition) =",
      "(n, c); default: return nil }; let platforms: [Platform]? = condition.flatMap { Mirror(reflecting: $0).children",
      ".first { $0.label == \"platforms\" }?.value as? [Platform] };",
      "return (name, platforms.map { $0.contains(.iOS) || $0.contains(.linux) } ?? true) };",
      "let needs = \(package).targets.flatMap { $0.dependencies.compactMap(need) };",
      "let products: [String] = \(package).products.flatMap { ($0 as? Product.Library)?.targets",
      "?? ($0 as? Product.Executable)?.targets ?? [] };",
      "let others = Set(needs.filter { !$0.applies }.map { $0.name })",
      ".subtracting(needs.filter { $0.applies }.map { $0.name }).subtracting(products);",
      "func isOther(_ item: Target.Dependency) -> Bool { need(item).map { others.contains($0.name) } ?? false };",
      "\(package).targets.removeAll { others.contains($0.name)",
      "|| $0.type == .test && $0.dependencies.contains(where: isOther)",
      "&& !$0.dependencies.contains { !isOther($0) } };",
      "for target in \(package).targets { target.dependencies.removeAll(where: isOther) } }",
    ].joined(separator: " ") + "\n"
  }

  /// Returns whether a manifest is of a version of the tools or a later one: 5.3 supports resources.
  private static func isSupported(_ text: String, since version: (major: Int, minor: Int)) -> Bool {
    guard let line = text.split(separator: "\n").first(where: { $0.contains("swift-tools-version") }) else {
      return false
    }
    let numbers = line.drop { $0 != ":" }.dropFirst().drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
    guard let major = numbers.first else { return false }
    return (major, numbers.dropFirst().first ?? 0) >= version
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
    /// Whether dependencies may be needed on other platforms only.
    var needsOnOtherPlatforms = false
    private let file: SourceFile
    private let objectiveC: Set<String>
    private let isForDarwin: Bool

    init(file: SourceFile, objectiveC: Set<String>, isForDarwin: Bool) {
      self.file = file
      self.objectiveC = objectiveC
      self.isForDarwin = isForDarwin
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if isForDarwin, let condition = node.condition {
        let conditions = DarwinConditions(viewMode: .sourceAccurate)
        conditions.walk(condition)
        for (call, value) in conditions.values { edits.replace(call, with: "\(value)", in: file) }
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "Package" {
        package = node.pattern.trimmedDescription
      }
      return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.label?.text == "platforms",
        node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription.hasSuffix("when")
          ?? false
      else { return .visitChildren }
      // `.product(name: …, package: …, condition: .when(platforms: …))`
      let argument = node.parent?.parent?.parent?.as(LabeledExprSyntax.self)
      let dependency = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.text(of: "name")
      let isOfDependency = argument?.label?.text == "condition"
      if let dependency, objectiveC.contains(dependency) { return .visitChildren }
      if let array = node.expression.as(ArrayExprSyntax.self) {
        let names = array.elements.map { $0.expression.trimmedDescription }
        if names.contains(".iOS"), !names.contains(".linux"), let first = array.elements.first {
          edits.insert(".linux, ", before: first)
          markDefinition(argument)
        }
        if isOfDependency, !names.contains(".iOS"), !names.contains(".linux") { needsOnOtherPlatforms = true }
      } else if node.expression.is(DeclReferenceExprSyntax.self) || node.expression.is(MemberAccessExprSyntax.self) {
        edits.insert(
          "{ ($0 as [Platform]).contains(.iOS) && !$0.contains(.linux) ? $0 + [.linux] : $0 }(",
          before: node.expression)
        edits.insert(")", after: node.expression)
        if isOfDependency { needsOnOtherPlatforms = true }
      }
      return .visitChildren
    }

    /// Adds a second name to `.define("NAME", .when(…))` in a list.
    private func markDefinition(_ condition: LabeledExprSyntax?) {
      guard let call = condition?.parent?.parent?.as(FunctionCallExprSyntax.self), call.calledName == "define",
        call.arguments.count == 2, let element = call.parent?.as(ArrayElementSyntax.self),
        let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return }
      edits.insert(".define(\"\(name)\(ManifestRewriter.markForIOS)\"), ", before: element)
    }
  }

  /// The parts of a condition of `#if` that differ between Linux and macOS.
  private final class DarwinConditions: SyntaxVisitor {
    var values: [(FunctionCallExprSyntax, Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let argument = node.arguments.first?.expression.trimmedDescription else { return .visitChildren }
      switch (node.calledName, argument) {
      case ("os", "macOS"), ("os", "OSX"), ("canImport", "Darwin"), ("canImport", "ObjectiveC"):
        values.append((node, true))
      case ("os", "Linux"), ("canImport", "Glibc"): values.append((node, false))
      default: break
      }
      return .skipChildren
    }
  }
}
