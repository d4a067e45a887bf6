import SwiftSyntax

/// Leaves out code that needs names of Apple's frameworks that are missing here, so that the rest of the module builds.
///
/// - A statement that only assigns to such a member, or only calls one, is left out.
/// - Other code of a function, initialiser or accessor stops with a message instead.
/// - A declaration whose type or parameters need such a name is left out, and then the code that uses it in the same
///   way.
///
/// Each place is reported. Mistakes in the sources stay errors: `MissingAppleNames` distinguishes them. Only in sources
/// that are known to build on iOS, such as those of a dependency, every error is attributed to something missing here.
enum LeftOutCode {
  /// The outcome of a repair.
  struct Repair {
    var text: String
    var obstacles: [Obstacle]
    /// The names of declarations that were left out.
    var names: Set<String>
    /// The number of lines of the declarations that were left out.
    var lines = 0
  }

  /// Returns the text without the code that cannot compile; nil if no error is about a missing name.
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
    // A list of specs may name those of files that are left out.
    let isOnMissing = !(missing.module.files[path]?.missing ?? []).isEmpty || TestEntries.applies(to: path)
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
      case .call:
        if let called = called(at: token, of: missing) {
          work.leaveOut(called.text, at: called, line: error.line)
        }
      case .overridden: work.dropOverride(at: token, line: error.line)
      case .conformance: if isIncomplete { work.removeType(name, at: token, line: error.line) }
      case .initializers: if isIncomplete { work.addInitializer(of: name, at: token, line: error.line) }
      }
    }
    return work.repair
  }

  /// Returns the name of the function that the innermost call of a function that was left out around a token calls.
  ///
  /// The error may be at an argument, which may be a call itself, `configure(with: Options(…))`, or a closure of one
  /// expression.
  private static func called(at token: TokenSyntax, of missing: MissingAppleNames) -> TokenSyntax? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if current.is(CodeBlockItemSyntax.self) {
        guard let list = current.parent, list.children(viewMode: .sourceAccurate).count == 1,
          let closure = list.parent?.as(ClosureExprSyntax.self)
        else { return nil }
        node = Syntax(closure)
        continue
      }
      let expression = current.as(FunctionCallExprSyntax.self)?.calledExpression
      let called =
        expression?.as(DeclReferenceExprSyntax.self)?.baseName
        ?? expression?.as(MemberAccessExprSyntax.self)?.declName.baseName
      if let called, missing.isLeftOut(called.text) { return called }
      node = current.parent
    }
    return nil
  }

  /// Returns the text without the code at errors of any kind, of a file that is known to compile on iOS; nil if no
  /// error is in it.
  ///
  /// Bodies of functions stop with the compiler's message, even if only one statement cannot compile: without it, the
  /// rest might do harm. Costs a parse of the file.
  static func repairAny(_ text: String, path: String, at errors: [CompilerError], missing: MissingAppleNames) -> Repair?
  {
    // Without a module, every other error in the file may be a consequence.
    guard !errors.isEmpty, !errors.contains(where: { $0.message.hasPrefix("no such module") }) else { return nil }
    let file = SourceFile(path: path, text: text)
    let lines = LineStarts(file.text)
    var work = Work(file: file, missing: missing)
    for error in errors {
      guard let offset = lines.offset(line: error.line, column: error.column),
        let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
      else { continue }
      let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
      if error.message.contains("does not override any") {
        work.dropOverride(at: token, line: error.line, always: true)
      } else if error.message.contains("does not conform to protocol '"), parts.count > 3 {
        work.leaveOut(String(parts[3]), because: error.message, at: token, line: error.line)
      } else {
        work.leaveOut(nil, because: error.message, at: token, line: error.line)
      }
    }
    return work.repair
  }

  private struct Work {
    let file: SourceFile
    let missing: MissingAppleNames
    var edits = Edits()
    var obstacles: [Obstacle] = []
    var names: Set<String> = []
    private var removedLines = 0
    private var done: Set<SyntaxIdentifier> = []

    init(file: SourceFile, missing: MissingAppleNames) {
      self.file = file
      self.missing = missing
    }

    /// The result; nil if nothing was changed.
    var repair: Repair? {
      guard !edits.isEmpty else { return nil }
      return Repair(text: edits.applied(to: file.text), obstacles: obstacles, names: names, lines: removedLines)
    }

    /// The reason why code is left out.
    private struct Cause {
      /// The name that is missing; nil if the error is about something else.
      var name: String?
      /// Whether the name is that of a protocol.
      var isProtocol = false
      /// A phrase for developers.
      var text: String
      /// The message of the code that takes the place of a body.
      var stop: String
    }

    /// Leaves out the smallest part of the code around a token that can be left out.
    mutating func leaveOut(_ name: String, at token: TokenSyntax, line: Int) {
      let cause = Cause(
        name: name, text: "'\(name)' is missing here", stop: "needs '\(name)', which is missing here")
      leaveOut(cause, at: token, line: line, mayDropStatements: true)
    }

    /// Leaves out the body or declaration around a token because of an error.
    ///
    /// - Parameter name: the protocol to which a type cannot conform; nil for another error.
    mutating func leaveOut(_ name: String?, because message: String, at token: TokenSyntax, line: Int) {
      let plain = message.filter { $0 != "\\" && $0 != "\"" && !$0.isNewline }
      leaveOut(
        Cause(name: name, isProtocol: name != nil, text: plain, stop: "does not compile here: \(plain)"), at: token,
        line: line, mayDropStatements: false)
    }

    private mutating func leaveOut(_ cause: Cause, at token: TokenSyntax, line: Int, mayDropStatements: Bool) {
      var node = Syntax(token)
      while let parent = node.parent {
        if mayDropStatements, let item = parent.as(CodeBlockItemSyntax.self), isSpare(item, for: token) {
          return remove(item, because: "left out: \(cause.text)", line: line)
        }
        if let pattern = parent.as(SwitchCaseItemSyntax.self), removeCase(pattern, cause, line: line) { return }
        if let element = parent.as(ArrayElementSyntax.self), removeSpec(element, cause, line: line) { return }
        if stop(in: parent, from: node, cause, line: line) { return }
        if let item = parent.as(MemberBlockItemSyntax.self) {
          return removeDeclaration(item.decl, cause, line: line)
        }
        if let item = parent.as(CodeBlockItemSyntax.self), case .decl(let declaration) = item.item,
          !declaration.is(IfConfigDeclSyntax.self), !isLocal(Syntax(declaration))
        {
          return removeDeclaration(declaration, cause, line: line)
        }
        node = parent
      }
    }

    /// Leaves out the type around a token, which cannot conform to a protocol without the code that was left out of it.
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

    /// Adds an initialiser that nothing can call to a class whose own ones were left out. Its properties have no values
    /// without one.
    mutating func addInitializer(of name: String, at token: TokenSyntax, line: Int) {
      guard let declaration = token.parent?.as(ClassDeclSyntax.self), done.insert(Syntax(declaration).id).inserted
      else {
        return
      }
      edits.add(["init(left·out: Never) { fatalError(\"cannot be called\") }"], to: declaration.memberBlock)
      // Calls of the others are left out at their errors.
      names.insert(name)
      report("'\(name)' cannot be created: its initialisers are left out", line)
    }

    /// Drops `override` from a member that the superclass lacks here; it is never called from outside the package.
    ///
    /// - Parameter always: whether the member may have any name.
    mutating func dropOverride(at token: TokenSyntax, line: Int, always: Bool = false) {
      var node = Syntax(token)
      while let parent = node.parent, !node.is(MemberBlockItemSyntax.self) { node = parent }
      guard let item = node.as(MemberBlockItemSyntax.self), let name = DeclaredNames.names(of: item.decl).first,
        always || missing.isMissing(overridden: name),
        let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
        done.insert(Syntax(override).id).inserted
      else { return }
      edits.remove(override, in: file)
      report("not an override: '\(name)' is missing here", line)
    }

    /// Returns whether a statement only assigns to or calls a missing name, and others remain in its block.
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
    private mutating func stop(in owner: Syntax, from child: Syntax, _ cause: Cause, line: Int) -> Bool {
      let message = "fatalError(\"\(cause.stop)\")"
      if let block = child.as(CodeBlockSyntax.self) {
        switch owner.kind {
        case .deinitializerDecl: return replace(child, with: "{}", cause, line)
        case .functionDecl, .initializerDecl, .accessorDecl:
          // A nested function is code of the outer one.
          guard !isLocal(owner) else { return false }
          return replace(Syntax(block), with: "{ \(failure(of: owner, cause) ?? message) }", cause, line)
        default: return false
        }
      }
      if let block = owner.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors,
        items.id == child.id,
        let declaration = block.parent, !isLocal(declaration)
      {
        return replace(owner, with: "{ \(message) }", cause, line)
      }
      if let initializer = child.as(InitializerClauseSyntax.self), let binding = owner.as(PatternBindingSyntax.self),
        let type = binding.typeAnnotation?.type, !(cause.name.map { mentions($0, in: Syntax(type)) } ?? false),
        let declaration = owner.parent?.parent, !isLocal(declaration)
      {
        return replace(Syntax(initializer.value), with: "{ \(message) }()", cause, line)
      }
      return false
    }

    /// Returns the statement by which a test fails, so that the others can run; nil if a declaration is not a test.
    private func failure(of owner: Syntax, _ cause: Cause) -> String? {
      guard let function = owner.as(FunctionDeclSyntax.self) else { return nil }
      if function.attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Test"
      }) {
        return "Issue.record(\"\(cause.stop)\")"
      }
      guard function.name.text.hasPrefix("test"), function.signature.parameterClause.parameters.isEmpty,
        function.signature.returnClause == nil,
        file.tree.statements.contains(where: {
          $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "XCTest"
        })
      else { return nil }
      return "XCTFail(\"\(cause.stop)\")"
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

    private mutating func replace(_ node: Syntax, with text: String, _ cause: Cause, _ line: Int) -> Bool {
      if done.insert(node.id).inserted {
        edits.replace(node, with: text, in: file)
        report("stops the program where it is reached: \(cause.text)", line)
      }
      return true
    }

    private mutating func removeDeclaration(_ declaration: DeclSyntax, _ cause: Cause, line: Int) {
      if let name = cause.name, let group = declaration.asProtocol((any DeclGroupSyntax).self),
        !declaration.is(ExtensionDeclSyntax.self), let inherited = group.inheritanceClause?.inheritedTypes,
        let type = inherited.first(where: { mentions(name, in: Syntax($0.type)) }),
        cause.isProtocol || !declaration.is(ClassDeclSyntax.self)
          || Self.protocolEndings.contains(where: { name.hasSuffix($0) })
      {
        guard done.insert(Syntax(type).id).inserted else { return }
        // Removes the comma before it, too, or the clause's colon if it is alone.
        if inherited.count == 1, let clause = group.inheritanceClause {
          edits.remove(clause, in: file)
        } else if type.id == inherited.last?.id, let before = inherited.dropLast().last?.trailingComma {
          edits.remove(from: before, through: type, in: file)
        } else {
          edits.remove(type, in: file)
        }
        return report("without a conformance: \(cause.text)", line)
      }
      guard done.insert(Syntax(declaration).id).inserted else { return }
      edits.remove(declaration, in: file)
      names.formUnion(DeclaredNames.names(of: declaration))
      removedLines += declaration.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      report("left out: \(cause.text)", line)
    }

    /// Removes the pattern of an enumeration's case that was left out: no value matches it.
    ///
    /// - Returns: whether it is one.
    private mutating func removeCase(_ item: SwitchCaseItemSyntax, _ cause: Cause, line: Int) -> Bool {
      guard let name = cause.name, missing.leftOut.contains(name),
        let list = item.parent?.as(SwitchCaseItemListSyntax.self),
        let label = list.parent?.as(SwitchCaseLabelSyntax.self), let branch = label.parent?.as(SwitchCaseSyntax.self),
        label.caseKeyword.tokenKind == .keyword(.case), Self.caseName(of: item.pattern) == name
      else { return false }
      let node = list.count == 1 ? Syntax(branch) : Syntax(item)
      guard done.insert(node.id).inserted else { return true }
      // The last of several patterns takes the comma before it along.
      if list.count > 1, item.id == list.last?.id, let before = list.dropLast().last?.trailingComma {
        edits.remove(from: before, through: item, in: file)
      } else {
        edits.remove(node, in: file)
      }
      report("left out: \(cause.text)", line)
      return true
    }

    /// Removes a spec from the list that `QuickSpecs` writes.
    private mutating func removeSpec(_ element: ArrayElementSyntax, _ cause: Cause, line: Int) -> Bool {
      guard let array = element.parent?.as(ArrayElementListSyntax.self),
        sequence(first: Syntax(element), next: \.parent).contains(where: {
          $0.as(FunctionDeclSyntax.self)?.name.text == QuickSpecs.function
        })
      else { return false }
      guard done.insert(Syntax(element).id).inserted else { return true }
      // The last element takes the comma before it along, if that element stays.
      if element.id == array.last?.id, let before = array.dropLast().last, !done.contains(Syntax(before).id),
        let comma = before.trailingComma
      {
        edits.remove(from: comma, through: element, in: file)
      } else {
        edits.remove(element, in: file)
      }
      report("left out: \(cause.text)", line)
      return true
    }

    /// Returns `name` for `.name`, `.name(_, _)`, `let .name(a)` and `Type.name`.
    private static func caseName(of pattern: PatternSyntax) -> String? {
      if let binding = pattern.as(ValueBindingPatternSyntax.self) { return caseName(of: binding.pattern) }
      guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
      if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
      return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
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
