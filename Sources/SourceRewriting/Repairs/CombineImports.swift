import SwiftSyntax

/// Imports Combine into files that use its names without an import: on Apple's platforms Foundation makes them visible.
///
///     import Foundation; import Combine
///     class Model: ObservableObject {…}
enum CombineImports: ErrorRepair {
  private static let names: Set<Substring> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher", "CurrentValueSubject",
    "Deferred", "Future", "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
    "Publisher", "Publishers", "Subject", "Subscriber", "Subscribers", "Subscription",
  ]

  static func fault(in message: String) -> Void? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, names.contains(parts[1]) else { return nil }
    return message.hasPrefix("cannot find ") || message.hasPrefix("unknown attribute ") ? () : nil
  }

  static func repair(_: Void, at token: TokenSyntax, in work: RepairWork) {
    let statements = work.file.tree.statements
    guard let first = statements.first, let last = statements.last, work.begin(statements) else { return }
    let imports = imports(around: token)
    // A file that imports it lacks the name for another reason.
    guard !imports.contains(where: { $0.path.trimmedDescription == "Combine" }) else { return }
    if let other = imports.first {
      work.edits.insert("; import Combine", after: other)
    } else if !first.item.is(IfConfigDeclSyntax.self) {
      work.edits.insert("import Combine; ", before: first)
    } else if !last.item.is(IfConfigDeclSyntax.self) {
      work.edits.insert("; import Combine", after: last)
    }
  }

  /// Returns the imports under the same conditions as a token.
  private static func imports(around token: TokenSyntax) -> [ImportDeclSyntax] {
    var result: [ImportDeclSyntax] = []
    var node = token.parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) {
        result += list.compactMap { $0.item.as(ImportDeclSyntax.self) }
      }
      node = current.parent
    }
    return result
  }
}
