import SwiftSyntax

/// Imports Combine into files that use its names without an import: on Apple's platforms Foundation makes them visible.
///
///     import Foundation
///     class Model: ObservableObject {…}; import Combine
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
    // A file that imports it lacks the name for another reason.
    guard let first = statements.first, let last = statements.last, work.begin(statements),
      !statements.contains(where: { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "Combine" })
    else { return }
    // Nothing may follow or precede `#if` and `#endif` on their lines.
    if !last.item.is(IfConfigDeclSyntax.self) {
      work.edits.insert("; import Combine", after: last)
    } else if !first.item.is(IfConfigDeclSyntax.self) {
      work.edits.insert("import Combine; ", before: first)
    }
  }
}
