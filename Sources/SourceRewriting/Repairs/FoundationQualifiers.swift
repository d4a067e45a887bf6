import SwiftSyntax

/// Drops the module's name from names that Foundation declares on Apple's platforms and another module here.
///
///     case transformer(Foundation.ValueTransformer)
///     case transformer(ValueTransformer)
enum FoundationQualifiers: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message.hasPrefix("no type named '") && message.hasSuffix("' in module 'Foundation'")
      || message.hasPrefix("module 'Foundation' has no member named '") ? () : nil
  }

  static func repair(_: Void, at token: TokenSyntax, in work: RepairWork) {
    var node = token.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let type = current.as(MemberTypeSyntax.self), type.baseType.trimmedDescription == "Foundation" {
        if work.begin(type) { work.edits.remove(from: type.baseType, through: type.period, in: work.file) }
        return
      }
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base,
        base.trimmedDescription == "Foundation"
      {
        if work.begin(member) { work.edits.remove(from: base, through: member.period, in: work.file) }
        return
      }
      node = current.parent
    }
  }
}
