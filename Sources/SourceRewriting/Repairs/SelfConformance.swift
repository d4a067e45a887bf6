import SwiftSyntax

/// Lets values of a protocol's own type be used where a type that conforms to the protocol is required: protocols of
/// Objective-C conform to themselves.
///
///     extension Array where Element: MKAnnotation {…}            // used with [MKAnnotation]
///     extension Array where Element == any MKAnnotation {…}
///
///     var field: (some TextField)? { observer.field }            // of type (any TextField)?
///     var field: (any TextField)? { observer.field }
///
///     func move(_ field: (some TextField)?)                       // called with (any TextField)?
///     func move(_ field: (any TextField)?)
enum SelfConformance: ErrorRepair {
  enum Fault {
    /// An extension whose generic parameter is the protocol's type.
    case element(parameter: String, name: String)
    /// The result of a property or function.
    case result(name: String)
    /// A parameter of a function.
    case parameter(name: String)
  }

  private static let separator = " because of "
  private static let start = "type 'any "

  /// Returns whether an error is one whose note names the place to change.
  static func isCause(_ message: String) -> Bool {
    message.hasPrefix(start) && message.contains("' cannot conform to '")
  }

  /// Returns the message for a note.
  static func message(_ note: String, because reason: String) -> String { "required by " + note + separator + reason }

  static func fault(in message: String) -> Fault? {
    guard message.hasPrefix("required by "), let middle = message.ranges(of: separator).last else { return nil }
    let note = message[..<middle.lowerBound]
    let parts = message[middle.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[1].hasPrefix("any ") else { return nil }
    let name = String(parts[1].dropFirst(4))
    if note.hasPrefix("required by opaque return type") { return .result(name: name) }
    let words = note.split(separator: "'", omittingEmptySubsequences: false)
    guard let place = words.firstIndex(of: " = "), place > 0, place + 1 < words.count, words[place + 1] == parts[1]
    else { return nil }
    if words[place - 1] == "some " + name { return .parameter(name: name) }
    return .element(parameter: String(words[place - 1]), name: name)
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .element(let parameter, let name):
      guard let requirements = around(token, ExtensionDeclSyntax.self)?.genericWhereClause?.requirements else { return }
      for requirement in requirements {
        guard case .conformanceRequirement(let bound) = requirement.requirement,
          bound.leftType.trimmedDescription == parameter, bound.rightType.trimmedDescription == name,
          work.begin(bound)
        else { continue }
        work.replace(bound, with: "\(parameter) == any \(name)")
      }
    case .result(let name):
      let result: (any SyntaxProtocol)? =
        around(token, VariableDeclSyntax.self)?.bindings.first?.typeAnnotation
        ?? around(token, FunctionDeclSyntax.self)?.signature.returnClause
      if let result { open(result, name: name, in: work) }
    case .parameter(let name):
      let clause: (any SyntaxProtocol)? =
        around(token, FunctionDeclSyntax.self)?.signature.parameterClause
        ?? around(token, InitializerDeclSyntax.self)?.signature.parameterClause
      if let clause { open(clause, name: name, in: work) }
    }
  }

  /// Turns `some` before a protocol's name into `any`.
  private static func open(_ node: any SyntaxProtocol, name: String, in work: RepairWork) {
    for token in node.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.some) {
      guard let type = token.parent?.as(SomeOrAnyTypeSyntax.self), type.constraint.trimmedDescription == name,
        work.begin(token)
      else { continue }
      work.replace(token, with: "any")
    }
  }

  /// Returns the innermost declaration of a kind around a token.
  private static func around<Node: SyntaxProtocol>(_ token: TokenSyntax, _ kind: Node.Type) -> Node? {
    var node = token.parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }
}
