import Foundation
import SwiftSyntax

/// Qualifies types of the package's modules that have the name of one of Apple's types.
///
///     func run(on scheduler: Scheduler)
///     func run(on scheduler: ReactiveSwift.Scheduler)
///
///     guard case XMLParser.Error.empty? = thrown else { return }
///     guard case SVG.XMLParser.Error.empty? = thrown else { return }
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
    if let name = nameInPattern(message) { return name }
    guard message.hasPrefix("'"), let end = message.range(of: mark) else { return nil }
    return String(message[message.index(after: message.startIndex)..<end.lowerBound])
  }

  /// Returns the outermost type of a case of an error in a pattern: the compiler does not say that it is ambiguous, but
  /// takes the case for a function.
  private static func nameInPattern(_ message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 4, parts[0] == "type ", parts[2] == " cannot conform to ", parts[3] == "_ErrorCodeProtocol",
      let type = parts[1].components(separatedBy: " -> ").last, let name = type.split(separator: ".").first,
      type.contains(".")
    else { return nil }
    return String(name)
  }

  /// Returns a message that names the module whose type is meant.
  public static func message(_ message: String, module: String) -> String { "\(message), of module '\(module)'" }

  static func fault(in message: String) -> Fault? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard let name = name(in: message), parts.count > 4, parts[parts.count - 3].hasSuffix(", of module ") else {
      return nil
    }
    return Fault(name: name, module: String(parts[parts.count - 2]))
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    let token = token.text == fault.name ? token : start(of: token)
    guard token.text == fault.name,
      token.parent?.is(IdentifierTypeSyntax.self) == true || token.parent?.is(DeclReferenceExprSyntax.self) == true,
      work.begin(token)
    else { return }
    work.edits.insert("\(fault.module).", before: token)
  }

  /// Returns the first name of `A.b.c` if a token is its last one.
  private static func start(of token: TokenSyntax) -> TokenSyntax {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
      let first = member.base?.firstToken(viewMode: .sourceAccurate)
    else { return token }
    return first
  }
}
