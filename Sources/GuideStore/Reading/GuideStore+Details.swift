import GuideModel

extension GuideStore {
  /// Returns everything the feed says about an airing, in `ElementTree`'s encoding; `nil` if the guide no longer has
  /// it.
  public func details(of airing: Airing.ID) throws(GuideStoreError) -> [UInt8]? {
    try translatingErrors { try withAirings { try $0.details(airing) } }
  }

  /// Returns everything a guide's feed says about a channel, in `ElementTree`'s encoding; empty for a channel of a
  /// playlist.
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
