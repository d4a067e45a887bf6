import SwiftSyntax

/// Imports whole modules where a declaration is imported that its module does not have here: another one may have it.
///
///     import class Foundation.NSException
///     import Foundation
enum ScopedImports: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message.contains(" does not exist in module '") || message.contains("' was imported as '") ? () : nil
  }

  static func repair(_ fault: Void, at token: TokenSyntax, in work: RepairWork) {
    guard let node = token.innermost(ImportDeclSyntax.self), let kind = node.importKindSpecifier,
      node.path.count > 1, let module = node.path.first, work.begin(node)
    else { return }
    work.remove(kind)
    work.replace(node.path, with: module.name.text)
  }
}
