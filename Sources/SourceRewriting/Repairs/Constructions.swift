import SwiftSyntax

/// Creates objects of classes that are parameters or values, whose initialisers are not `required` here.
///
///     let layer = Layer()                                    // with Layer: CALayer
///     let layer = (NSObject.object(of: Layer.self) as! Layer)
///
///     extension Tapping where Self: UIButton { init(tap: @escaping () -> Void) { self.init() } }
///     … { self = NSObject.object(of: Self.self) as! Self }
///
///     extension Laying where Self: UIView { init(_ views: UIView...) { self.init(frame: .zero) … } }
///     … { self = NSObject.object(of: Self.self) as! Self … }
///
///     let object = type.init(entity: entity, insertInto: nil) // with type: NSManagedObject.Type
///     let object = (NSManagedObject.object(of: type, entity: entity, insertInto: nil) as! NSManagedObject)
///
///     let copy = type(of: control).init(items: titles)       // of an initialiser that UIKit's protocols do not have
///     let copy = UISegmentedControl(items: titles)
///
///     extension Active where Base: UIColor { static func grey(_ w: CGFloat) -> Base { Base(white: w, alpha: 1) } }
///     … { (UIColor(white: w, alpha: 1) as! Base) } …          // a subclass stops the program
///
///     extension UIColor { static func grey(_ w: CGFloat) -> Self { self.init(white: w, alpha: 1) } }
///     … { (UIColor(white: w, alpha: 1) as! Self) } …          // a subclass stops the program
///
///     colors.map(self.init(cgColor:))                         // in the same extension
///     colors.map({ (UIColor(cgColor: $0) as! Self) })
enum Constructions: ErrorRepair {
  /// Returns the class in the message.
  static func fault(in message: String) -> String? {
    guard message.hasPrefix("constructing an object of class type '"), message.contains("'required' initializer") else {
      return nil
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  static func repair(_ type: String, at token: TokenSyntax, in work: RepairWork) {
    if type == "Self", let member = token.innermost(MemberAccessExprSyntax.self),
      let names = member.declName.argumentNames?.arguments
    {
      return construct(member, with: names.map { String($0.name.text) }, in: work)
    }
    guard var call = token.innermost(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return }
    // The error of `type(of: self).init(…)` is at its beginning.
    if call.calledExpression.trimmedDescription == "type", let member = call.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let outer = member.parent?.as(FunctionCallExprSyntax.self)
    {
      call = outer
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if labels == ["entity", "insertInto"] || labels == ["context"] {
      return constructManaged(type, by: call, in: work)
    }
    if type == "Self", !call.arguments.isEmpty { return construct(call, in: work) }
    if !call.arguments.isEmpty { return constructOne(of: type, by: call, in: work) }
    guard work.begin(call) else { return }
    if call.calledExpression.trimmedDescription == "self.init", call.parent?.is(CodeBlockItemSyntax.self) ?? false,
      isInInitializer(call)
    {
      return work.replace(call, with: "self = NSObject.object(of: Self.self) as! Self")
    }
    var value = call.calledExpression
    if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`) {
      guard let base = member.base else {
        // `.init()`, of the type that is expected.
        return work.replace(call, with: "(NSObject.object(of: \(type).self) as! \(type))")
      }
      value = base
    }
    let text = value.trimmedDescription
    // A capitalised name is that of a type; others are values.
    let isType = value.is(DeclReferenceExprSyntax.self) && text.first?.isUppercase ?? false
    work.replace(call, with: "(NSObject.object(of: \(text)\(isType ? ".self" : "")) as! \(type))")
  }

  /// Creates a managed object of a class that is a parameter or a value.
  private static func constructManaged(_ type: String, by call: FunctionCallExprSyntax, in work: RepairWork) {
    guard let first = call.arguments.first, work.begin(call) else { return }
    var value = call.calledExpression
    if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base
    {
      value = base
    }
    let text = value.trimmedDescription
    let isType = value.is(DeclReferenceExprSyntax.self) && text.first?.isUppercase ?? false
    work.edits.insert("(", before: call)
    work.replace(call.calledExpression, with: "NSManagedObject.object")
    work.edits.insert("of: \(text)\(isType ? ".self" : ""), ", before: first)
    work.edits.insert(" as! \(type))", after: call)
  }

  /// Returns whether code delegates to another initialiser, rather than creating a further object.
  private static func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(InitializerDeclSyntax.self) { return true }
      if parent.is(MemberBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  /// Creates an object of one of Apple's classes, in place of one of the subclass that a value names.
  private static func constructOne(of type: String, by call: FunctionCallExprSyntax, in work: RepairWork) {
    if let bound = bound(of: type, around: Syntax(call)), call.calledExpression.trimmedDescription == type,
      work.begin(call)
    {
      work.edits.insert("(", before: call)
      work.replace(call.calledExpression, with: bound)
      work.edits.insert(" as! \(type))", after: call)
      return
    }
    guard !AppleClasses.superclasses(of: type).isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), work.begin(call)
    else { return }
    work.replace(member, with: type)
  }

  /// Returns the class of Apple's that a generic parameter is or inherits from, according to the declarations around a
  /// node.
  private static func bound(of parameter: String, around node: Syntax) -> String? {
    var current = node.parent
    while let node = current {
      let requirements =
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause?.requirements
        ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
      for requirement in requirements ?? [] {
        if case .conformanceRequirement(let bound) = requirement.requirement,
          bound.leftType.trimmedDescription == parameter, isOfApple(bound.rightType)
        {
          return bound.rightType.trimmedDescription
        }
      }
      let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      for candidate in parameters ?? [] where candidate.name.text == parameter {
        if let type = candidate.inheritedType, isOfApple(type) { return type.trimmedDescription }
      }
      current = node.parent
    }
    return nil
  }

  private static func isOfApple(_ type: TypeSyntax) -> Bool {
    !AppleClasses.superclasses(of: type.trimmedDescription).isEmpty
  }

  /// Creates an object of the class that is extended, in place of one of `Self`.
  private static func construct(_ call: FunctionCallExprSyntax, in work: RepairWork) {
    guard
      [".init", "self.init", "Self.init", "Self", "type(of: self).init"].contains(
        call.calledExpression.trimmedDescription),
      let extended = bound(of: "Self", around: Syntax(call)) ?? extended(around: Syntax(call)), work.begin(call)
    else { return }
    let delegates = call.parent?.is(CodeBlockItemSyntax.self) ?? false && isInInitializer(call)
    if delegates, isDefault(call.arguments) {
      return work.replace(call, with: "self = NSObject.object(of: Self.self) as! Self")
    }
    work.edits.insert(delegates ? "self = (" : "(", before: call)
    work.replace(call.calledExpression, with: extended)
    work.edits.insert(" as! Self)", after: call)
  }

  /// Returns whether views or recognisers that are created without arguments get these.
  private static func isDefault(_ arguments: LabeledExprListSyntax) -> Bool {
    let text = arguments.map { "\($0.label?.text ?? "_"): \($0.expression.trimmedDescription)" }
    return text == ["frame: .zero"] || text == ["frame: CGRect.zero"] || text == ["target: nil", "action: nil"]
  }

  /// Puts a closure in place of an initialiser of `Self` that is used as a function.
  private static func construct(_ member: MemberAccessExprSyntax, with names: [String], in work: RepairWork) {
    guard ["self", "Self"].contains(member.base?.trimmedDescription ?? ""),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let extended = extended(around: Syntax(member)), work.begin(member)
    else { return }
    let arguments = names.enumerated().map { index, name in name == "_" ? "$\(index)" : "\(name): $\(index)" }
    work.replace(member, with: "{ (\(extended)(\(arguments.joined(separator: ", "))) as! Self) }")
  }

  /// Returns the type whose extension contains a node.
  private static func extended(around node: Syntax) -> String? {
    var current = node.parent
    while let node = current, !node.isProtocol((any DeclGroupSyntax).self) { current = node.parent }
    return current?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
