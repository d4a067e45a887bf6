import SwiftSyntax

/// Leaves out code that needs names of Apple's frameworks that are missing here, so that the rest of the module builds.
///
/// - A statement that only assigns to such a member, or only calls one, is left out.
/// - Other code of a function, initialiser or accessor stops with a message instead.
/// - A declaration whose type or parameters need such a name is left out, and then what uses it in the same way.
///
/// Each place is reported. Mistakes in the sources stay errors: `MissingAppleNames` tells them apart.
enum LeftOutCode {
  /// The outcome of a repair.
  struct Repair {
    var text: String
    var obstacles: [Obstacle]
    /// The names of declarations that were left out.
    var names: Set<String>
  }

  /// Returns the text without what cannot compile; nil if no error is about a missing name.
  ///
  /// Costs a parse of the file.
  ///
  /// - Parameters:
  ///   - isOnSwiftUI: whether the file imports SwiftUI.
  ///   - isIncomplete: whether declarations of the file were left out before.
  static func repair(
    _ text: String, path: String, isOnSwiftUI: Bool, isIncomplete: Bool = false, at errors: [CompilerError],
    missing: MissingAppleNames
  ) -> Repair? {
    let isOnMissing = !(missing.module.files[path]?.missing ?? []).isEmpty
    let wanted = errors.compactMap { error in
      missing.name(in: error.message, isOnSwiftUI: isOnSwiftUI, isOnMissing: isOnMissing).map {
        (error: error, name: $0.name, kind: $0.kind)
      }
    }
    guard !wanted.isEmpty else { return nil }
    let file = SourceFile(path: path, text: text)
    let lines = LineStarts(file.text)
    var work = Work(file: file, missing: missing)
    for (error, name, kind) in wanted {
      guard let offset = lines.offset(line: error.line, column: error.column),
        let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
      else { continue }
      switch kind {
      case .name: work.leaveOut(name, at: token, line: error.line)
      case .overridden: work.dropOverride(at: token, line: error.line)
      case .conformance: if isIncomplete { work.removeType(name, at: token, line: error.line) }
      }
    }
    guard !work.edits.isEmpty else { return nil }
    return Repair(text: work.edits.applied(to: file.text), obstacles: work.obstacles, names: work.names)
  }

  private struct Work {
    let file: SourceFile
    let missing: MissingAppleNames
    var edits = Edits()
    var obstacles: [Obstacle] = []
    var names: Set<String> = []
    private var done: Set<SyntaxIdentifier> = []

    init(file: SourceFile, missing: MissingAppleNames) {
      self.file = file
      self.missing = missing
    }

    /// Leaves out the smallest part of the code around a token that can be left out.
    mutating func leaveOut(_ name: String, at token: TokenSyntax, line: Int) {
      var node = Syntax(token)
      while let parent = node.parent {
        if let item = parent.as(CodeBlockItemSyntax.self), isSpare(item, for: token) {
          return remove(item, because: "left out: '\(name)' is missing here", line: line)
        }
        if stop(in: parent, from: node, name: name, line: line) { return }
        if let item = parent.as(MemberBlockItemSyntax.self) {
          return removeDeclaration(item.decl, name: name, line: line)
        }
        if let item = parent.as(CodeBlockItemSyntax.self), case .decl(let declaration) = item.item,
          !declaration.is(IfConfigDeclSyntax.self), !isLocal(Syntax(declaration))
        {
          return removeDeclaration(declaration, name: name, line: line)
        }
        node = parent
      }
    }

    /// Leaves out the type around a token, which cannot conform to a protocol without what was left out of it.
    mutating func removeType(_ name: String, at token: TokenSyntax, line: Int) {
      var node: Syntax? = Syntax(token)
      while let current = node {
        if let declaration = current.as(DeclSyntax.self), declaration.asProtocol((any DeclGroupSyntax).self) != nil {
          guard done.insert(current.id).inserted else { return }
          edits.remove(declaration, in: file)
          names.formUnion(DeclaredNames.names(of: declaration))
          return report("left out: it does not conform to '\(name)' without what is left out of it", line)
        }
        node = current.parent
      }
    }

    /// Drops `override` from a member that the superclass lacks here; it is never called from outside the package.
    mutating func dropOverride(at token: TokenSyntax, line: Int) {
      var node = Syntax(token)
      while let parent = node.parent, !node.is(MemberBlockItemSyntax.self) { node = parent }
      guard let item = node.as(MemberBlockItemSyntax.self), let name = DeclaredNames.names(of: item.decl).first,
        missing.isMissing(overridden: name),
        let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
        done.insert(Syntax(override).id).inserted
      else { return }
      edits.remove(override, in: file)
      report("not an override: '\(name)' is missing here", line)
    }

