import SwiftSyntax

/// Says of a name which module is meant, if a module of the package and one of Apple's declare it.
///
///     shadow.color = .black
///     shadow.color = .Sparkline::black
///
/// On Apple's platforms the name is not ambiguous: the system has its own only since a later version than the package
/// needs, or in other frameworks than the package imports.
public enum AmbiguousMembers: ErrorRepair {
  struct Fault {
    let name: String
    let module: String
  }

  private static let start = "ambiguous use of '"
  private static let separator = ", found in "

  /// Returns whether an error is one whose notes name the modules of the candidates.
  static func isCause(_ message: String) -> Bool { message.hasPrefix(start) }

  /// Returns an error's message with the module that a note after it names; nil for other notes.
  static func message(_ message: String, withCandidateOf note: String) -> String? {
    let parts = note.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].hasSuffix("found this candidate in module ") else { return nil }
    return message + separator + parts[1]
  }

  /// Returns the modules that declare the name that a message is about; nil for other messages.
  public static func modules(in message: String) -> [String]? {
    guard isCause(message) else { return nil }
    return message.split(separator: separator).dropFirst().map(String.init)
  }

  /// Returns a message that names one module alone.
  public static func message(_ message: String, module: String) -> String {
    (message.split(separator: separator).first.map(String.init) ?? message) + separator + module
  }

  static func fault(in message: String) -> Fault? {
    guard let modules = modules(in: message), modules.count == 1, let module = modules.first,
      let name = message.dropFirst(start.count).split(separator: "'").first
    else { return nil }
    return Fault(name: String(name.prefix { $0 != "(" }), module: module)
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard token.text == fault.name, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      reference.moduleSelector == nil, work.begin(token)
    else { return }
    work.edits.insert("\(fault.module)::", before: token)
  }
}
