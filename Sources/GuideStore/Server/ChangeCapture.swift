import CSQLite
import Foundation
import GuideModel

/// Records what transactions change in a working copy: in small tables by triggers of this connection only, in airings
/// by SQLite's hook, which costs some nanoseconds a row. Changes that were rolled back are not recorded.
final class ChangeCapture {
  /// Changed airings of a channel: their keys, or, if they are many, the range that contains them.
  enum Airings: Equatable {
    case keys([Int64])
    case range(ClosedRange<Int64>)

    static let mostKeys = 256

    mutating func add(_ key: Int64) {
      switch self {
      case .keys(var keys):
        guard keys.count >= Self.mostKeys else {
          self = .keys([])
          keys.append(key)
          self = .keys(keys)
          return
        }
        self = .range(min(key, keys.min() ?? key)...max(key, keys.max() ?? key))
      case .range(let range):
        self = .range(min(key, range.lowerBound)...max(key, range.upperBound))
      }
    }

    mutating func add(_ other: Airings) {
      switch other {
      case .keys(let keys): for key in keys { add(key) }
      case .range(let range):
        if case .keys(let own) = self {
          self = .range(
            min(range.lowerBound, own.min() ?? range.lowerBound)...max(range.upperBound, own.max() ?? range.upperBound))
        } else {
          add(range.lowerBound)
          add(range.upperBound)
        }
      }
    }
  }

  /// Changed airings by channel.
  private(set) var airings: [Channel.Key: Airings] = [:]
  /// Changed airings of the current transaction.
  private var open: [Channel.Key: Airings] = [:]
  // The channel that changed last: an import changes one after another.
  private var lastChannel: Channel.Key = -1
  private var last = Airings.keys([])

  private unowned let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) throws {
    self.connection = connection
    try connection.execute(
      "CREATE TEMP TABLE IF NOT EXISTS touched(relation TEXT, key INTEGER, PRIMARY KEY(relation, key)) WITHOUT ROWID")
    for table in ReplicatedTable.all {
      for (event, rows) in [("INSERT", ["new"]), ("UPDATE", ["old", "new"]), ("DELETE", ["old"])] {
        let notes = rows.map { row in
          let key = table.key.map { "\(row).\"\($0)\"" } ?? "0"
          return "INSERT OR IGNORE INTO touched VALUES('\(table.name)', \(key));"
        }.joined(separator: " ")
        try connection.execute(
          """
          CREATE TEMP TRIGGER IF NOT EXISTS touch_\(table.name)_\(event) AFTER \(event) ON main."\(table.name)"
          BEGIN \(notes) END
          """)
      }
    }
    let own = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_update_hook(
      connection.handle,
      { own, _, _, table, row in
        guard let own, let table, strcmp(table, "airing") == 0 else { return }
        Unmanaged<ChangeCapture>.fromOpaque(own).takeUnretainedValue().note(row)
      }, own)
    sqlite3_commit_hook(
      connection.handle,
      { own in
        if let own { Unmanaged<ChangeCapture>.fromOpaque(own).takeUnretainedValue().settle(isStored: true) }
        return 0
      }, own)
    sqlite3_rollback_hook(
      connection.handle,
      { own in
        if let own { Unmanaged<ChangeCapture>.fromOpaque(own).takeUnretainedValue().settle(isStored: false) }
      }, own)
  }

  /// Removes the hooks; the connection stays open.
  func end() {
    sqlite3_update_hook(connection.handle, nil, nil)
    sqlite3_commit_hook(connection.handle, nil, nil)
    sqlite3_rollback_hook(connection.handle, nil, nil)
  }

  private func note(_ key: Int64) {
    let channel = AiringKey(rawValue: key).channel
    if channel != lastChannel {
      put()
      lastChannel = channel
      last = open.removeValue(forKey: channel) ?? .keys([])
    }
    last.add(key)
  }

  private func put() {
    if lastChannel >= 0 { open[lastChannel] = last }
    lastChannel = -1
  }

  private func settle(isStored: Bool) {
    put()
    if isStored {
      airings.merge(open) { known, more in
        var all = known
        all.add(more)
        return all
      }
    }
    open = [:]
  }

  /// Removes what was recorded.
  func clear() throws {
    (airings, open, lastChannel) = ([:], [:], -1)
    try connection.execute("DELETE FROM temp.touched")
  }

  /// Returns the changed parts of tables, by table.
  func touched() throws -> [String: [Int64]] {
    var touched: [String: [Int64]] = [:]
    try connection.statement("SELECT relation, key FROM temp.touched").forEachRow { row in
      touched[row.text(0), default: []].append(row.int64(1))
    }
    return touched
  }
}
