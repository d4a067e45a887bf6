import Foundation
import GuideModel
import Postgres

/// A guide on PostgreSQL, one server or a primary with standbys. Airings are read from a standby, everything else from
/// the working copy; a writer locks the one row that counts changes.
final class PostgresGuide: GuideServer {
  let address: PostgresAddress
  /// The working copy.
  let path: String
  private let readers: PostgresPool
  private let primaries: PostgresPool
  /// Connections for reading from the primary, while the standbys are behind.
  private let freshReaders: PostgresPool
  private let listener: ServerListener
  private let copyLock: CopyLock
  /// How long the primary may be silent while it stores a change.
  private let pushing: Silence
  /// Ten minutes by default: one statement indexes the words of a whole guide.
  private static let workFactor = 30.0
  /// How often a push is repeated while a standby takes over.
  private let patience: RetryPatience

  private struct Seen {
    /// The last change that is in the copy; what is read must not be older.
    var generation: Int64 = 0
    /// When the server was last polled without a notification.
    var looked: DispatchTime?
    var onChange: (@Sendable () -> Void)?
  }
  private let seen = Guarded(Seen())
  /// The capture of the connection that writes; only the holder of the writer's turn uses it.
  private let capture = Guarded<(connection: SQLiteConnection, capture: ChangeCapture)?>(nil)

  var fullAddress: String { address.text }
  var shownAddress: String { address.shown }

  /// - Parameters:
  ///   - folder: the folder of the working copy; created if it does not exist.
  ///   - longestSilence: the seconds without a byte after which reading fails, and writing if the server does not
  ///     answer over another connection, either. The default is the time after which the kernel gives up a computer
  ///     that has disappeared (`tcp_user_timeout`).
  init(
    _ address: PostgresAddress, folder: String, patience: RetryPatience = .failover, longestSilence: Double = 20
  ) {
    self.address = address
    self.patience = patience
    let silence = Silence(longest: longestSilence)
    pushing = Silence(longest: longestSilence, longestOfWork: longestSilence * Self.workFactor)
    // FNV-1a: Swift's own hashes differ from run to run.
    let hash = address.shown.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    path = "\(folder)/server-\(String(hash, radix: 36)).db"
    readers = PostgresPool(address, role: .reader, silence: silence)
    freshReaders = PostgresPool(address, role: .primary, limit: 2, silence: silence)
    primaries = PostgresPool(address, role: .primary, limit: 2, silence: pushing)
    listener = ServerListener(address, silence: silence)
    copyLock = CopyLock(besides: path)
  }

  // MARK: Opening

