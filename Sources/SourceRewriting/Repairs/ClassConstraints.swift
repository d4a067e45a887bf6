import SwiftSyntax

/// Lets a protocol's own type be used where a class is required: the types of Objective-C's protocols are classes.
///
///     func bind<P: Proxy>(_ source: P.Source) where P.Source: AnyObject   // P.Source: any UITableViewDataSource
///     func bind<P: Proxy>(_ source: P.Source) where P.Source: Any
enum ClassConstraints: ErrorRepair {
  private static let start = "required to be a class: "

  /// Returns whether an error is one whose note names the place to change.
  static func isCause(_ message: String) -> Bool {
    message.contains("' requires that '") && message.contains("'any ") && message.hasSuffix(" be a class type")
  }

  /// Returns the message for a note, which names the parameter first: `'P.Source' = …`.
  static func message(_ note: String) -> String { start + note }

  static func fault(in message: String) -> String? {
    guard message.hasPrefix(start) else { return nil }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  static func repair(_ parameter: String, at token: TokenSyntax, in work: RepairWork) {
    var node = token.parent
    while let current = node, !current.is(FunctionDeclSyntax.self), !current.is(ExtensionDeclSyntax.self) {
      node = current.parent
    }
    let clause =
      node?.as(FunctionDeclSyntax.self)?.genericWhereClause ?? node?.as(ExtensionDeclSyntax.self)?.genericWhereClause
    for requirement in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let bound) = requirement.requirement,
        bound.leftType.trimmedDescription == parameter, bound.rightType.trimmedDescription == "AnyObject",
        work.begin(bound)
      else { continue }
      work.replace(bound.rightType, with: "Any")
    }
  }
}
