import SwiftSyntax

/// Converts constants of C, whose integer types differ between Darwin and Linux.
///
///     let isUp = flags & (IFF_UP | IFF_RUNNING) != 0          // flags: Int32
///     let isUp = flags & Int32(IFF_UP | IFF_RUNNING) != 0
///
///     pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
///     pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
///
///     hints.ai_socktype = SOCK_STREAM                         // an enumeration on Linux
///     hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
enum CConstants: ErrorRepair {
  enum Fault {
    /// The types of an operator's operands; the operator is at the error's position.
    case operands(left: String, right: String)
    /// The type of an argument, which is at the error's position.
    case argument(type: String)
    /// The integer type that is wanted of a kind of socket, which is at the error's position.
    case socketType(type: String)
  }

  private static let integers: Set<Substring> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
  ]

  static func fault(in message: String) -> Fault? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    if message.hasPrefix("cannot convert value of type '"), parts.count == 5,
      parts[2] == " to expected argument type ", integer(parts[1]) != nil, let type = integer(parts[3])
    {
      return .argument(type: type)
    }
    if parts.count >= 5, parts[1] == "__socket_type",
      ["cannot convert value of type ", "cannot assign value of type "].contains(parts[0]),
      let type = integer(parts[3])
    {
      return .socketType(type: type)
    }
    guard message.hasPrefix("binary operator '") else { return nil }
    guard parts.count >= 7, parts[2] == " cannot be applied to operands of type ", parts[4] == " and ",
      let left = integer(parts[3]), let right = integer(parts[5])
    else { return nil }
    return .operands(left: left, right: right)
  }

  /// Returns the name of an integer type, without its C name: `UInt8` of `sa_family_t' (aka 'UInt8`.
  private static func integer(_ name: Substring) -> String? { integers.contains(name) ? String(name) : nil }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .argument(let type):
      guard let value = token.innermost(LabeledExprSyntax.self)?.expression, isConstant(value) else { return }
      convert(value, to: type, in: work)
    case .socketType(let type):
      guard let value = token.parent?.as(DeclReferenceExprSyntax.self).map(ExprSyntax.init), isConstant(value),
        work.begin(value)
      else { return }
      work.edits.insert(type + "(", before: value)
      work.edits.insert(".rawValue)", after: value)
    case .operands(let left, let right): repairOperand(of: left, right, at: token, in: work)
    }
  }

  private static func repairOperand(
    of left: String, _ right: String, at token: TokenSyntax, in work: RepairWork
  ) {
    guard let node = token.parent?.as(BinaryOperatorExprSyntax.self), let list = node.parent?.as(ExprListSyntax.self)
    else { return }
    let elements = Array(list)
    guard let place = elements.firstIndex(where: { $0.id == node.id }), place > 0, place + 1 < elements.count else {
      return
    }
    if isConstant(elements[place + 1]) {
      convert(elements[place + 1], to: left, in: work)
    } else if isConstant(elements[place - 1]) {
      convert(elements[place - 1], to: right, in: work)
    }
  }

  private static func convert(_ value: ExprSyntax, to type: String, in work: RepairWork) {
    guard work.begin(value) else { return }
    let isInParentheses = value.is(TupleExprSyntax.self)
    work.edits.insert(isInParentheses ? type : type + "(", before: value)
    if !isInParentheses { work.edits.insert(")", after: value) }
  }

  /// Returns whether an expression names constants in capitals only, such as `(IFF_UP | IFF_RUNNING)`.
  private static func isConstant(_ value: ExprSyntax) -> Bool {
    var namesAny = false
    for token in value.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        guard name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }), name.contains(where: \.isLetter) else {
          return false
        }
        namesAny = true
      case .integerLiteral, .leftParen, .rightParen, .binaryOperator, .prefixOperator: break
      default: return false
      }
    }
    return namesAny
  }
}
