import SwiftSyntax

/// Converts what Objective-C converts and the compiler on Linux does not, where it reports so.
///
///     layer.locations = locations as [NSNumber]?          // of [CGFloat]?
///     layer.locations = (locations)?.map { NSNumber(value: Double($0)) }
///
///     func open(with application: UIApplication = .shared)   // not on the main actor
///     func open(with application: UIApplication = MainActor.assumeIsolated { .shared })
///
///     @MainActor class FilmTests: XCTestCase { override func setUp() { film = Film() } }
///     … nonisolated override func setUp() { MainActor.assumeIsolated { film = Film() } }
///
///     delegate?.list?(self, heightOf: row) ?? 44
///     delegate?.list(self, heightOf: row) ?? 44
///
///     strcmp(name, "a")                                      // of an optional pointer
///     strcmp((name)!, "a")
///
///     value!                                                 // of a type that is not optional here
///     value
///
///     NSArray(array: colors) as CFArray
///     NSArray(array: colors) as! CFArray
///
///     let layer = Layer()                                    // with Layer: CALayer
///     let layer = (NSObject.object(of: Layer.self) as! Layer)
enum Conversions {
  /// Returns the text with conversions at the places of such errors; nil if there are none that can be repaired.
  ///
  /// Costs a parse of the file.
  static func repair(_ text: String, at errors: [CompilerError], module: ModuleIndex) -> String? {
    let wanted = errors.compactMap { error in kind(of: error.message).map { (error, $0) } }
    guard !wanted.isEmpty else { return nil }
    let file = SourceFile(path: "", text: text)
    let lines = LineStarts(file.text)
    var edits = Edits()
    var done: Set<SyntaxIdentifier> = []
    for (error, kind) in wanted {
      guard let offset = lines.offset(line: error.line, column: error.column),
        let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
      else { continue }
      switch kind {
      case .numbers(let isOptional): convertNumbers(at: token, isOptional, &edits, &done, file)
      case .mainActor: assumeMainActor(at: token, &edits, &done)
      case .bridge: force(at: token, &edits, &done)
      case .pointer: unwrap(at: token, &edits, &done)
      case .certainty: dropForce(at: token, &edits, &done, file)
      case .optionalCall: dropMark(at: token, &edits, &done, file)
      case .isolatedOverride: isolate(at: token, &edits, &done, file)
      case .construction(let type): construct(type, at: token, &edits, &done, file)
      }
    }
    return edits.isEmpty ? nil : edits.applied(to: file.text)
  }

  private enum Kind {
    /// An array of numbers as one of `NSNumber`.
    case numbers(isOptional: Bool)
    /// A default value that needs the main actor.
    case mainActor
    /// A collection of Foundation as one of Swift.
    case bridge
    /// A pointer that may be nil, for a function of C that takes such pointers on Apple's platforms only.
    case pointer
    /// A `!` after a value that is not optional here.
    case certainty
    /// A call of an optional method of a protocol of UIKit, which has a default implementation here.
    case optionalCall
    /// A method on the main actor that overrides one without isolation.
    case isolatedOverride
    /// An object of a class that is a parameter or a value.
    case construction(of: String)
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "UInt"]

  private static func kind(of message: String) -> Kind? {
    if message.hasPrefix("main actor-isolated default value in a nonisolated context") { return .mainActor }
    if message.hasPrefix("'NSArray' is not convertible to 'CFArray'") { return .bridge }
    if message.hasPrefix("value of optional type 'Unsafe"), message.contains("Pointer") { return .pointer }
    if message.hasPrefix("cannot force unwrap value of non-optional type '") { return .certainty }
    if message.hasPrefix("cannot use optional chaining on non-optional value of type '("), message.contains("->") {
      return .optionalCall
    }
    if message.hasPrefix("main actor-isolated instance method"),
      message.hasSuffix("has different actor isolation from nonisolated overridden declaration")
    {
      return .isolatedOverride
    }
    if message.hasPrefix("constructing an object of class type '"), message.contains("'required' initializer"),
      case let parts = message.split(separator: "'", omittingEmptySubsequences: false), parts.count > 2
    {
      return .construction(of: String(parts[1]))
    }
    guard message.hasPrefix("cannot convert value of type '["), message.hasSuffix(" in coercion") else { return nil }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 5, parts[3] == "[NSNumber]" || parts[3] == "[NSNumber]?" else { return nil }
    let isOptional = parts[1].hasSuffix("]?")
    let element = parts[1].dropFirst().prefix { $0 != "]" }
    guard numbers.contains(String(element)) else { return nil }
    return .numbers(isOptional: isOptional)
  }