    /// Returns whether a statement only assigns to or calls what is missing, and others remain in its block.
    private func isSpare(_ item: CodeBlockItemSyntax, for token: TokenSyntax) -> Bool {
      guard case .expr(let expression) = item.item, let list = item.parent?.as(CodeBlockItemListSyntax.self),
        list.count > 1 || list.isBodyWithoutResult
      else { return false }
      let target: ExprSyntax
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return false }
        target = elements[0]
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        target = call.calledExpression
      } else {
        return false
      }
      return isReceiver(token, in: target)
    }

    /// Returns whether a token is one of the names in `a.b?.c`, and not in an argument or closure.
    private func isReceiver(_ token: TokenSyntax, in target: ExprSyntax) -> Bool {
      var node = Syntax(token)
      while node.id != target.id {
        guard let parent = node.parent,
          !parent.is(LabeledExprListSyntax.self) && !parent.is(ClosureExprSyntax.self)
            && !parent.is(CodeBlockItemSyntax.self)
        else { return false }
        node = parent
      }
      return true
    }

    /// Makes a body stop the program if `child` is one of `owner`.
    ///
    /// - Returns: whether it is.
    private mutating func stop(in owner: Syntax, from child: Syntax, name: String, line: Int) -> Bool {
      let message = "fatalError(\"needs '\(name)', which is missing here\")"
      if let block = child.as(CodeBlockSyntax.self) {
        switch owner.kind {
        case .deinitializerDecl: return replace(child, with: "{}", name, line)
        case .functionDecl, .initializerDecl, .accessorDecl:
          // A function in a function is code of the outer one.
          guard !isLocal(owner) else { return false }
          return replace(Syntax(block), with: "{ \(message) }", name, line)
        default: return false
        }
      }
      if let block = owner.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors,
        items.id == child.id,
        let declaration = block.parent, !isLocal(declaration)
      {
        return replace(owner, with: "{ \(message) }", name, line)
      }
      if let initializer = child.as(InitializerClauseSyntax.self), let binding = owner.as(PatternBindingSyntax.self),
        let type = binding.typeAnnotation?.type, !mentions(name, in: Syntax(type)),
        let declaration = owner.parent?.parent, !isLocal(declaration)
      {
        return replace(Syntax(initializer.value), with: "{ \(message) }()", name, line)
      }
      return false
    }

    private func mentions(_ name: String, in node: Syntax) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    private func isLocal(_ declaration: Syntax) -> Bool {
      var node = declaration.parent
      while let current = node {
        if current.is(MemberBlockItemSyntax.self) { return false }
        if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
        if let block = current.as(AccessorBlockSyntax.self), case .getter = block.accessors { return true }
        node = current.parent
      }
      return false
    }

    private mutating func replace(_ node: Syntax, with text: String, _ name: String, _ line: Int) -> Bool {
      if done.insert(node.id).inserted {
        edits.replace(node, with: text, in: file)
        report("stops the program where it is reached: '\(name)' is missing here", line)
      }
      return true
    }

    private mutating func removeDeclaration(_ declaration: DeclSyntax, name: String, line: Int) {
      if let group = declaration.asProtocol((any DeclGroupSyntax).self), !declaration.is(ExtensionDeclSyntax.self),
        let inherited = group.inheritanceClause?.inheritedTypes,
        let type = inherited.first(where: { mentions(name, in: Syntax($0.type)) }),
        !declaration.is(ClassDeclSyntax.self) || Self.protocolEndings.contains(where: { name.hasSuffix($0) })
      {
        guard done.insert(Syntax(type).id).inserted else { return }
        // Without the comma before it, or with the clause's colon if it is alone.
        if inherited.count == 1, let clause = group.inheritanceClause {
          edits.remove(clause, in: file)
        } else if type.id == inherited.last?.id, let before = inherited.dropLast().last?.trailingComma {
          edits.remove(from: before, through: type, in: file)
        } else {
          edits.remove(type, in: file)
        }
        return report("without a conformance: '\(name)' is missing here", line)
      }
      guard done.insert(Syntax(declaration).id).inserted else { return }
      edits.remove(declaration, in: file)
      names.formUnion(DeclaredNames.names(of: declaration))
      report("left out: '\(name)' is missing here", line)
    }

    private mutating func remove(_ item: CodeBlockItemSyntax, because reason: String, line: Int) {
      guard done.insert(Syntax(item).id).inserted else { return }
      edits.remove(item.item, in: file)
      report(reason, line)
    }

    private mutating func report(_ reason: String, _ line: Int) {
      obstacles.append(Obstacle(path: file.path, line: line, reason: reason))
    }

    private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "Provider", "Providing", "Protocols"]
  }
}
