extension UpdatePlan {
  /// Checks the counts after the batch against the counts before it and the announced changes, and that every announced
  /// position after the batch exists. O(sections + changes).
  package func validate(after: SectionCounts) throws(UpdateError) {
    try checkPositionsAfter(after)
    let expected = before.sections + insertedSections.count - deletedSections.count
    guard after.sections == expected else {
      throw UpdateError(
        message: """
          Invalid update: invalid number of sections.  The number of sections contained in the collection view after \
          the update (\(after.sections)) must be equal to the number of sections contained in the collection view \
          before the update (\(before.sections)), plus or minus the number of sections inserted or deleted \
          (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
          """)
    }
    for old in 0..<before.sections where !reloadedSections.contains(old) {
      guard let new = newSection(ofOld: old) else { continue }
      try checkItems(old: old, new: new, after: after)
    }
  }

  private func checkItems(old: Int, new: Int, after: SectionCounts) throws(UpdateError) {
    let inserted = Self.count(insertedItems, section: new)
    let deleted = Self.count(deletedItems, section: old)
    let movedIn = (takenItems[new]?.count ?? 0) - inserted
    let movedOut = (removedItems[old]?.count ?? 0) - deleted
    let was = before.count(inSection: old)
    let isNow = after.count(inSection: new)
    guard isNow != was + inserted - deleted + movedIn - movedOut else { return }
    throw UpdateError(
      message: """
        Invalid update: invalid number of items in section \(old).  The number of items contained in an existing \
        section after the update (\(isNow)) must be equal to the number of items contained in that section before the \
        update (\(was)), plus or minus the number of items inserted or deleted from that section (\(inserted) \
        inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of that section \
        (\(movedIn) moved in, \(movedOut) moved out).
        """)
  }

  /// Returns the number of sorted indices in the section. O(log n).
  private static func count(_ sorted: [ItemIndex], section: Int) -> Int {
    sorted.partitionPoint { $0.section <= section } - sorted.partitionPoint { $0.section < section }
  }

  private func checkPositionsAfter(_ after: SectionCounts) throws(UpdateError) {
    for section in insertedSections where section < 0 || section >= after.sections {
      throw UpdateError(
        message: "attempt to insert section \(section) but there are only \(after.sections) sections after the update")
    }
    for (from, to) in sectionMoves where to < 0 || to >= after.sections {
      throw UpdateError(
        message: """
          attempt to move section \(from) to section \(to) but there are only \(after.sections) sections after the update
          """)
    }
    for index in insertedItems { try Self.checkTarget(index, "insert item \(index.item) into", after) }
    for (from, to) in itemMoves {
      try Self.checkTarget(to, "move item \(from.item) of section \(from.section) to item \(to.item) of", after)
    }
  }

  private static func checkTarget(_ index: ItemIndex, _ what: String, _ after: SectionCounts) throws(UpdateError) {
    guard index.section >= 0, index.section < after.sections else {
      throw UpdateError(
        message: """
          attempt to \(what) section \(index.section), but there are only \(after.sections) sections after the update
          """)
    }
    let count = after.count(inSection: index.section)
    guard index.item < 0 || index.item >= count else { return }
    throw UpdateError(
      message: """
        attempt to \(what) section \(index.section), but there are only \(count) items in section \(index.section) \
        after the update
        """)
  }

  // MARK: - Before the batch

  static func checkPositionsBefore(_ batch: UpdateBatch, _ before: SectionCounts) throws(UpdateError) {
    for section in batch.deletedSections { try checkSection(section, "delete", before) }
    for section in batch.reloadedSections { try checkSection(section, "reload", before) }
    for move in batch.movedSections { try checkSection(move.from, "move", before) }
    for index in batch.deletedItems { try checkOrigin(index, "delete", before) }
    for index in batch.reloadedItems { try checkOrigin(index, "reload", before) }
    for index in batch.reconfiguredItems { try checkOrigin(index, "reconfigure", before) }
    for move in batch.movedItems { try checkOrigin(move.from, "move", before) }
  }

  private static func checkSection(_ section: Int, _ verb: String, _ before: SectionCounts) throws(UpdateError) {
    guard section < 0 || section >= before.sections else { return }
    throw UpdateError(
      message: """
        attempt to \(verb) section \(section), but there are only \(before.sections) sections before the update
        """)
  }

  private static func checkOrigin(_ index: ItemIndex, _ verb: String, _ before: SectionCounts) throws(UpdateError) {
    guard index.section >= 0, index.section < before.sections else {
      throw UpdateError(
        message: """
          attempt to \(verb) item \(index.item) from section \(index.section), but there are only \(before.sections) \
          sections before the update
          """)
    }
    guard !before.contains(index) else { return }
    throw UpdateError(
      message: """
        attempt to \(verb) item \(index.item) from section \(index.section) which only contains \
        \(before.count(inSection: index.section)) items before the update
        """)
  }

  static func checkContradictions(_ batch: UpdateBatch) throws(UpdateError) {
    let deleted = Set(batch.deletedItems)
    for index in batch.reloadedItems where deleted.contains(index) {
      throw UpdateError(message: "attempt to delete and reload the same index path (\(describe(index)))")
    }
    for move in batch.movedItems where deleted.contains(move.from) {
      throw UpdateError(
        message: "attempt to perform a delete and a move from the same index path (\(describe(move.from)))")
    }
    let inserted = Set(batch.insertedItems)
    var origins = Set<ItemIndex>()
    var targets = Set<ItemIndex>()
    for move in Set(batch.movedItems) {
      if inserted.contains(move.to) {
        throw UpdateError(
          message: "attempt to perform an insert and a move to the same index path (\(describe(move.to)))")
      }
      if !origins.insert(move.from).inserted {
        throw UpdateError(message: "attempt to move the same index path twice (\(describe(move.from)))")
      }
      if !targets.insert(move.to).inserted {
        throw UpdateError(message: "attempt to move two items to the same index path (\(describe(move.to)))")
      }
    }
    try checkSectionContradictions(batch)
  }

  private static func checkSectionContradictions(_ batch: UpdateBatch) throws(UpdateError) {
    let deleted = Set(batch.deletedSections)
    for section in batch.reloadedSections where deleted.contains(section) {
      throw UpdateError(message: "attempt to delete and reload the same section (\(section))")
    }
    let inserted = Set(batch.insertedSections)
    var origins = Set<Int>()
    var targets = Set<Int>()
    for move in Set(batch.movedSections) {
      if deleted.contains(move.from) {
        throw UpdateError(message: "attempt to perform a delete and a move from the same section (\(move.from))")
      }
      if inserted.contains(move.to) {
        throw UpdateError(message: "attempt to perform an insert and a move to the same section (\(move.to))")
      }
      if !origins.insert(move.from).inserted {
        throw UpdateError(message: "attempt to move the same section twice (\(move.from))")
      }
      if !targets.insert(move.to).inserted {
        throw UpdateError(message: "attempt to move two sections to the same section (\(move.to))")
      }
    }
  }

  /// Returns the description of an `NSIndexPath`, without its address.
  static func describe(_ index: ItemIndex) -> String {
    "<NSIndexPath> {length = 2, path = \(index.section) - \(index.item)}"
  }
}
