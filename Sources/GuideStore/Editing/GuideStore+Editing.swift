import Foundation
import GuideModel

extension GuideStore {
  /// Channels, lists and searches, including edits that are still being stored.
  public var lineup: GuideLineup { state.withLock { $0.lineup } }

  /// Whether anything can be changed.
  public var isEditable: Bool { access == .readWrite }

  /// Makes a change at once and stores it in the background, in the order of the calls. An import that is running
  /// meanwhile neither delays nor loses it.
  /// - Returns: the edits that undo it.
  /// - Complexity: O(channels); waits for nothing.
  @discardableResult
  public func perform(_ edit: GuideEdit) -> [GuideEdit] {
    guard isEditable, let made = state.withLock({ $0.perform(edit) }) else { return [] }
    edits.wake(self)
    return made.undo
  }

  /// Sets the handler that is called on another thread when edits cannot be stored (disk full, no permission). They are
  /// tried again.
  public func onEditFailure(_ handler: (@Sendable (GuideStoreError) -> Void)?) { edits.setFailureHandler(handler) }

  /// Waits until every edit made so far is stored.
  /// - Parameter seconds: how long to wait while others use the file.
  public func flush(within seconds: Double = 30) throws(GuideStoreError) {
    guard let last = state.withLock({ $0.pending.last?.number }) else { return }
    try wait(for: last, seconds: seconds)
  }

  private func wait(for number: Int, seconds: Double) throws(GuideStoreError) {
    do {
      try edits.wait(for: number, seconds: seconds)
    } catch GuideStoreError.busy {
      throw GuideStoreError.busy(path: path)
    }
  }

  /// Stores pending edits before the program ends. Edits that cannot be stored in time are kept in a file next to the
  /// guide, and the next program that opens the guide for writing stores them.
  /// - Returns: the number of edits kept for later.
  /// - Throws: the reason why they could not even be kept, so that they are lost.
  public func finishEdits(within seconds: Double) throws(GuideStoreError) -> Int {
    try? flush(within: seconds)
    let rest = state.withLock { $0.pending.map(\.edit) }
    guard !rest.isEmpty else { return 0 }
    try translatingErrors { try EditJournal(database: path).append(rest) }
    return rest.count
  }

  /// Makes the edits that an earlier program could not store.
  func takeUpKeptEdits() {
    let journal = EditJournal(database: path)
    let kept = journal.read()
    guard !kept.isEmpty else { return }
    let last = state.withLock { state in kept.reduce(nil) { state.perform($1)?.number ?? $0 } }
    guard let last else { return journal.remove() }
    keptEdits.withLock { $0 = last }
    edits.wake(self)
  }

  /// Stores pending edits in one transaction.
  /// - Returns: the number of the last edit stored; `nil` if there was nothing to store.
  func storePendingEdits() throws(GuideStoreError) -> Int? {
    let pending = state.withLock { $0.pending }
    guard let last = pending.last?.number else { return nil }
    var stored: GuideLineup?
    try translatingErrors {
      // Wait for imports of other processes in short turns, so that one of this process can run in between.
      try withWriter(patience: 0.5, needsAirings: false) { connection in
        try connection.execute("BEGIN IMMEDIATE")
        do {
          let old = try LineupReader(connection: connection).read().lineup
          var new = old
          for entry in pending { new.apply(entry.edit) }
          try LineupWriter(connection: connection).write(new, over: old)
          // Between here and there no reader may see the file and consider these edits as still pending.
          try publishing.withLock { _ in
            try connection.execute("COMMIT")
            // Changes stay pending until the server has confirmed them.
            if server == nil { state.withLock { $0.noteStored(through: last, lineup: new) } }
            stored = new
          }
        } catch {
          if connection.isInTransaction { try? connection.execute("ROLLBACK") }
          throw error
        }
      }
    }
    if server != nil, let stored {
      publishing.withLock { _ in state.withLock { $0.noteStored(through: last, lineup: stored) } }
    }
    // So that the next check for changes does not take this for another process's change.
    try? reload()
    if let kept = keptEdits.withLock({ $0 }), kept <= last {
      EditJournal(database: path).remove()
      keptEdits.withLock { $0 = nil }
    }
    return last
  }

  /// Makes an edit and waits until it is stored; if that fails, it is undone.
  func store(_ edit: GuideEdit, naming keys: [Channel.Key]) throws(GuideStoreError) {
    guard isEditable else { throw GuideStoreError.readOnly(path: path) }
    let known = Set(lineup.channels.map(\.id))
    for key in keys where !known.contains(key) { throw GuideStoreError.unknownChannel(key) }
    guard let made = state.withLock({ $0.perform(edit) }) else { return try flush() }
    edits.wake(self)
    do {
      try wait(for: made.number, seconds: 30)
    } catch {
      let isWithdrawn = publishing.withLock { _ in state.withLock { $0.withdraw(made.number) } }
      if isWithdrawn { throw error }
    }
  }
}
