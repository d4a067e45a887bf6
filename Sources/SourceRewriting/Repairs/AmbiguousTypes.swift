import Foundation
import SwiftSyntax

/// Qualifies types of the package's modules that have the name of one of Apple's types.
///
///     func run(on scheduler: Scheduler)
///     func run(on scheduler: ReactiveSwift.Scheduler)
///
/// On Apple's platforms the name is not ambiguous: the sources do not import the framework that declares the other
/// type, or the system has had it only since a later version.
public enum AmbiguousTypes: ErrorRepair {
  struct Fault {
    let name: String
    let module: String
  }

  private static let mark = "' is ambiguous for type lookup in this context"

  /// Returns the name of the type that a message is about; nil for other messages.
  public static func name(in message: String) -> String? {
    guard message.hasPrefix("'"), let end = message.range(of: mark) else { return nil }
    return String(message[message.index(after: message.startIndex)..<end.lowerBound])
  }

  /// Returns a message that names the module whose type is meant.
  public static func message(_ message: String, module: String) -> String { "\(message), of module '\(module)'" }

  static func fault(in message: String) -> Fault? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard let name = name(in: message), parts.count == 5, parts[2].hasSuffix(", of module ") else { return nil }
    return Fault(name: name, module: String(parts[3]))
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard token.text == fault.name,
      token.parent?.is(IdentifierTypeSyntax.self) == true || token.parent?.is(DeclReferenceExprSyntax.self) == true,
      work.begin(token)
    else { return }
    work.edits.insert("\(fault.module).", before: token)
  }
}