  /// Creates the working copy, and the tables on the server if there are none.
  /// - Throws: `GuideStoreError.server` if no server answers, or there is no guide and none may be created.
  func open(access: GuideStore.Access) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do {
      try openCopy(access: access)
    } catch let error as GuideStoreError {
      switch error {
      case .damaged, .notADatabase, .olderVersion:
        // It can be had again.
        for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
        try openCopy(access: access)
      default: throw error
      }
    }
  }

  private func openCopy(access: GuideStore.Access) throws {
    try translating {
      let copy = try GuideStore.openWriter(path: path)
      try WorkingCopy(connection: copy).prepare()
      var guide = try readers.withConnection { try ServerSchema.guide($0) }
      if access == .readWrite, guide.map({ $0.format < Int64(Schema.version) }) ?? true {
        try primaries.withConnection { server in
          try ServerSchema.prepare(server, like: copy)
          guide = try ServerSchema.guide(server)
        }
      }
      guard let guide else {
        throw GuideStoreError.server(
          address: shownAddress, reason: localized("there is no guide in this database; 'lineup import' creates one"))
      }
      guard guide.format <= Int64(Schema.version) else {
        throw GuideStoreError.newerVersion(
          path: shownAddress, found: Int32(truncatingIfNeeded: guide.format), supported: Schema.version)
      }
      let end = DispatchTime.now() + 5
      while try lookUnlessWriting(copy) == nil, DispatchTime.now() < end { copyLock.wait() }
    }
  }

  private func translating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as PostgresFailure {
      throw failure.storeError(address: shownAddress)
    }
  }

  // MARK: Reading

  func withAirings<Result>(_ body: (any AiringReading) throws -> Result) throws -> Result {
    try reading { try body($0) }
  }

  func nowAndNext(at instant: Int64, on rows: [PlainRow]) throws -> [NowAndNext] {
    try reading { try $0.nowAndNext(at: instant, on: rows) }
  }

  func channels(with genre: Genre, in range: Range<Int64>, of rows: SearchRows) throws -> Set<Channel.Key> {
    try reading { try $0.channels(with: genre, in: range, of: rows) }
  }

  private struct IsBehind: Error {}

  private func reading<Result>(_ body: (ServerAirings) throws -> Result) throws -> Result {
    let wanted = seen.withLock { $0.generation }
    return try translating {
      do {
        return try readers.withConnection { server in
          try waitForReplay(server, until: wanted)
          return try body(ServerAirings(server: server))
        }
      } catch is IsBehind {
        return try freshReaders.withConnection { try body(ServerAirings(server: $0)) }
      }
    }
  }

  /// Waits, half a second at most, until a standby has a change that the window already shows.
  private func waitForReplay(_ server: PostgresConnection, until wanted: Int64) throws {
    guard server.seenGeneration < wanted else { return }
    func look() throws -> Bool {
      let found = try server.run("SELECT generation FROM lineup.guide WHERE key = 1", isKept: true)
      server.seenGeneration = found.count == 1 ? found.integer(0, 0) : 0
      return server.seenGeneration >= wanted
    }
    if try look() { return }
    _ = try server.wait(until: "(SELECT generation FROM lineup.guide WHERE key = 1) >= \(wanted)", seconds: 0.5)
    if try look() { return }
    throw IsBehind()
  }

  // MARK: Changes of others

  /// Seconds between polls of a server that should report changes.
  private static let lookInterval = 60.0

  func bringUpToDate() throws -> Bool {
    let isDue = seen.withLock { seen in
      guard listener.isListening, listener.newestGeneration <= seen.generation else { return true }
      guard let looked = seen.looked else { return true }
      return Double(DispatchTime.now().uptimeNanoseconds - looked.uptimeNanoseconds) / 1e9 >= Self.lookInterval
    }
    guard isDue else { return false }
    return try translating {
      let copy = try SQLiteConnection(path: path, access: .readWrite)
      return try copy.patience.during(limit: 0.2) { try lookUnlessWriting(copy) ?? false }
    }
  }

  /// Copies what is new; `nil` if another program is changing the copy, and will have done that itself.
  private func lookUnlessWriting(_ copy: SQLiteConnection) throws -> Bool? {
    guard try copyLock.tryTake() else { return nil }
    defer { copyLock.give() }
    let working = WorkingCopy(connection: copy)
    // A process ended in the middle: the change in the copy may never have reached the server.
    let state = try working.state()
    if !state.pending.isEmpty {
      let guide = try primaries.withConnection { try ServerSchema.guide($0) }
      try settle(working, state, guide)
    }
    let isChanged = try readers.withConnection { server in
      try server.transaction("ISOLATION LEVEL REPEATABLE READ READ ONLY") { () throws -> Bool in
        guard let guide = try ServerSchema.guide(server) else { return false }
        // A standby that lags behind has nothing new.
        let known = try working.state()
        if known.identity == guide.identity, known.generation > guide.generation { return false }
        return try working.takeOver(from: server, guide, airings: false)
      }
    }
    try noteSeen(working)
    return isChanged
  }

  private func noteSeen(_ working: WorkingCopy) throws {
    let generation = try working.state().generation
    seen.withLock { seen in
      seen.generation = generation
      seen.looked = .now()
    }
  }

  /// Finds out whether a change was stored whose process ended before it learned the outcome.
  private func settle(
    _ working: WorkingCopy, _ state: WorkingCopy.State, _ guide: ServerSchema.Guide?
  ) throws {
    if let guide, guide.push == state.pending {
      var state = state
      if state.airings == state.generation { state.airings = guide.generation }
      (state.generation, state.pending) = (guide.generation, "")
      try working.setState(state)
    } else {
      try working.forget()
    }
  }

  func holdAirings() throws {
    try translating {
      while !(try copyLock.tryTake()) { copyLock.wait() }
      defer { copyLock.give() }
      let copy = try SQLiteConnection(path: path, access: .readWrite)
      let working = WorkingCopy(connection: copy)
      try copy.patience.during(limit: LockPatience.usual) {
        try primaries.withConnection { server in
          try server.transaction("ISOLATION LEVEL REPEATABLE READ READ ONLY") {
            guard let guide = try ServerSchema.guide(server) else { return }
            _ = try working.takeOver(from: server, guide, airings: true)
          }
        }
      }
      try noteSeen(working)
    }
  }

  func watch(_ look: @escaping @Sendable () throws -> Void) {
    listener.start { [weak self] in
      guard let self else { return true }
      do { try look() } catch { return false }
      return listener.newestGeneration <= seen.withLock { $0.generation }
    }
  }

  // MARK: Writing

  func writing<Result>(
    on copy: SQLiteConnection, needsAirings: Bool, cancellation: ImportCancellation?, patience seconds: Double,
    onWait: (() -> Void)?, _ body: () throws -> Result
  ) throws -> Result {
    try translating {
      let end = seconds.isFinite ? DispatchTime.now() + seconds : .distantFuture
      func check() throws {
        try cancellation?.check()
        if DispatchTime.now() > end { throw GuideStoreError.busy(path: shownAddress) }
      }
      while !(try copyLock.tryTake()) {
        onWait?()
        try check()
        copyLock.wait()
      }
      defer { copyLock.give() }
      let working = WorkingCopy(connection: copy)
      try working.prepare()
      let capture = try capture(of: copy)
      // Until the copy matches the server, nothing has changed, and all of it can be repeated over another connection.
      let locked = try patience.retrying { () throws -> (server: PostgresConnection, guide: ServerSchema.Guide) in
        try check()
        let server = try lock(check: check, onWait: onWait)
        guard let guide = try ServerSchema.guide(server) else {
          throw GuideStoreError.server(address: shownAddress, reason: localized("the guide no longer exists"))
        }
        let before = try working.state()
        if !before.pending.isEmpty { try settle(working, before, guide) }
        _ = try working.takeOver(from: server, guide, airings: needsAirings || before.airings >= 0)
        return (server, guide)
      }
      let guide = locked.guide
      var server: PostgresConnection? = locked.server
      defer { if let server, !server.isBroken, server.isInTransaction { try? server.execute("ROLLBACK") } }
      var state = try working.state()
      state.pending = UUID().uuidString
      try working.setState(state)
      try capture.clear()
      let result: Result
      do {
        result = try body()
      } catch {
        // Most failures leave the copy as it was.
        let isChanged = try !capture.touched().isEmpty || !capture.airings.isEmpty
        if isChanged { try working.forget() } else { try clearMark(working, state) }
        throw error
      }
      let touched = try capture.touched()
      guard !touched.isEmpty || !capture.airings.isEmpty else {
        try clearMark(working, state)
        return result
      }
      do {
        try push(&server, copy, touched, capture.airings, over: guide, mark: state.pending)
      } catch {
        try working.forget()
        throw error
      }
      if state.airings == state.generation { state.airings = guide.generation + 1 }
      (state.generation, state.pending) = (guide.generation + 1, "")
      try working.setState(state)
      try noteSeen(working)
      return result
    }
  }

  private func clearMark(_ working: WorkingCopy, _ state: WorkingCopy.State) throws {
    var state = state
    state.pending = ""
    try working.setState(state)
  }

  private func capture(of copy: SQLiteConnection) throws -> ChangeCapture {
    try capture.withLock { known in
      if let known, known.connection === copy { return known.capture }
      known?.capture.end()
      let new = try ChangeCapture(copy)
      known = (copy, new)
      return new
    }
  }

  /// Connects to the primary and locks the row that counts changes.
  private func lock(check: () throws -> Void, onWait: (() -> Void)?) throws -> PostgresConnection {
    let server = try PostgresConnection(address, role: .primary, silence: pushing)
    while true {
      do {
        try server.execute("BEGIN; SET LOCAL lock_timeout = 250; SELECT 1 FROM lineup.guide WHERE key = 1 FOR UPDATE")
        try server.execute("SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")
        return server
      } catch let failure as PostgresFailure where failure.isLocked {
        try server.execute("ROLLBACK")
        onWait?()
        try check()
      }
    }
  }

  /// Stores a change; over another connection if that with the lock breaks, as long as no other process changed
  /// anything meanwhile.
  private func push(
    _ server: inout PostgresConnection?, _ copy: SQLiteConnection, _ touched: [String: [Int64]],
    _ airings: [Channel.Key: ChangeCapture.Airings], over guide: ServerSchema.Guide, mark: String
  ) throws {
    var next = server
    server = nil
    try patience.retrying {
      let locked: PostgresConnection
      if let known = next {
        locked = known
        next = nil
      } else {
        locked = try lock(check: {}, onWait: nil)
        guard let found = try ServerSchema.guide(locked), found.identity == guide.identity else {
          throw GuideStoreError.server(address: shownAddress, reason: localized("the guide no longer exists"))
        }
        // The transaction was committed; only the reply was lost.
        if found.push == mark { return }
        guard found.generation == guide.generation else {
          throw GuideStoreError.server(
            address: shownAddress, reason: localized("it was changed by another program meanwhile; try again"))
        }
      }
      try ServerPush(copy: copy, server: locked, touched: touched, airings: airings)
        .run(generation: guide.generation + 1, mark: mark)
      try locked.execute("COMMIT")
    }
  }
}

extension PostgresFailure {
  /// The failure in the terms of the store's users.
  func storeError(address: String) -> GuideStoreError {
    if isLocked { return .busy(path: address) }
    if kind == .noLibrary {
      return .server(
        address: address,
        reason: localized("PostgreSQL's client library (\(message)) is not installed; on Debian, install libpq5"))
    }
    if kind == .silence { return .server(address: address, reason: localized("the server does not answer")) }
    return .server(address: address, reason: description)
  }
}
