import SwiftSyntax

/// Lets the specs of Quick run, which are no methods that SwiftPM finds: in the file in which it collects all tests,
/// `return tests` becomes `return tests + specs·`, which lists their examples by Quick's own entry for Linux,
/// `allTests`.
enum QuickSpecs: Rule {
  static func apply(to work: FileWork) {
    guard TestEntries.applies(to: work.file.path), name(of: work.file.path) == collection,
      let last = work.file.tree.statements.last, !work.file.tree.description.contains(function)
    else { return }
    let specs = unique(bases.flatMap { work.module.accessibleSubclasses(of: $0) })
    let visitor = Visitor(work)
    guard !specs.isEmpty, let result = visitor.result(in: work.file.tree) else { return }
    let modules = work.module.files.keys.map { name(of: $0) }.filter { $0 != collection }.sorted()
    let configurations = unique(work.module.accessibleSubclasses(of: "QuickConfiguration"))
    let imports = (configurations.isEmpty ? [] : ["Quick"]) + modules
    work.replace(result, with: "\(result.trimmedDescription) + \(function)()")
    let configure =
      configurations.isEmpty
      ? ""
      : "QuickConfiguration.configureSubclassesIfNeeded([\(list(configurations))], world: World.sharedWorld); "
    // An entry has the class whose instance runs the example; `testCase` would take the class of the closures, Quick's.
    let entries = specs.map { "(\($0).self, testCase(\($0).allTests).allTests)" }.joined(separator: ", ")
    work.edits.insert(
      "; " + imports.map { "@testable import \($0); " }.joined()
        + "private func \(function)() -> [XCTestCaseEntry] { \(configure)return [\(entries)] }",
      after: last)
  }

  /// The name of the function that lists the specs.
  static let function = "specs·"
  private static let bases = ["QuickSpec", "AsyncSpec"]
  private static let collection = "all-discovered-tests"

  /// Returns a file's name without its ending, which for the other lists is the module's name.
  private static func name(of path: String) -> String {
    (path.split(separator: "/").last?.split(separator: ".").first).map(String.init) ?? ""
  }

  private static func list(_ names: [String]) -> String { names.map { $0 + ".self" }.joined(separator: ", ") }

  /// Returns the names that occur once: without their modules, others would be ambiguous.
  private static func unique(_ names: [String]) -> [String] {
    Dictionary(grouping: names, by: { $0 }).filter { $0.value.count == 1 }.keys.sorted()
  }

  private final class Visitor: RuleVisitor {
    private var found: ExprSyntax?

    func result(in tree: SourceFileSyntax) -> ExprSyntax? {
      walk(tree)
      return found
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.expression, value.is(DeclReferenceExprSyntax.self) { found = value }
      return .skipChildren
    }
  }
}

extension ModuleIndex {
  /// Returns the subclasses of a class, and theirs, which other files can name.
  func accessibleSubclasses(of name: String) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var pending = subclassNames(of: name)
    while let next = pending.popLast() {
      if records(of: next).contains(where: { $0.kind == .class && !($0.isPrivate ?? false) }) { result.append(next) }
      if seen.insert(next).inserted { pending += subclassNames(of: next) }
    }
    return result
  }
}
