/// The changes announced between the start and the end of a batch of updates, as the caller named them.
///
/// Deletions, reloads and the origins of moves are positions before the batch; insertions and the destinations of moves
/// are positions after it, whatever the order of the calls.
package struct UpdateBatch: Sendable {
  package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    package var from: Position
    package var to: Position

    package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  package var deletedItems: [ItemIndex] = []
  package var insertedItems: [ItemIndex] = []
  package var reloadedItems: [ItemIndex] = []
  package var reconfiguredItems: [ItemIndex] = []
  package var movedItems: [Move<ItemIndex>] = []
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var reloadedSections: [Int] = []
  package var movedSections: [Move<Int>] = []

  package init() {}

  package var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
      && movedItems.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }
}
