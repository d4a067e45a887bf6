import Foundation
import GuideFormats

/// What imports note of sources.
extension GuideStore {
  /// The name of the source that has this address, if there is one.
  func knownSource(at location: FeedLocation) throws -> String? {
    try readers.withReader { reader in
      var name: String?
      try reader.connection.statement(
        "SELECT name FROM source WHERE identity = ? AND kind <> 'demo' ORDER BY key LIMIT 1"
      )
      .forEachRow(.text(Self.sourceName(for: location))) { name = $0.text(0) }
      return name
    }
  }

  /// Makes a source, or notes where a known one is to be read from now.
  /// - Parameters:
  ///   - isStandalone: whether it is read for its own sake; a source that is stays so.
  ///   - playlist: the playlist that a guide is read for.
  ///   - isNamed: whether the playlist itself names the guide.
  /// - Returns: whether it is new.
  func prepareSource(
    _ name: String, _ location: FeedLocation, isStandalone: Bool, for playlist: String? = nil, isNamed: Bool = false,
    cancellation: ImportCancellation
  ) throws -> Bool {
    let address: String
    switch location {
    case .standardInput: address = ""
    case .file(let path): address = URL(fileURLWithPath: path).standardizedFileURL.path
    case .web: address = location.displayName
    }
    return try withWriter(cancellation: cancellation, patience: .infinity) { connection in
      try connection.transaction {
        let isNew = try connection.integer("SELECT 1 FROM source WHERE name = ?", .text(name)) == nil
        try connection.run(
          """
          INSERT INTO source(name, identity, address, standalone, every) VALUES(?1, ?2, ?3, ?4, ?5)
          ON CONFLICT(name) DO UPDATE SET identity = ?2, address = ?3, standalone = max(standalone, ?4)
          """, .text(name), .text(Self.sourceName(for: location)), .text(address), SQLiteValue(isStandalone),
          SQLiteValue(location.isWeb && isStandalone ? Self.usualInterval : 0))
        if let playlist {
          try connection.run(
            """
            INSERT INTO serves(playlist, guide, named)
            SELECT p.key, g.key, ?3 FROM source p, source g WHERE p.name = ?1 AND g.name = ?2
            ON CONFLICT DO UPDATE SET named = min(named, ?3)
            """, .text(playlist), .text(name), SQLiteValue(isNamed))
        }
        return isNew
      }
    }
  }

  /// Seconds between refreshes of a source from the web, unless its owner says otherwise.
  static let usualInterval: Int64 = 12 * 3600

  func noteSuccess(_ name: String, _ report: ImportReport, cancellation: ImportCancellation) throws {
    try withWriter(cancellation: cancellation, patience: .infinity) { connection in
      try connection.run(
        """
        UPDATE source SET attempted = ?2, failure = ?3, failures = iif(?3 IS NULL, 0, failures + 1), bytes = ?4 WHERE name = ?1
        """, .text(name), SQLiteValue(Int64(Date().timeIntervalSince1970)),
        report.incompleteReason.map { .text($0) } ?? .null, SQLiteValue(report.bytes))
    }
  }

  /// Notes why a source could not be read; one that never could is forgotten.
  func noteFailure(
    _ name: String, _ error: any Error, isNew: Bool, cancellation: ImportCancellation
  ) throws {
    // After a cancellation nothing is waited for for long.
    let isCancelled = cancellation.isCancelled
    try withWriter(cancellation: isCancelled ? nil : cancellation, patience: isCancelled ? 1 : .infinity) {
      connection in
      try connection.transaction {
        if isNew {
          try connection.run(
            "DELETE FROM serves WHERE guide = (SELECT key FROM source WHERE name = ?1 AND refreshed = 0)", .text(name))
          try connection.run(
            """
            DELETE FROM source WHERE name = ?1 AND refreshed = 0
              AND NOT EXISTS(SELECT 1 FROM channel WHERE channel.source = source.key)
            """, .text(name))
        }
        if case GuideStoreError.cancelled = error { return }
        try connection.run(
          "UPDATE source SET attempted = ?2, failure = ?3, failures = failures + 1 WHERE name = ?1", .text(name),
          SQLiteValue(Int64(Date().timeIntervalSince1970)), .text(String(describing: error)))
      }
    }
  }
}

extension FeedLocation {
  var isWeb: Bool {
    if case .web = self { return true }
    return false
  }
}
