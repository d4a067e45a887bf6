import SwiftSyntax

/// Leaves out a member that a class of Foundation and its counterpart in Core Foundation both get. Here they are one
/// class.
///
///     extension CFAttributedString { func line() -> CTLine { CTLineCreateWithAttributedString(self) } }
///     extension NSAttributedString { func line() -> CTLine { (self as CFAttributedString).line() } }    // left out
///
/// The one that stays is the one that does not call the other.
enum TwinDeclarations: ErrorRepair {
  /// The classes that are each other's counterparts, without their prefixes.
  private static let twins: Set<String> = [
    "String", "MutableString", "AttributedString", "MutableAttributedString", "Data", "MutableData", "URL", "Number",
    "Date", "Dictionary", "MutableDictionary", "MutableArray", "Set", "Locale", "Error",
  ]

  /// The name that is declared twice.
  static func fault(in message: String) -> String? {
    guard message.hasPrefix("invalid redeclaration of '") else { return nil }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    return String(parts[1].prefix { $0 != "(" })
  }

  static func repair(_ name: String, at token: TokenSyntax, in work: RepairWork) {
    guard let member = member(around: token), let block = owner(of: member), let twin = twin(of: block) else { return }
    guard !callsTwin(member) else { return leaveOut(member, in: work) }
    // The other one is in the same file, or the one at the error is left out.
    let others = work.file.tree.statements.lazy.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { $0.id != block.id && self.twin(of: $0) == twin }
      .flatMap { $0.memberBlock.members.map(\.decl) }
    let other = others.first { declaration in
      DeclaredNames.names(of: declaration).contains(name) && labels(of: declaration) == labels(of: member)
        && callsTwin(declaration)
    }
    leaveOut(other ?? member, in: work)
  }

  private static func leaveOut(_ member: DeclSyntax, in work: RepairWork) {
    if work.begin(member) { work.remove(member) }
  }

  /// Returns whether a member's code converts the object to the other class.
  private static func callsTwin(_ member: DeclSyntax) -> Bool {
    let tokens = member.tokens(viewMode: .sourceAccurate).map(\.text)
    return zip(tokens, tokens.dropFirst()).contains { $0 == "self" && $1 == "as" }
  }

  private static func labels(of member: DeclSyntax) -> [String]? {
    member.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map(\.firstName.text)
  }

  private static func member(around token: TokenSyntax) -> DeclSyntax? {
    sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(MemberBlockItemSyntax.self)?.decl }.first
  }

  private static func owner(of member: DeclSyntax) -> ExtensionDeclSyntax? {
    member.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
  }

  /// Returns the name without its prefix of a class that has a counterpart; nil for other classes.
  private static func twin(of block: ExtensionDeclSyntax) -> String? {
    let name = block.extendedType.trimmedDescription
    guard name.hasPrefix("NS") || name.hasPrefix("CF"), twins.contains(String(name.dropFirst(2))) else { return nil }
    return String(name.dropFirst(2))
  }
}
