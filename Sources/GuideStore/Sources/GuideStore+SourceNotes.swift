import Foundation
import GuideFormats
import HTTP

/// Records of imports about sources.
extension GuideStore {
  /// Returns the name of the source with this address, if there is one.
  func knownSource(at origin: FeedOrigin) throws -> String? {
    try reading { reader in
      var name: String?
      try reader.connection.statement(
        "SELECT name FROM source WHERE identity = ? AND kind <> 'demo' ORDER BY key LIMIT 1"
      )
      .forEachRow(.text(origin.identity)) { name = $0.text(0) }
      return name
    }
  }

  /// Creates a source, or updates where a known one is read from.
  /// - Parameters:
  ///   - isStandalone: whether it is a source in its own right; one that is stays so.
  ///   - playlist: the playlist for which a guide is read.
  ///   - isNamed: whether the playlist itself names the guide.
  /// - Returns: whether it is new.
  func prepareSource(
    _ name: String, _ origin: FeedOrigin, isStandalone: Bool, for playlist: String? = nil, isNamed: Bool = false,
    cancellation: ImportCancellation
  ) throws -> Bool {
    return try withWriter(cancellation: cancellation, patience: .infinity) { connection in
      try connection.transaction {
        let isNew = try connection.integer("SELECT 1 FROM source WHERE name = ?", .text(name)) == nil
        try connection.run(
          """
          INSERT INTO source(name, identity, address, standalone, every, has_secret, kind, keep)
          VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
          ON CONFLICT(name) DO UPDATE SET identity = ?2, address = ?3, standalone = max(standalone, ?4), has_secret = ?6
          """, .text(name), .text(origin.identity), .text(origin.address), SQLiteValue(isStandalone),
          SQLiteValue(origin.isLocal || !isStandalone ? 0 : habits.interval), SQLiteValue(origin.hasSecret),
          .text(origin.location == nil ? "grabber" : "guide"), SQLiteValue(habits.keeping))
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

  func noteSuccess(_ name: String, _ report: ImportReport, cancellation: ImportCancellation) throws {
    try withWriter(cancellation: cancellation, patience: .infinity) { connection in
      try connection.run(
        """
        UPDATE source SET attempted = ?2, failure = ?3, failures = iif(?3 IS NULL, 0, failures + 1), bytes = ?4,
          airings = ?5 WHERE name = ?1
        """, .text(name), SQLiteValue(clock()),
        report.incompleteReason.map { .text($0) } ?? .null, SQLiteValue(report.bytes),
        SQLiteValue(report.playlist == nil ? report.airings : 0))
    }
    try translatingErrors { try reload() }
  }

  /// Records that a source's server had nothing newer.
  func noteUnchanged(_ name: String) throws {
    try withWriter { connection in
      try connection.run(
        "UPDATE source SET attempted = ?2, refreshed = ?2, failure = NULL, failures = 0 WHERE name = ?1", .text(name),
        SQLiteValue(clock()))
    }
    try translatingErrors { try reload() }
  }

  func validators(of name: String) throws -> HTTPValidators {
    try reading { reader in
      var validators = HTTPValidators()
      try reader.connection.statement("SELECT etag, modified FROM source WHERE name = ?").forEachRow(.text(name)) {
        validators = HTTPValidators(
          entityTag: $0.text(0).isEmpty ? nil : $0.text(0), lastModified: $0.text(1).isEmpty ? nil : $0.text(1))
      }
      return validators
    }
  }

  func setValidators(of name: String, to validators: HTTPValidators) throws {
    try withWriter { connection in
      try connection.run(
        "UPDATE source SET etag = ?2, modified = ?3 WHERE name = ?1", .text(name), .text(validators.entityTag ?? ""),
        .text(validators.lastModified ?? ""))
    }
  }

  /// Returns the key of a source's credentials; `nil` if there is no source with this name.
  func identity(of name: String) throws -> String? {
    try reading { reader in
      var identity: String?
      try reader.connection.statement("SELECT identity FROM source WHERE name = ?").forEachRow(.text(name)) {
        identity = $0.text(0)
      }
      return identity
    }
  }

  /// Returns the origin of a source; `nil` if that is no longer known: standard input, or lost credentials.
  func origin(of name: String, secrets: SourceSecrets?) throws -> FeedOrigin? {
    var found: (address: String, identity: String, hasSecret: Bool)?
    try reading { reader in
      try reader.connection.statement("SELECT address, identity, has_secret FROM source WHERE name = ?").forEachRow(
        .text(name)
      ) { found = ($0.text(0), $0.text(1), $0.int64(2) != 0) }
    }
    guard let found else { throw GuideStoreError.unknownSource(name) }
    if found.hasSecret {
      guard let secret = secrets?.secret(for: found.identity) else { return nil }
      return FeedOrigin(.location(try FeedLocation(secret.address)), headers: secret.headers)
    }
    return found.address.isEmpty ? nil : try FeedOrigin(found.address)
  }

  /// Returns the guides that are read for a playlist, and whether it names them itself.
  func guides(of playlist: String) throws -> [(name: String, isNamed: Bool)] {
    try reading { reader in
      var guides: [(name: String, isNamed: Bool)] = []
      let sql = """
        SELECT g.name, named FROM serves JOIN source p ON p.key = playlist JOIN source g ON g.key = guide
        WHERE p.name = ? ORDER BY g.name
        """
      try reader.connection.statement(sql).forEachRow(.text(playlist)) { guides.append(($0.text(0), $0.int64(1) != 0)) }
      return guides
    }
  }

  /// Returns the guides that were given with a playlist, as far as they can be read again.
  func givenGuides(of playlist: String, secrets: SourceSecrets?) throws -> [FeedOrigin] {
    try guides(of: playlist).filter { !$0.isNamed }.compactMap { try origin(of: $0.name, secrets: secrets) }
  }

  /// Records why a source could not be read; one that never could is removed.
  func noteFailure(
    _ name: String, _ error: any Error, isNew: Bool, cancellation: ImportCancellation
  ) throws {
    // After a cancellation, do not wait for long.
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
          SQLiteValue(clock()), .text(String(describing: error)))
      }
    }
    // The displayed state of sources may be slightly out of date; only the failure matters here.
    try? reload()
  }
}

extension FeedOrigin {
  /// Whether it is a file or standard input, which are refreshed by hand only.
  fileprivate var isLocal: Bool {
    switch place {
    case .location(.web), .grabber: false
    default: true
    }
  }
}
