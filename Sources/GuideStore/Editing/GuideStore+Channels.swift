import GuideModel

/// Edits for the command line: each waits until it is stored.
extension GuideStore {
  /// Hides channels or shows them again. Hidden ones are not drawn, and their airings are not imported any more; those
  /// already stored stay until then.
  public func setHidden(_ isHidden: Bool, channels: [Channel.Key]) throws(GuideStoreError) {
    try store(.setHidden(isHidden, channels), naming: channels)
  }

  /// Moves a channel so that it is the `index`-th of all channels (hidden ones count), from 0; beyond the end means the
  /// end.
  /// - Complexity: O(channels).
  public func moveChannel(_ key: Channel.Key, to index: Int) throws(GuideStoreError) {
    try store(.move(key, to: index), naming: [key])
  }

  /// Puts all channels in this order; those not named follow in the order they had.
  public func reorderChannels(_ keys: [Channel.Key]) throws(GuideStoreError) {
    try store(.reorder(keys), naming: keys)
  }

  /// Gives a channel a name that refreshes do not change; `nil` or an empty one returns to the feed's.
  public func renameChannel(_ key: Channel.Key, to name: String?) throws(GuideStoreError) {
    try store(.rename(key, to: name), naming: [key])
  }

  /// Changes the file in a transaction and reads the lineup again.
  /// - Parameter needsAirings: whether `body` needs them, for a guide on a server.
  func edit(
    needsAirings: Bool = false, _ body: (SQLiteConnection) throws -> Void
  ) throws(GuideStoreError) {
    try translatingErrors {
      try withWriter(needsAirings: needsAirings) { connection in try connection.transaction { try body(connection) } }
      try reload()
    }
  }
}
