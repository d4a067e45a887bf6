import SwiftSyntax

/// Finds missing names, and leaves out the branches of `if` that test for them.
///
/// In `if let web = view as? WKWebView { … } else { … }` the part after `else` stays. An `else if` that tests for one
/// is left out with its `else`, or leaves the `else` that follows it.
struct MissingBranches {
  let isMissing: (TokenSyntax) -> Bool

  private func isMissing(in node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { isMissing($0) }
  }

  private func isMissing(_ node: IfExprSyntax) -> Bool {
    isMissing(in: node.conditions) || isMissing(in: node.body)
  }

  /// Returns whether a missing name occurs in a node outside of the `if`s that are left out.
  func areNamed(in node: Syntax, of work: FileWork) -> Bool {
    if let token = node.as(TokenSyntax.self) { return isMissing(token) }
    if let branch = node.as(IfExprSyntax.self), isMissing(branch) {
      return branch.elseBody.map { areNamed(in: Syntax($0), of: work) } ?? false
    }
    if let block = node.as(IfConfigDeclSyntax.self) {
      return work.conditions.activeClause(of: block)?.elements.map { areNamed(in: Syntax($0), of: work) } ?? false
    }
    return node.children(viewMode: .sourceAccurate).contains { areNamed(in: $0, of: work) }
  }

  /// Returns whether a case of a `switch` would have no statement without the `if`.
  private func isAloneInCase(_ node: IfExprSyntax) -> Bool {
    var item = Syntax(node)
    while let parent = item.parent, !item.is(CodeBlockItemSyntax.self) { item = parent }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.count == 1 && list.parent?.is(SwitchCaseSyntax.self) == true
  }

  /// Returns the `else` that stays before an `else if`; nil for an `if` of its own, and for one after branches that are
  /// all left out.
  private func keywordBefore(_ node: IfExprSyntax) -> TokenSyntax? {
    var node = node
    while let outer = node.parent?.as(IfExprSyntax.self), outer.elseBody?.id == node.id {
      if !isMissing(outer) { return outer.elseKeyword }
      node = outer
    }
    return nil
  }

  /// Leaves out an `if` that tests for a missing name, and returns whether it did; `rest` gets the part that stays.
  func leaveOut(_ node: IfExprSyntax, from work: FileWork, rest: (IfExprSyntax.ElseBody) -> Void) -> Bool {
    guard isMissing(node) else { return false }
    let before = keywordBefore(node)
    if let other = node.elseBody, let keyword = node.elseKeyword {
      work.edits.remove(from: node.ifKeyword, through: keyword, in: work.file)
      if before == nil, case .codeBlock(let block) = other { work.edits.insert("do ", before: block) }
      rest(other)
    } else if let before {
      // The branches between them may be left out already.
      work.edits.remove(before, in: work.file)
      work.edits.remove(node, in: work.file)
    } else {
      work.edits.remove(node, in: work.file)
      if isAloneInCase(node) { work.edits.insert("break", before: node) }
    }
    work.report("a branch is left out: it uses a missing type", at: node)
    return true
  }
}
