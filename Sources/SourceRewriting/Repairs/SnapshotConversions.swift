import SwiftSyntax

/// Makes a snapshot of one that is an object, as delegates of fetched results get it:
///
///     snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
///     NSDiffableDataSourceSnapshot<String, NSManagedObjectID>(snapshot)
enum SnapshotConversions: ErrorRepair {
  struct Fault {}

  static func fault(in message: String) -> Fault? {
    message.hasPrefix("cannot convert value of type 'NSDiffableDataSourceSnapshotReference' to type")
      && message.hasSuffix("in coercion") ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let sequence = token.innermost(SequenceExprSyntax.self) else { return }
    let elements = Array(sequence.elements)
    for index in elements.indices.dropFirst().dropLast() {
      guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type, work.begin(sequence)
      else { continue }
      work.edits.insert("\(type.trimmedDescription)(", before: elements[index - 1])
      work.replace(cast, with: ")")
      work.replace(type, with: "")
    }
  }
}
