import SwiftSyntax

/// One kind of change to a file. Each rule finds its places by itself, so that none depends on another's results.
protocol Rule: SendableMetatype {
  static func apply(to work: FileWork)
}

/// A file being rewritten.
final class FileWork {
  let file: SourceFile
  let module: ModuleIndex
  let conditions: BuildConditions
  var edits = Edits()
  private(set) var obstacles: [Obstacle] = []
  /// The names of the declarations that are left out.
  private(set) var leftOut: Set<String> = []

  init(file: SourceFile, module: ModuleIndex, conditions: BuildConditions) {
    self.file = file
    self.module = module
    self.conditions = conditions
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node, with: conditions.isUIKit ? ObjectiveCClasses.renamed(text) : text, in: file)
  }

  /// Leaves out a declaration.
  func leaveOut(_ declaration: DeclSyntax, because reason: String) {
    edits.remove(declaration, in: file)
    leftOut.formUnion(DeclaredNames.names(of: declaration))
    report("left out: \(reason)", at: declaration)
  }

  /// Leaves out the whole file.
  func leaveOutFile(because reason: String, at node: some SyntaxProtocol) {
    edits.blank(file)
    leftOut.formUnion(DeclaredNames.names(visibleOutside: file.tree))
    report("the whole file is left out: \(reason)", at: node)
  }

  /// Reports a place that stays unchanged.
  func report(_ reason: String, at node: some SyntaxProtocol) {
    obstacles.append(Obstacle(path: file.path, line: file.line(of: node), reason: reason))
  }
}

/// Visits a file's active code: branches of `#if` that are not compiled stay unchanged.
class RuleVisitor: SyntaxVisitor {
  let work: FileWork

  init(_ work: FileWork) {
    self.work = work
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = work.conditions.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }
}
