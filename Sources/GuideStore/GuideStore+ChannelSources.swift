import GuideModel

extension GuideStore {
  /// Returns the channels of the feeds whose names are wanted, each with its feed's name.
  /// - Complexity: O(sources), and O(channels) if any is wanted.
  public func channels(ofSources isWanted: (String) -> Bool) throws(GuideStoreError) -> [Channel.Key: String] {
    let wanted = Set(sources.map(\.name).filter(isWanted))
    guard !wanted.isEmpty else { return [:] }
    return try translatingErrors {
      try readers.withReader { reader in
        var names: [Channel.Key: String] = [:]
        let sql = "SELECT channel.key, source.name FROM channel JOIN source ON source.key = channel.source"
        try reader.connection.statement(sql).forEachRow { row in
          let name = row.text(1)
          if wanted.contains(name) { names[Channel.Key(truncatingIfNeeded: row.int64(0))] = name }
        }
        return names
      }
    }
  }
}
