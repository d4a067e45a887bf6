import GuideModel

extension GuideStore {
  /// The names of the feeds that the guide was made from, with the instant of their last import (UTC seconds).
  public func sources() throws(GuideStoreError) -> [(name: String, refreshed: Int64)] {
    try translatingErrors {
      try readers.withReader { reader in
        var sources: [(name: String, refreshed: Int64)] = []
        try reader.connection.statement("SELECT name, refreshed FROM source ORDER BY key").forEachRow { row in
          sources.append((row.text(0), row.int64(1)))
        }
        return sources
      }
    }
  }

  /// Removes a feed with its channels and airings, and guides that were only read for it, in one transaction; nothing happens when there
  /// is none of this name. What the owner set for rows that took channels of other feeds over returns to those.
  /// - Complexity: O(airings of the source).
  public func removeSource(_ name: String) throws(GuideStoreError) {
    guard try sources().contains(where: { $0.name == name }) else { return }
    try edit { try SourceRemoval(connection: $0).remove(name) }
  }
}
