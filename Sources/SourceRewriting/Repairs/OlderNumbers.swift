import SwiftSyntax

/// Converts between numbers and the types that stand for them since Swift 4.2.
///
///     let rate: CGFloat = list.decelerationRate
///     let rate: CGFloat = list.decelerationRate.rawValue
///
///     list.decelerationRate = rate
///     list.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
enum OlderNumbers: ErrorRepair {
  enum Fault: Equatable {
    case number
    case value(type: String)
  }

  /// The types that were `CGFloat`.
  private static let types: Set<Substring> = ["UIScrollView.DecelerationRate", "UIWindow.Level"]

  static func fault(in message: String) -> Fault? {
    guard message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign ") else { return nil }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    if types.contains(parts[1]), parts[3] == "CGFloat" { return .number }
    if parts[1] == "CGFloat", types.contains(parts[3]) { return .value(type: String(parts[3])) }
    return nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .number:
      guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return }
      let member = name.parent?.as(MemberAccessExprSyntax.self)
      let value = member?.declName.id == name.id ? member.map { ExprSyntax($0) } : ExprSyntax(name)
      guard let value, work.begin(value) else { return }
      work.edits.insert(".rawValue", after: value)
    case .value(let type):
      guard let sequence = token.innermost(SequenceExprSyntax.self), sequence.elements.count > 2,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
        let value = sequence.elements.dropFirst(2).first, let last = sequence.elements.last, work.begin(value)
      else { return }
      work.edits.insert("\(type)(rawValue: ", before: value)
      work.edits.insert(")", after: last)
    }
  }
}
