import SwiftSyntax

/// Adds `init(coder:)` to subclasses of classes that do not offer it on Apple's platforms, and require it here.
///
///     class Share: UIActivityViewController { init(_ page: Page) {…}
///     }
///     … required init?(coder: NSCoder) { fatalError("init(coder:) is not available") } }
enum CodingInitializers: ErrorRepair {
  /// Returns the superclass in the message.
  static func fault(in message: String) -> String? {
    let start = "'required' initializer 'init(coder:)' must be provided by subclass of '"
    guard message.hasPrefix(start), message.hasSuffix("'") else { return nil }
    return String(message.dropFirst(start.count).dropLast())
  }

  static func repair(_ superclass: String, at token: TokenSyntax, in work: RepairWork) {
    // The place is after the class's last initialiser, perhaps within another declaration of the class.
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let declaration = current.as(ClassDeclSyntax.self),
        declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == superclass
      {
        return add(to: declaration, in: work)
      }
      node = current.parent
    }
  }

  private static func add(to declaration: ClassDeclSyntax, in work: RepairWork) {
    guard work.begin(declaration) else { return }
    let isPublic = ["public", "open"].contains(declaration.modifiers.access)
    let brace = declaration.memberBlock.rightBrace
    let opensLine = brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    work.edits.insert(
      (opensLine || declaration.memberBlock.members.isEmpty ? "" : "; ") + (isPublic ? "public " : "")
        + "required init?(coder: NSCoder) { fatalError(\"init(coder:) is not available\") } ", before: brace)
  }
}
