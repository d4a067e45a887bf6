import SwiftSyntax

/// Names the type before a static member: from the getter of a `#selector` it is not clear whether it is one of
/// instances.
///
///     #selector(getter: URLSessionConfiguration.default)
///     … { (o: URLSessionConfiguration) in o.default } …
///     … { (o: URLSessionConfiguration) in URLSessionConfiguration.default } …
enum StaticMembers: ErrorRepair {
  /// Returns the type in the message.
  static func fault(in message: String) -> String? {
    guard message.hasPrefix("static member '"), message.contains("' cannot be used on instance of type '") else {
      return nil
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 3 ? String(parts[3]) : nil
  }

  static func repair(_ type: String, at token: TokenSyntax, in work: RepairWork) {
    guard let member = token.innermost(MemberAccessExprSyntax.self), let base = member.base,
      base.is(DeclReferenceExprSyntax.self), work.begin(base)
    else { return }
    work.replace(base, with: type)
  }
}