  /// Rewrites `value as [NSNumber]`.
  private static func convertNumbers(
    at token: TokenSyntax, _ isOptional: Bool, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>,
    _ file: SourceFile
  ) {
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(ExprListSyntax.self), !parent.is(CodeBlockItemSyntax.self) {
      node = parent
    }
    guard let list = node.parent?.as(ExprListSyntax.self) else { return }
    let elements = Array(list)
    guard let position = elements.firstIndex(where: { $0.id == node.id }) else { return }
    // The place is that of the value, or of `as`.
    let place = elements[position].is(UnresolvedAsExprSyntax.self) ? position - 1 : position
    guard place >= 0, place + 2 < elements.count, elements[place + 1].is(UnresolvedAsExprSyntax.self),
      done.insert(elements[place].id).inserted
    else { return }
    edits.insert("(", before: elements[place])
    edits.insert(")\(isOptional ? "?" : "").map { NSNumber(value: Double($0)) }", after: elements[place])
    edits.remove(from: elements[place + 1], through: elements[place + 2], in: file)
  }

  /// Wraps the default value of a parameter.
  private static func assumeMainActor(
    at token: TokenSyntax, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>
  ) {
    // The place is that of the parameter's name.
    var node = Syntax(token)
    while let parent = node.parent, !node.is(FunctionParameterSyntax.self) { node = parent }
    guard let value = node.as(FunctionParameterSyntax.self)?.defaultValue?.value, done.insert(value.id).inserted else {
      return
    }
    edits.insert("MainActor.assumeIsolated { ", before: value)
    edits.insert(" }", after: value)
  }

  /// Runs the body of an override on the main actor, on which it is called.
  private static func isolate(
    at token: TokenSyntax, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>, _ file: SourceFile
  ) {
    guard let function = token.parent?.as(FunctionDeclSyntax.self), let body = function.body,
      function.signature.effectSpecifiers?.asyncSpecifier == nil,
      let first = function.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      done.insert(function.id).inserted
    else { return }
    if let attribute = function.attributes.first(named: "MainActor") { edits.remove(attribute, in: file) }
    let attempt = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    edits.insert("nonisolated ", before: first)
    edits.insert(" \(attempt)MainActor.assumeIsolated {", after: body.leftBrace)
    edits.insert("} ", before: body.rightBrace)
  }

  /// Turns the next `as` after a token, or the token itself, into `as!`.
  private static func force(at token: TokenSyntax, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>) {
    var current: TokenSyntax? = token
    while let token = current, !token.tokenKind.isStatementStart {
      if token.tokenKind == .keyword(.as), done.insert(token.id).inserted {
        edits.insert("!", after: token)
        return
      }
      current = token.nextToken(viewMode: .sourceAccurate)
    }
  }

  /// Unwraps an argument.
  private static func unwrap(at token: TokenSyntax, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>) {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let argument = current.as(LabeledExprSyntax.self) {
        guard done.insert(argument.id).inserted else { return }
        edits.insert("(", before: argument.expression)
        edits.insert(")!", after: argument.expression)
        return
      }
      node = current.parent
    }
  }

  /// Drops the `!` after a value.
  private static func dropForce(
    at token: TokenSyntax, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>, _ file: SourceFile
  ) {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let force = current.as(ForceUnwrapExprSyntax.self) {
        if done.insert(force.id).inserted { edits.remove(force.exclamationMark, in: file) }
        return
      }
      node = current.parent
    }
  }

  /// Drops the `?` before the arguments of a call; its result stays optional.
  private static func dropMark(
    at token: TokenSyntax, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>, _ file: SourceFile
  ) {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let chain = node.as(OptionalChainingExprSyntax.self), let call = parent.as(FunctionCallExprSyntax.self) {
        guard done.insert(chain.id).inserted else { return }
        edits.remove(chain.questionMark, in: file)
        let isStatement = call.parent?.is(CodeBlockItemSyntax.self) ?? false
        let isChain = chain.expression.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .postfixQuestionMark
        }
        if !isStatement, !isChain {
          edits.insert("Optional(", before: call)
          edits.insert(")", after: call)
        }
        return
      }
      node = parent
    }
  }

  /// Rewrites `Layer()` and `type.init()`.
  private static func construct(
    _ type: String, at token: TokenSyntax, _ edits: inout Edits, _ done: inout Set<SyntaxIdentifier>,
    _ file: SourceFile
  ) {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(FunctionCallExprSyntax.self), !node.is(CodeBlockItemSyntax.self) {
      node = parent
    }
    guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      done.insert(call.id).inserted
    else { return }
    var value = call.calledExpression
    if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base
    {
      value = base
    }
    let text = value.trimmedDescription
    // A name with a capital is that of a type; others are values.
    let isType = value.is(DeclReferenceExprSyntax.self) && text.first?.isUppercase ?? false
    edits.replace(call, with: "(NSObject.object(of: \(text)\(isType ? ".self" : "")) as! \(type))", in: file)
  }
}

extension TokenKind {
  /// Whether a token ends the search for a part of the same expression.
  fileprivate var isStatementStart: Bool {
    switch self {
    case .keyword(.let), .keyword(.var), .keyword(.func), .keyword(.return), .semicolon, .endOfFile, .rightBrace: true
    default: false
    }
  }
}
