import SwiftSyntax

/// Converts collections that Objective-C bridges and the compiler on Linux does not.
///
///     layer.locations = locations as [NSNumber]?          // of [CGFloat]?
///     layer.locations = (locations)?.map { NSNumber(value: Double($0)) }
///
///     NSArray(array: colors) as CFArray
///     NSArray(array: colors) as! CFArray
enum Conversions: ErrorRepair {
  enum Fault {
    /// An array of numbers as one of `NSNumber`.
    case numbers(isOptional: Bool)
    /// A collection of Foundation as one of Swift.
    case collection
  }

  private static let numbers: Set<Substring> = ["CGFloat", "Double", "Float", "Int", "UInt"]

  static func fault(in message: String) -> Fault? {
    if message.hasPrefix("'NSArray' is not convertible to 'CFArray'") { return .collection }
    guard message.hasPrefix("cannot convert value of type '["), message.hasSuffix(" in coercion") else { return nil }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 5, parts[3] == "[NSNumber]" || parts[3] == "[NSNumber]?",
      numbers.contains(parts[1].dropFirst().prefix { $0 != "]" })
    else { return nil }
    return .numbers(isOptional: parts[1].hasSuffix("]?"))
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .numbers(let isOptional): convertNumbers(at: token, isOptional, in: work)
    case .collection: force(at: token, in: work)
    }
  }

  /// Rewrites `value as [NSNumber]`.
  private static func convertNumbers(at token: TokenSyntax, _ isOptional: Bool, in work: RepairWork) {
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
      work.begin(elements[place])
    else { return }
    work.edits.insert("(", before: elements[place])
    work.edits.insert(")\(isOptional ? "?" : "").map { NSNumber(value: Double($0)) }", after: elements[place])
    work.edits.remove(from: elements[place + 1], through: elements[place + 2], in: work.file)
  }

  /// Turns the next `as` after a token, or the token itself, into `as!`.
  private static func force(at token: TokenSyntax, in work: RepairWork) {
    var current: TokenSyntax? = token
    while let token = current, !token.tokenKind.endsExpression {
      if token.tokenKind == .keyword(.as), work.begin(token) {
        work.edits.insert("!", after: token)
        return
      }
      current = token.nextToken(viewMode: .sourceAccurate)
    }
  }
}

extension TokenKind {
  /// Whether a token ends the search for a part of the same expression.
  fileprivate var endsExpression: Bool {
    switch self {
    case .keyword(.let), .keyword(.var), .keyword(.func), .keyword(.return), .semicolon, .endOfFile, .rightBrace: true
    default: false
    }
  }
}
