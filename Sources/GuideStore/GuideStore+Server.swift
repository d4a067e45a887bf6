import Foundation
import GuideModel
import Postgres

extension GuideStore {
  /// Whether an argument names a guide on a server rather than a file.
  public static func isServer(_ database: String) -> Bool { PostgresAddress(database) != nil }

  /// Opens a guide on a PostgreSQL server (`postgresql://host1,host2/name`): the same guide as in a file, for many
  /// programs at once.
  ///
  /// Airings are read from the server, from a standby if the address has any. Everything else is in a working copy in
  /// `copies`, which may be deleted at any time.
  /// - Parameters:
  ///   - address: an address for libpq. It is better to keep a password in `~/.pgpass`.
  ///   - copies: the folder for the working copy; created if it does not exist.
  /// - Throws: `GuideStoreError.server` if no server answers.
  /// - Complexity: O(channels that changed since the copy was last used).
  public convenience init(
    server address: String, copies: String, access: Access = .readWrite,
    clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
  ) throws(GuideStoreError) {
    guard let parsed = PostgresAddress(address) else {
      throw GuideStoreError.server(address: "postgresql://…", reason: localized("this is not the address of a server"))
    }
    let server = PostgresGuide(parsed, folder: copies)
    do {
      try server.open(access: access)
    } catch {
      throw GuideStoreError(wrapping: error)
    }
    try self.init(path: server.path, access: access, server: server, clock: clock)
  }

  /// Opens a guide by its name: a server's address, or else a file. Working copies of servers are in the cache folder.
  /// - Throws: `GuideStoreError` if it cannot be opened.
  public static func open(
    _ database: String, access: Access = .readWrite
  ) throws(GuideStoreError) -> GuideStore {
    guard isServer(database) else { return try GuideStore(path: database, access: access) }
    return try GuideStore(server: database, copies: copiesFolder(), access: access)
  }

  /// `$XDG_CACHE_HOME/lineup/servers`, or the same below `~/.cache`.
  static func copiesFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    // The specification says to ignore relative paths.
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return "\(base)/lineup/servers" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.cache/lineup/servers"
  }

  /// The path or address with which other programs open the same guide; an address may contain a password.
  public var database: String { server?.fullAddress ?? path }

  /// The file, or the server's address without credentials, to be shown.
  public var shownPath: String { server?.shownAddress ?? path }

  /// Whether the guide is on a server.
  public var isOnServer: Bool { server != nil }

  /// Copies other programs' changes as soon as the server reports them, if the guide is on one, and then calls
  /// `onChange` on another thread.
  public func watchServer(onChange: @escaping @Sendable () -> Void) {
    server?.watch { [weak self] in
      if try self?.reloadIfChanged() == true { onChange() }
    }
  }

  /// Calls `body` with the source of airings: the file, or the server.
  func withAirings<Result>(_ body: (any AiringReading) throws -> Result) throws -> Result {
    if let server { return try server.withAirings(body) }
    return try readers.withReader { try body($0) }
  }
}
