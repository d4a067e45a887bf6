import SwiftSyntax

/// Lets a method of an optional requirement be stored without a call: it exists whether implemented or not, and throws
/// if it is not implemented.
///
///     guard let select = delegate?.list(_:didSelect:) else { return }
///     select(self, row)          // do { try select(self, row) } catch { return }
///
///     if let select = delegate.listDidSelect {   // if let select = Optional(delegate.listDidSelect) {
///       select(self, row)                        //   do { try select(self, row) } catch {  }
///     }
///
///     if let select = delegate?.list(_:didSelect:) {   // …, (try? select(self, row)) != nil {
///       select(self, row)                              // (nothing)
///     } else { … }
enum TakenMethods: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  /// Finds the statements inside of one.
  private final class Statements: SyntaxVisitor {
    private(set) var found: [CodeBlockItemSyntax] = []

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  private final class Visitor: RuleVisitor {
    /// The methods of non-optional values, which were wrapped in optionals.
    private var wrapped: Set<SyntaxIdentifier> = []

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      let items = Array(node)
      for (index, item) in items.enumerated() {
        if let guarded = item.item.as(GuardStmtSyntax.self), guarded.conditions.count == 1,
          let name = takenName(guarded.conditions), guarded.body.statements.count == 1,
          let instead = guarded.body.statements.first?.trimmedDescription, !instead.contains("\n")
        {
          for later in items[(index + 1)...] { makeCallsTrying(in: later, name, instead) }
        } else if let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
          branch.elseBody == nil, branch.conditions.count == 1, let name = takenName(branch.conditions)
        {
          for later in branch.body.statements { makeCallsTrying(in: later, name, "") }
        } else if let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
          callInCondition(branch)
        }
      }
      return .visitChildren
    }

    /// Makes the call in `if let select = … { select(self, row) } else { … }` a part of the condition, which is false
    /// if the method is missing.
    private func callInCondition(_ branch: IfExprSyntax) {
      guard branch.conditions.count == 1, let name = takenName(branch.conditions), branch.body.statements.count == 1,
        case .expr(let expression)? = branch.body.statements.first?.item,
        let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == name
      else { return }
      let text = call.trimmedDescription.split(separator: "\n").joined(separator: " ")
      guard !text.contains("//") else { return }
      work.replace(call, with: "")
      work.edits.insert(", (try? \(text)) != nil", after: branch.conditions)
    }

    /// Returns the name bound to a method of an optional requirement of the module's own.
    private func takenName(_ conditions: ConditionElementListSyntax) -> String? {
      guard let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
        let member = binding.initializer?.value.as(MemberAccessExprSyntax.self), let base = member.base
      else { return nil }
      let methods = work.module.methods(named: member.declName.baseName.text)
      let isOptional: Bool
      if let labels = member.declName.argumentNames?.arguments.map(\.name.text) {
        isOptional = methods.contains {
          $0.type.kind == .protocol && $0.member.isOptional && $0.member.labels == labels
        }
      } else {
        // Without labels only one of them can be referred to.
        let requirements = methods.filter { $0.type.kind == .protocol }
        isOptional = requirements.count == 1 && requirements[0].member.isOptional
      }
      guard isOptional else { return nil }
      if !base.is(OptionalChainingExprSyntax.self), wrapped.insert(member.id).inserted {
        work.edits.insert("Optional(", before: member)
        work.edits.insert(")", after: member)
      }
      return binding.pattern.trimmedDescription
    }

    /// Adds `try` to the calls of a statement and of those inside it, but not in closures and functions.
    private func makeCallsTrying(in item: CodeBlockItemSyntax, _ name: String, _ instead: String) {
      let statements = Statements(viewMode: .sourceAccurate)
      statements.walk(item)
      for statement in statements.found { makeTrying(statement, name, instead) }
    }

    private func makeTrying(_ item: CodeBlockItemSyntax, _ name: String, _ instead: String) {
      func isCall(_ expression: ExprSyntax) -> Bool {
        expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == name
      }
      if case .stmt(let statement) = item.item, let result = statement.as(ReturnStmtSyntax.self)?.expression,
        isCall(result), !instead.isEmpty
      {
        work.edits.insert("do { ", before: statement)
        work.edits.insert("try ", before: result)
        work.edits.insert(" } catch { \(instead) }", after: statement)
      } else if case .expr(let call) = item.item, isCall(call) {
        work.edits.insert("do { try ", before: call)
        work.edits.insert(" } catch { \(instead) }", after: call)
      }
    }
  }
}
