import GuideModel

/// Edits for the command line: each waits until it is stored.
extension GuideStore {
  /// Hides channels or shows them again. Hidden channels are not drawn, and their airings are no longer imported; those
  /// already stored stay until then.
  public func setHidden(_ isHidden: Bool, channels: [Channel.Key]) throws(GuideStoreError) {
    try store(.setHidden(isHidden, channels), naming: channels)
  }

  /// Moves a channel to position `index` among all channels (including hidden ones), from 0; beyond the end means the
  /// end.
  /// - Complexity: O(channels).
  public func moveChannel(_ key: Channel.Key, to index: Int) throws(GuideStoreError) {
    try store(.move(key, to: index), naming: [key])
  }

  /// Puts all channels in this order; those not named follow in their current order.
  public func reorderChannels(_ keys: [Channel.Key]) throws(GuideStoreError) {
    try store(.reorder(keys), naming: keys)
  }

  /// Gives a channel a name that refreshes do not change; `nil` or an empty name returns to the feed's.
  public func renameChannel(_ key: Channel.Key, to name: String?) throws(GuideStoreError) {
    try store(.rename(key, to: name), naming: [key])
  }

  /// Changes the file in a transaction and reads the lineup again.
  /// - Parameter needsAirings: whether `body` needs airings, which matters for a guide on a server.
  func edit(
    needsAirings: Bool = false, _ body: (SQLiteConnection) throws -> Void
  ) throws(GuideStoreError) {
    try translatingErrors {
      try withWriter(needsAirings: needsAirings) { connection in try connection.transaction { try body(connection) } }
      try reload()
    }
  }
}
