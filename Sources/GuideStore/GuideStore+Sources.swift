import GuideModel

extension GuideStore {
  /// The feeds, in order of priority, as of when the lineup was last read.
  public var sources: [GuideSource] { state.withLock { $0.stored.sources } }

  /// Removes a feed with its channels and airings, and guides that were read only for it, in one transaction. Does
  /// nothing if there is none of this name. Settings of rows that had taken over channels of other feeds return to
  /// those channels.
  /// - Complexity: O(airings of the source).
  public func removeSource(_ name: String) throws(GuideStoreError) {
    try edit(needsAirings: true) { connection in
      guard try connection.integer("SELECT 1 FROM source WHERE name = ?", .text(name)) != nil else { return }
      try SourceRemoval(connection: connection).remove(name)
    }
  }
}
