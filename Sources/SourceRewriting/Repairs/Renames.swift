import SwiftSyntax

/// Writes the new names of declarations if the compiler suggests them, as an editor's fix-its do. Sources older than a
/// version of Swift use the old ones.
///
///     let edges = UIEdgeInsetsMake(1, 2, 3, 4)
///     let edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
///
///     var style: UIScrollViewIndicatorStyle
///     var style: UIScrollView.IndicatorStyle
enum Renames: ErrorRepair {
  static func fault(in message: String) -> NewName? { NewName(message: message) }

  static func repair(_ name: NewName, at token: TokenSyntax, in work: RepairWork) {
    guard work.begin(token) else { return }
    if let function = token.parent?.as(FunctionDeclSyntax.self), function.name == token {
      return rename(function, to: name, in: work)
    }
    let call = self.call(of: token)
    let isOnArgument = name.isOfFirstArgument || call.map { isMethodOfArgument(name, in: $0) } ?? false
    if name.isProperty || isOnArgument {
      guard let call else { return }
      return rewrite(call, as: name, isOnArgument: isOnArgument, in: work)
    }
    if !name.isOfInitializer { replace(token, with: name, in: call, work) }
    if let call, let labels = name.labels { relabel(call.arguments, of: call, as: labels, in: work) }
  }

  /// Returns the call whose function a token names: `token(…)` or `a.token(…)`.
  private static func call(of token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var callee = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      callee = ExprSyntax(member)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
      return nil
    }
    return call
  }

  /// Returns whether a function became a method of its first argument, which the message does not mention: it has one
  /// label less.
  private static func isMethodOfArgument(_ name: NewName, in call: FunctionCallExprSyntax) -> Bool {
    guard let labels = name.labels, !name.context.isEmpty, name.base != "init",
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return false }
    return call.trailingClosure == nil && call.arguments.count == labels.count + 1
  }

  private static func replace(
    _ token: TokenSyntax, with name: NewName, in call: FunctionCallExprSyntax?, _ work: RepairWork
  ) {
    // A function that is not called is referred to with its labels.
    let isCalled = call != nil || name.labels == nil
    let labels = isCalled ? "" : "(" + (name.labels ?? []).map { $0 + ":" }.joined() + ")"
    let full =
      (isCalled ? name.path : [name.context, name.base].filter { !$0.isEmpty }.joined(separator: ".")) + labels
    if name.context.isEmpty { return work.replace(token, with: full) }
    if let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName == token {
      // `Old.name` and `.name` become `New.name`; of a value only the last name changes.
      guard member.base.map({ isType($0.trimmedDescription) }) ?? true else {
        return work.replace(token, with: name.base + labels)
      }
      return work.replace(member, with: full)
    }
    if let member = token.parent?.as(MemberTypeSyntax.self), member.name == token {
      return work.replace(member, with: full)
    }
    work.replace(token, with: full)
  }

  private static func isType(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { $0.first?.isUppercase ?? false }
  }

  /// Turns `old(a, b)` into `(a).new(label: b)`, or into `(a).new` or `Type.new` of a property.
  private static func rewrite(
    _ call: FunctionCallExprSyntax, as name: NewName, isOnArgument: Bool, in work: RepairWork
  ) {
    guard let left = call.leftParen, let right = call.rightParen, call.trailingClosure == nil else { return }
    guard let first = call.arguments.first else {
      if name.isProperty { work.replace(call, with: name.path) }
      return
    }
    work.replace(call.calledExpression, with: "")
    if let label = first.label, let colon = first.colon {
      work.edits.remove(from: label, through: colon, in: work.file)
    }
    if name.isProperty { return work.replace(right, with: ").\(name.base)") }
    guard let comma = first.trailingComma else { return work.replace(right, with: ").\(name.base)()") }
    work.replace(left, with: "(")
    work.replace(comma, with: ").\(name.base)(")
    relabel(call.arguments.dropFirst(), of: call, as: name.labels ?? [], in: work)
  }

  /// Gives arguments their labels; none if some are left to default values.
  private static func relabel(
    _ arguments: some Collection<LabeledExprSyntax>, of call: FunctionCallExprSyntax, as labels: [String],
    in work: RepairWork
  ) {
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    guard arguments.count + closures == labels.count else { return }
    for (argument, label) in zip(arguments, labels) where (argument.label?.text ?? "_") != label {
      if let old = argument.label, let colon = argument.colon {
        if label == "_" {
          work.edits.remove(from: old, through: colon, in: work.file)
        } else {
          work.replace(old, with: label)
        }
      } else {
        work.edits.insert("\(label): ", before: argument)
      }
    }
  }

  /// Renames an override.
  private static func rename(_ function: FunctionDeclSyntax, to name: NewName, in work: RepairWork) {
    let parameters = function.signature.parameterClause.parameters
    guard let labels = name.labels, parameters.count == labels.count else { return }
    work.replace(function.name, with: name.base)
    for (parameter, label) in zip(parameters, labels) where parameter.firstName.text != label {
      if parameter.secondName == nil {
        work.edits.insert("\(label) ", before: parameter.firstName)
      } else {
        work.replace(parameter.firstName, with: label)
      }
    }
  }
}
