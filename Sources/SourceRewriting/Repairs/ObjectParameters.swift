import SwiftSyntax

/// Lets types with parameters that must be objects take a protocol as the argument: those of Objective-C are objects.
///
///     class Proxy<D: NSObjectProtocol> { weak var target: D? }     // used as Proxy<UINavigationControllerDelegate>
///     class Proxy<D> { @WeakObject· var target: D? = nil }
///
/// A property that all initialisers assign gets no initial value: before `super.init`, only one without can be
/// assigned. The compiler does not say which declaration has the requirement, so those of the module lose it together.
enum ObjectParameters: ErrorRepair {
  struct Fault {}

  private static let requirement = "NSObjectProtocol"
  /// The message for the place of a requirement, which the compiler does not report.
  private static let message = "'\(requirement)' is required of a parameter that is a protocol"

  static func fault(in message: String) -> Fault? { message == Self.message ? Fault() : nil }

  /// Returns whether an error is due to such a requirement.
  static func isCause(_ message: String) -> Bool {
    message.hasPrefix("type 'any ") && message.contains(" conform to ") && message.contains("'\(requirement)'")
  }

  /// Returns the places of such requirements in a file. Costs a parse of the file if it mentions the protocol.
  static func places(path: String, text: String) -> [CompilerError] {
    guard text.contains(": \(requirement)") else { return [] }
    let file = SourceFile(path: path, text: text)
    let visitor = Places(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.found.map { token in
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let start = file.text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return CompilerError(path: path, line: file.line(of: token), column: offset - start + 1, message: message)
    }
  }

  /// Returns the parameter or associated type that is required to be an object by the name at a token.
  private static func bound(at token: TokenSyntax) -> Syntax? {
    guard token.text == requirement else { return nil }
    if let parameter = token.parent?.parent?.as(GenericParameterSyntax.self),
      let type = parameter.parent?.parent?.parent,
      type.is(ClassDeclSyntax.self) || type.is(StructDeclSyntax.self) || type.is(EnumDeclSyntax.self)
    {
      return Syntax(parameter)
    }
    let clause = token.parent?.parent?.parent?.parent?.as(InheritanceClauseSyntax.self)
    guard clause?.inheritedTypes.count == 1 else { return nil }
    return clause?.parent?.as(AssociatedTypeDeclSyntax.self).map { Syntax($0) }
  }

  private final class Places: SyntaxVisitor {
    var found: [TokenSyntax] = []

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      if ObjectParameters.bound(at: node) != nil { found.append(node) }
      return .skipChildren
    }
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let bound = bound(at: token), work.begin(bound) else { return }
    if let clause = bound.as(AssociatedTypeDeclSyntax.self)?.inheritanceClause { return work.remove(clause) }
    guard let parameter = bound.as(GenericParameterSyntax.self), let colon = parameter.colon,
      let type = parameter.inheritedType
    else { return }
    work.edits.remove(from: colon, through: type, in: work.file)
    guard let declaration = parameter.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self) else { return }
    let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    for member in declaration.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self),
        let weak = property.modifiers.first(where: { $0.name.text == "weak" && $0.detail == nil }),
        let binding = property.bindings.first, property.bindings.count == 1, binding.accessorBlock == nil,
        let annotation = binding.typeAnnotation, let first = property.firstToken(viewMode: .sourceAccurate),
        [parameter.name.text + "?", parameter.name.text + "!"].contains(annotation.type.trimmedDescription)
      else { continue }
      if weak.name.id == first.id {
        work.replace(weak, with: "@WeakObject·")
      } else {
        work.remove(weak)
        work.edits.insert("@WeakObject· ", before: first)
      }
      let name = binding.pattern.trimmedDescription
      if binding.initializer == nil, initializers.isEmpty || !initializers.allSatisfy({ assigns(name, in: $0) }) {
        work.edits.insert(" = nil", after: annotation)
      }
    }
  }

  /// Returns whether an initialiser assigns a property, as `name = …` or `self.name = …`.
  private static func assigns(_ name: String, in initializer: InitializerDeclSyntax) -> Bool {
    (initializer.body?.statements ?? []).contains { statement in
      guard let sequence = statement.item.as(SequenceExprSyntax.self),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
      else { return false }
      return [name, "self." + name].contains(sequence.elements.first?.trimmedDescription)
    }
  }
}

extension CompilerError {
  /// Returns the places of requirements that an error is due to, but that the compiler does not name.
  ///
  /// - Parameter text: the file's text as compiled.
  public static func hiddenCauses(of errors: [CompilerError], path: String, text: () -> String) -> [CompilerError] {
    guard errors.contains(where: { ObjectParameters.isCause($0.message) }) else { return [] }
    return ObjectParameters.places(path: path, text: text())
  }
}
