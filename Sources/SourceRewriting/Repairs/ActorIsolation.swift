import SwiftSyntax

/// Runs code on the main actor if it is called there and the compiler cannot tell: classes of Objective-C have no
/// isolation, and those on Linux have.
///
///     func open(with application: UIApplication = .shared)   // not on the main actor
///     func open(with application: UIApplication = MainActor.assumeIsolated { .shared })
///
///     @MainActor class FilmTests: XCTestCase { override func setUp() { film = Film() } }
///     … nonisolated override func setUp() { MainActor.assumeIsolated { film = Film() } }
enum ActorIsolation: ErrorRepair {
  enum Fault {
    /// A default value that needs the main actor.
    case defaultValue
    /// A method on the main actor that overrides one without isolation.
    case override
    /// A use of something on the main actor, in such a method that does not have its class's isolation.
    case use
  }

  static func fault(in message: String) -> Fault? {
    if message.hasPrefix("main actor-isolated default value in a nonisolated context") { return .defaultValue }
    let isOverride =
      message.hasPrefix("main actor-isolated instance method")
      && message.hasSuffix("has different actor isolation from nonisolated overridden declaration")
    if isOverride { return .override }
    let isUse =
      message.hasPrefix("main actor-isolated ") && message.hasSuffix(" from a nonisolated context")
      || message.hasPrefix("call to main actor-isolated ")
    return isUse ? .use : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .defaultValue:
      // The error is at the parameter's name.
      guard let value = token.innermost(FunctionParameterSyntax.self)?.defaultValue?.value, work.begin(value) else {
        return
      }
      work.edits.insert("MainActor.assumeIsolated { ", before: value)
      work.edits.insert(" }", after: value)
    case .override:
      if let function = token.parent?.as(FunctionDeclSyntax.self) { isolate(function, in: work) }
    case .use:
      if let function = override(around: token) { isolate(function, in: work) }
    }
  }

  /// Returns the override around a token, in a class on the main actor.
  private static func override(around token: TokenSyntax) -> FunctionDeclSyntax? {
    var node = token.parent
    while let current = node, !current.is(ClosureExprSyntax.self) {
      if let function = current.as(FunctionDeclSyntax.self) {
        let owner = function.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        return owner?.attributes.first(named: "MainActor") == nil ? nil : function
      }
      node = current.parent
    }
    return nil
  }

  private static func isolate(_ function: FunctionDeclSyntax, in work: RepairWork) {
    guard let body = function.body,
      function.signature.effectSpecifiers?.asyncSpecifier == nil,
      let first = function.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }), work.begin(function)
    else { return }
    if let attribute = function.attributes.first(named: "MainActor") { work.remove(attribute) }
    let attempt = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    work.edits.insert("nonisolated ", before: first)
    work.edits.insert(" \(attempt)MainActor.assumeIsolated {", after: body.leftBrace)
    work.edits.insert("} ", before: body.rightBrace)
  }
}
