import SwiftSyntax

/// Reads a file's declarations, except those in inactive `#if` branches.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var index = FileIndex()
  private let conditions: BuildConditions
  private var importsSwiftUIUnderCondition = false

  static func index(of file: SourceFile, conditions: BuildConditions) -> FileIndex {
    let collector = DeclarationCollector(conditions)
    collector.walk(file.tree)
    collector.index.declaresViewsWithoutImport =
      collector.importsSwiftUIUnderCondition
      && collector.index.types.contains { type in
        // A class may conform to another module's protocol of such a name.
        type.kind == .structure && type.inherited.contains(where: SwiftUINames.views.contains)
      }
    return collector.index
  }

  private init(_ conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = conditions.activeClause(of: node)
    for clause in node.clauses where clause.id != active?.id {
      index.inactiveTypes.formUnion(InactiveTypes.names(in: clause))
      if case .statements(let statements) = clause.elements {
        importsSwiftUIUnderCondition =
          importsSwiftUIUnderCondition
          || statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI" }
      }
    }
    if let elements = active?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    index.imports.append(node.trimmedDescription.filter { !$0.isNewline })
    if let name = node.path.first?.name.text, MissingFrameworks.contains(name, under: conditions) {
      index.missing.insert(name)
    }
    return .skipChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = node.tokenKind, name.first(where: { $0 != "_" })?.isUppercase ?? false {
      index.mentions.insert(name)
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if SyntaxNames.qualified(node).isEmpty {
      index.aliases[node.name.text] = node.initializer.value.trimmedDescription
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if called == "addObserver", let argument = node.arguments.first(where: { $0.label?.text == "forKeyPath" }) {
      // The last name of a literal or of `#keyPath(a.b)`.
      let names = argument.expression.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if let name = names.last { index.observedByName.insert(String(name)) }
    }
    if called == "observe" || called == "publisher",
      let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self)
    {
      for component in path.components {
        if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
          index.observed.insert(property.declName.baseName.text)
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      .class, node, node.inheritanceClause, node.memberBlock, node.attributes, node.modifiers,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.structure, node, node.inheritanceClause, node.memberBlock, node.attributes, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.enumeration, node, node.inheritanceClause, node.memberBlock, node.attributes, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.actor, node, node.inheritanceClause, node.memberBlock, node.attributes, node.modifiers)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.protocol, node, node.inheritanceClause, node.memberBlock, node.attributes, node.modifiers)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.extension, node, node.inheritanceClause, node.memberBlock, node.attributes, node.modifiers)
  }

  private func add(
    _ kind: TypeRecord.Kind, _ node: some SyntaxProtocol, _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let name = SyntaxNames.qualified(node)
    var record = TypeRecord(
      kind: kind, name: name, inherited: inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
      isMainActor: attributes.contains(named: "MainActor"), isGeneric: isGeneric,
      isFinal: modifiers.contains(named: "final"), members: [])
    record.isPublic = ["public", "open"].contains(modifiers.access)
    if ["private", "fileprivate"].contains(modifiers.access) { record.isPrivate = true }
    collect(
      block.members,
      into: &record,
      place: ExtensionMember.Place(
        type: name, isExtension: kind == .extension,
        isConditional: node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil, access: modifiers.access,
        isMainActor: attributes.contains(named: "MainActor")))
    record.header = Self.header(of: node)
    record.values = Self.initialValues(block.members)
    for item in block.members {
      if let type = item.decl.as(AssociatedTypeDeclSyntax.self) { record.header.formUnion(Self.header(of: type)) }
    }
    index.types.append(record)
    return .visitChildren
  }

  /// Returns the names before the members: in generic parameters, inheritance clauses and conditions.
  private static func header(of node: some SyntaxProtocol) -> Set<String> {
    var names: Set<String> = []
    for part in node.children(viewMode: .sourceAccurate)
    where part.is(InheritanceClauseSyntax.self) || part.is(GenericParameterClauseSyntax.self)
      || part.is(GenericWhereClauseSyntax.self)
    {
      for token in part.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
    }
    return names
  }

  /// Returns the types named by initial values of properties, as in `let host = UIHostingController(…)`.
  private static func initialValues(_ members: MemberBlockItemListSyntax) -> Set<String> {
    var names: Set<String> = []
    for item in members {
      for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let value = binding.initializer else { continue }
        for token in value.tokens(viewMode: .sourceAccurate) {
          if case .identifier(let name) = token.tokenKind, name.first?.isUppercase ?? false { names.insert(name) }
        }
      }
    }
    return names
  }

  private func collect(
    _ members: MemberBlockItemListSyntax, into record: inout TypeRecord, place: ExtensionMember.Place
  ) {
    for item in members {
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let inner) = conditions.activeClause(of: block)?.elements {
          collect(inner, into: &record, place: place)
        }
      } else if let member = ExtensionMember.record(of: item.decl, in: place) {
        record.members += member
      }
    }
  }
}
