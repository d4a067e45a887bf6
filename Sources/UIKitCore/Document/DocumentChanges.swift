/// The changes of a document since it was saved.
struct DocumentChanges: Equatable {
  /// The number of changes less that of undone ones; negative if older changes than the saved ones were undone.
  private var balance = 0
  /// Whether undoing and redoing cannot lead back to the saved state.
  private var hasDiverged = false
  /// The number of calls so far, by which a later state differs from an earlier one.
  private var total = 0

  var areUnsaved: Bool { balance != 0 || hasDiverged }

  mutating func count(_ change: UIDocument.ChangeKind) {
    total += 1
    switch change {
    case .done:
      // The saved changes were undone before, and now they cannot be redone any more.
      if balance < 0 { hasDiverged = true }
      balance += 1
    case .undone: balance -= 1
    case .redone: balance += 1
    case .cleared:
      balance = 0
      hasDiverged = false
    }
  }

  /// Removes the changes that were saved; there are later ones.
  mutating func subtract(_ saved: DocumentChanges) {
    balance -= saved.balance
    // A change that took the place of an undone one is not in the balance. At worst the document is saved once more.
    hasDiverged = balance == 0
  }
}
