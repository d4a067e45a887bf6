import SwiftSyntax

/// Adds an initialiser to subclasses of classes that do not offer it on Apple's platforms, and require it here:
/// `init(coder:)`, or the one that colour literals need.
///
///     class Share: UIActivityViewController { init(_ page: Page) {…}
///     }
///     … required init?(coder: NSCoder) { fatalError("init(coder:) is not available") } }
enum CodingInitializers: ErrorRepair {
  /// A class without an initialiser that its superclass requires.
  struct Fault {
    let superclass: String
    let initializer: String
  }

  private static let declarations = [
    "init(coder:)": "required init?(coder: NSCoder) { fatalError(\"init(coder:) is not available\") } ",
    "init(_colorLiteralRed:green:blue:alpha:)":
      "required convenience init(_colorLiteralRed: Float, green: Float, blue: Float, alpha: Float) "
      + "{ fatalError(\"a literal is of no subclass\") } ",
  ]

  static func fault(in message: String) -> Fault? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 7, parts[1] == "required", parts[4] == " must be provided by subclass of ",
      declarations[parts[3]] != nil
    else { return nil }
    return Fault(superclass: parts[5], initializer: parts[3])
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    // The error is after the class's last initialiser, perhaps within another declaration of the class.
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let declaration = current.as(ClassDeclSyntax.self),
        declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == fault.superclass
      {
        return add(declarations[fault.initializer] ?? "", to: declaration, in: work)
      }
      node = current.parent
    }
  }

  private static func add(_ text: String, to declaration: ClassDeclSyntax, in work: RepairWork) {
    guard work.begin(declaration) else { return }
    let isPublic = ["public", "open"].contains(declaration.modifiers.access)
    let brace = declaration.memberBlock.rightBrace
    let opensLine = brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    work.edits.insert(
      (opensLine || declaration.memberBlock.members.isEmpty ? "" : "; ") + (isPublic ? "public " : "") + text,
      before: brace)
  }
}
