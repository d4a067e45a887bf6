import CollectionCore

/// The placeholders that a list shows among the items of its data source.
@MainActor struct PlaceholderState<Placeholder> {
  private(set) var positions = PlaceholderPositions()
  private var placeholders: [Int: Placeholder] = [:]
  private var lastIdentifier = 0
  /// The placeholder for which the plan being carried out makes room.
  private var arriving: (identifier: Int, index: ItemIndex)?

  var isEmpty: Bool { positions.isEmpty }

  /// Returns the placeholder at a displayed position; nil for an item of the data source.
  func placeholder(at index: ItemIndex) -> Placeholder? {
    guard !isEmpty, let identifier = positions.identifier(at: index) else { return nil }
    return placeholders[identifier]
  }

  func contains(_ index: ItemIndex) -> Bool { !isEmpty && positions.identifier(at: index) != nil }

  /// Returns the displayed position of a placeholder; nil if it is no longer there.
  func index(of identifier: Int) -> ItemIndex? { positions.indices[identifier] }

  subscript(identifier: Int) -> Placeholder? { placeholders[identifier] }

  /// Adds a placeholder, which gets its position with the plan that is carried out next. Returns its identifier.
  mutating func add(_ placeholder: Placeholder, at index: ItemIndex) -> Int {
    lastIdentifier += 1
    placeholders[lastIdentifier] = placeholder
    arriving = (lastIdentifier, index)
    return lastIdentifier
  }

  /// Moves the placeholders with a plan of displayed positions.
  mutating func follow(_ plan: UpdatePlan) {
    if isEmpty, arriving == nil { return }
    positions.follow(plan)
    if let arriving { positions.insert(arriving.identifier, at: arriving.index) }
    arriving = nil
    placeholders = placeholders.filter { positions.indices[$0.key] != nil }
  }

  mutating func removeAll() {
    positions.removeAll()
    placeholders = [:]
    arriving = nil
  }
}
