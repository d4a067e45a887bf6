import SwiftSyntax

/// Imports Combine and Observation into files that use their names without an import: on Apple's platforms Foundation
/// makes them visible.
///
///     import Foundation; import Combine
///     class Model: ObservableObject {…}
enum ExportedImports: ErrorRepair {
  private static let modules: [Substring: String] = {
    let names: [String: [Substring]] = [
      "Combine": [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher",
        "CurrentValueSubject", "Deferred", "Future", "Just", "ObservableObject", "ObservableObjectPublisher",
        "PassthroughSubject", "Published", "Publisher", "Publishers", "Subject", "Subscriber", "Subscribers",
        "Subscription",
      ],
      "Observation": [
        "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked", "withObservationTracking",
      ],
    ]
    var modules: [Substring: String] = [:]
    for (module, list) in names { for name in list { modules[name] = module } }
    return modules
  }()

  /// Returns the module that declares the name which an error is about.
  static func fault(in message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, let module = modules[parts[1]] else { return nil }
    return message.hasPrefix("cannot find ") || message.hasPrefix("unknown attribute ") ? module : nil
  }

  static func repair(_ module: String, at token: TokenSyntax, in work: RepairWork) {
    let statements = work.file.tree.statements
    guard let first = statements.first, let last = statements.last, work.begin(statements) else { return }
    let imports = imports(around: token)
    // A file that imports it lacks the name for another reason.
    guard !imports.contains(where: { $0.path.trimmedDescription == module }) else { return }
    if let other = imports.first {
      work.edits.insert("; import \(module)", after: other)
    } else if !first.item.is(IfConfigDeclSyntax.self) {
      work.edits.insert("import \(module); ", before: first)
    } else if !last.item.is(IfConfigDeclSyntax.self) {
      work.edits.insert("; import \(module)", after: last)
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
