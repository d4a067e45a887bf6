import GuideModel

extension GuideStore {
  /// Hides channels or shows them again. Hidden ones are not drawn, and their airings are not imported any more; those
  /// already stored stay until then.
  public func setHidden(_ isHidden: Bool, channels: [Channel.Key]) throws(GuideStoreError) {
    try edit { connection in
      for key in channels {
        try connection.run("UPDATE channel SET hidden = ? WHERE key = ?", SQLiteValue(isHidden), SQLiteValue(key))
        guard connection.changeCount == 1 else { throw GuideStoreError.unknownChannel(key) }
      }
    }
  }

  /// Moves a channel so that it is the `index`-th of all channels (hidden ones count), from 0; beyond the end means the end.
  /// - Complexity: O(channels).
  public func moveChannel(_ key: Channel.Key, to index: Int) throws(GuideStoreError) {
    try edit { connection in
      var order: [Int64] = []
      try connection.statement("SELECT key FROM channel WHERE is_row = 1 ORDER BY position, key").forEachRow {
        order.append($0.int64(0))
      }
      guard let current = order.firstIndex(of: Int64(key)) else { throw GuideStoreError.unknownChannel(key) }
      order.remove(at: current)
      order.insert(Int64(key), at: min(max(index, 0), order.count))
      try Self.write(order: order, to: connection)
    }
  }

  /// Puts all channels in this order; those not named follow in the order they had.
  public func reorderChannels(_ keys: [Channel.Key]) throws(GuideStoreError) {
    try edit { connection in
      var rest: [Int64] = []
      let named = Set(keys.map(Int64.init))
      var known: Set<Int64> = []
      try connection.statement("SELECT key FROM channel WHERE is_row = 1 ORDER BY position, key").forEachRow {
        known.insert($0.int64(0))
        if !named.contains($0.int64(0)) { rest.append($0.int64(0)) }
      }
      for key in keys where !known.contains(Int64(key)) { throw GuideStoreError.unknownChannel(key) }
      try Self.write(order: keys.map(Int64.init) + rest, to: connection)
    }
  }

  /// Gives a channel a name that refreshes do not change; `nil` or an empty one returns to the feed's.
  public func renameChannel(_ key: Channel.Key, to name: String?) throws(GuideStoreError) {
    try edit { connection in
      let name = name.flatMap { $0.isEmpty ? nil : $0 }
      try connection.run(
        "UPDATE channel SET custom_name = ? WHERE key = ?", name.map { .text($0) } ?? .null, SQLiteValue(key))
      guard connection.changeCount == 1 else { throw GuideStoreError.unknownChannel(key) }
    }
  }

  private static func write(order: [Int64], to connection: SQLiteConnection) throws {
    for (position, key) in order.enumerated() {
      try connection.run(
        "UPDATE channel SET position = ?1 WHERE key = ?2 AND position <> ?1", SQLiteValue(position), SQLiteValue(key))
    }
  }

  /// Changes channels in a transaction and reads them again.
  func edit(_ body: (SQLiteConnection) throws -> Void) throws(GuideStoreError) {
    try translatingErrors {
      try withWriter { connection in try connection.transaction { try body(connection) } }
      try reload()
    }
  }
}
