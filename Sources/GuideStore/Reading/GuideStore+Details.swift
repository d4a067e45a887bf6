import GuideModel

extension GuideStore {
  /// All that the feed said of an airing, in `ElementTree`'s encoding; `nil` when the guide no longer has it.
  public func details(of airing: Airing.ID) throws(GuideStoreError) -> [UInt8]? {
    try translatingErrors { try withAirings { try $0.details(airing) } }
  }

  /// All that a guide's feed said of a channel, in `ElementTree`'s encoding; empty for a channel of a playlist.
  public func details(of channel: Channel.Key) throws(GuideStoreError) -> [UInt8] {
    try translatingErrors {
      try readers.withReader { reader in
        let statement = try reader.connection.statement("SELECT details FROM channel WHERE key = ?")
        statement.bind(1, Int64(channel))
        defer { statement.reset() }
        return try statement.step() && !statement.isNull(0) ? statement.bytes(0) : []
      }
    }
  }
}
