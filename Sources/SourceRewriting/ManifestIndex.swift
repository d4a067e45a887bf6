import SwiftParser
import SwiftSyntax

/// The targets and products that a manifest names, as far as they are written out in it.
public struct ManifestIndex {
  public struct Target {
    /// The folder, relative to the package's; nil if SwiftPM searches it by the target's name.
    public var path: String?
    /// The names of the targets and products on which it depends on iOS or Linux.
    public var dependencies: [String]
    /// The folder of the headers that other targets see, relative to the target's; nil for `include`.
    public var headers: String? = nil
    /// The sources, relative to the target's folder; nil for all files in it.
    public var sources: [String]? = nil
  }

  public private(set) var targets: [String: Target] = [:]
  /// The targets of each product.
  public private(set) var products: [String: [String]] = [:]
  /// The folders in which SwiftPM looks for each target of tests, relative to the package's: any one must exist.
  public private(set) var testFolders: [String: [String]] = [:]
  /// The products of other packages on which targets depend, and the targets and products named without `.product`.
  public private(set) var wanted: Set<String> = []

  public init(_ text: String) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    targets = visitor.targets
    products = visitor.products
    testFolders = visitor.testFolders
    wanted = visitor.wanted
  }

  private final class Visitor: SyntaxVisitor {
    var targets: [String: Target] = [:]
    var products: [String: [String]] = [:]
    var testFolders: [String: [String]] = [:]
    var wanted: Set<String> = []

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      if node.label?.text == "dependencies", let list = node.expression.as(ArrayExprSyntax.self) {
        wanted.formUnion(list.elements.compactMap { $0.expression.literal })
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.text(of: "name") else { return .visitChildren }
      switch node.calledName {
      case "target", "executableTarget", "binaryTarget", "systemLibrary":
        // Within the dependencies of a target, `.target(name: …)` names one.
        guard !isDependency(node) else { return .visitChildren }
        targets[name] = Target(
          path: node.text(of: "path"), dependencies: dependencies(of: node),
          headers: node.text(of: "publicHeadersPath"),
          sources: node.argument("sources")?.as(ArrayExprSyntax.self)?.elements.compactMap { $0.expression.literal })
      case "testTarget":
        if let path = node.argument("path") {
          testFolders[name] = path.literal.map { [$0] }
        } else {
          testFolders[name] = ["Tests", "Sources", "Source", "src", "srcs"].map { $0 + "/" + name }
        }
      case "product", "byName":
        wanted.insert(name)
      case "library":
        let list = node.argument("targets")?.as(ArrayExprSyntax.self)
        products[name] = list?.elements.compactMap { $0.expression.literal } ?? [name]
      default: break
      }
      return .visitChildren
    }

    private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
      node.parent?.as(ArrayElementSyntax.self)?.parent?.parent?.parent?.as(LabeledExprSyntax.self)?.label?.text
        == "dependencies"
    }

    private func dependencies(of node: FunctionCallExprSyntax) -> [String] {
      guard let list = node.argument("dependencies")?.as(ArrayExprSyntax.self) else { return [] }
      return list.elements.compactMap { element in
        if let name = element.expression.literal { return name }
        guard let call = element.expression.as(FunctionCallExprSyntax.self) else { return nil }
        let platforms = call.argument("condition")?.as(FunctionCallExprSyntax.self)?.argument("platforms")
        let names = platforms?.as(ArrayExprSyntax.self)?.elements.map { $0.expression.trimmedDescription }
        if let names, !names.contains(".iOS"), !names.contains(".linux") { return nil }
        return call.text(of: "name")
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function without what precedes it: `target` for `.target(…)` and `Target.target(…)`.
  var calledName: String {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? calledExpression.trimmedDescription
  }

  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  /// Returns an argument that is a literal text.
  func text(of label: String) -> String? { argument(label)?.literal }
}

extension ExprSyntax {
  /// The text of a literal without interpolations.
  var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
