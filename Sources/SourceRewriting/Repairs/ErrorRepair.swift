import SwiftSyntax

/// A kind of change at the places of the compiler's errors. Each recognises its errors by their messages.
protocol ErrorRepair: SendableMetatype {
  /// The kind of an error that can be repaired.
  associatedtype Fault
  /// Returns the fault that a message is about; nil for other errors.
  static func fault(in message: String) -> Fault?
  /// Changes the code around the token at the error's position, if it has the expected form.
  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork)
}

extension ErrorRepair {
  /// Returns the changed text; nil if there is nothing to change. Costs a parse of the file if one of the errors is of
  /// this kind.
  static func repair(_ text: String, at errors: [CompilerError]) -> String? {
    let wanted = errors.compactMap { error in fault(in: error.message).map { (error, $0) } }
    guard !wanted.isEmpty else { return nil }
    let work = RepairWork(text)
    for (error, fault) in wanted {
      if let token = work.token(at: error) { repair(fault, at: token, in: work) }
    }
    return work.edits.isEmpty ? nil : work.edits.applied(to: work.file.text)
  }
}

/// A file being changed at the places of errors.
final class RepairWork {
  let file: SourceFile
  var edits = Edits()
  private let lines: LineStarts
  private var done: Set<SyntaxIdentifier> = []
  private(set) lazy var forcedResults = Self.forcedResults(in: file)

  init(_ text: String) {
    file = SourceFile(path: "", text: text)
    lines = LineStarts(file.text)
  }

  /// Returns the token at an error's position; nil if the text does not have one.
  func token(at error: CompilerError) -> TokenSyntax? {
    lines.offset(line: error.line, column: error.column).flatMap {
      file.tree.token(at: AbsolutePosition(utf8Offset: $0))
    }
  }

  /// Returns whether a node is changed for the first time: several errors may lead to the same one.
  func begin(_ node: some SyntaxProtocol) -> Bool { done.insert(Syntax(node).id).inserted }

  func remove(_ node: some SyntaxProtocol) { edits.remove(node, in: file) }
  func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(node, with: text, in: file) }
}

extension SyntaxProtocol {
  /// Returns the innermost node of a kind around this one, within the same statement.
  func innermost<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node: Syntax? = Syntax(self)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }
}
