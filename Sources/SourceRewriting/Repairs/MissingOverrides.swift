import SwiftSyntax

/// Adds `override` where a superclass has a member here that Apple's lacks, or has as a convenience initialiser.
///
///     class Glass: UIVisualEffectView { init(frame: CGRect) {…} }
///     class Glass: UIVisualEffectView { override init(frame: CGRect) {…} }
enum MissingOverrides: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message == "overriding declaration requires an 'override' keyword" ? () : nil
  }

  static func repair(_ fault: Void, at token: TokenSyntax, in work: RepairWork) {
    var node = token.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      let keyword: TokenSyntax? =
        current.as(InitializerDeclSyntax.self)?.initKeyword ?? current.as(FunctionDeclSyntax.self)?.funcKeyword
        ?? current.as(VariableDeclSyntax.self)?.bindingSpecifier
        ?? current.as(SubscriptDeclSyntax.self)?.subscriptKeyword
      if let keyword {
        if work.begin(keyword) { work.edits.insert("override ", before: keyword) }
        return
      }
      node = current.parent
    }
  }
}
