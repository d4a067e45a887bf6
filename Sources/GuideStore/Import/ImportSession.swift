import Foundation
import GuideModel

/// The work of one import inside its transaction, on the thread that inserts.
///
/// Airings go directly to their place in the table. Whenever the feed's coverage of a channel grows (`CoveredRuns`),
/// the earlier airings that start in the new part are deleted, except those that the feed repeats (`StoredAirings`). At
/// the end exactly what the feed covers has been replaced, in whatever order the feed came, without keeping any airing
/// in memory. Stops that depend on the next start are marked and repaired in a second pass (`StopRepair`).
final class ImportSession {
  /// Seconds from the middle of the feed's first batch beyond which starts count as mistakes.
  static let window: Int64 = 366 * 86_400
  /// 1990-01-01: no listing is older.
  static let earliest: Int64 = 631_152_000
  /// The distance in seconds beyond which a stop says nothing.
  static let longestBelievable: Int64 = 31 * 86_400
  /// The length in seconds from which an airing ends where the next begins.
  static let absurdLength: Int64 = 86_400
  static let placeholderTitle: StaticString = "No title"

  let connection: SQLiteConnection
  private(set) var directory: ChannelDirectory
  private(set) var report: ImportReport
  private(set) var programmesSeen = 0

  private let insert: SQLiteStatement
  private var stored: StoredAirings
  private(set) var sharedStarts: SharedStarts
  private let source: Int64
  /// The range of plausible starts, known from the first programmes on.
  private var plausible: Range<Int64>?

  private struct Entry {
    var channel: Int32
    /// The index of the batch among those that are stored together.
    var batch: Int32
    var record: Int32
    var start: Int64
    var hasTitle: Bool
    /// Whether the guide has the airing already, unchanged.
    var isThere = false

    static func inOrder(_ a: Entry, _ b: Entry) -> Bool {
      (a.channel, a.start, a.batch, a.record) <= (b.channel, b.start, b.batch, b.record)
    }
  }
  private var entries: [Entry] = []

  /// Batches of a feed that jumps from channel to channel wait here, so that each channel's place in the table is
  /// visited once for many airings.
  private var held: [FeedBatch] = []
  private var heldBytes = 0
  private static let heldLimit = 8 << 20

  /// Call inside the transaction.
  init(source: String, connection: SQLiteConnection) throws {
    self.connection = connection
    report = ImportReport(source: source)
    try connection.run("INSERT OR IGNORE INTO source(name) VALUES(?)", .text(source))
    let key = try connection.integer("SELECT key FROM source WHERE name = ?", .text(source)) ?? 0
    self.source = key
    directory = try ChannelDirectory(source: key, connection: connection)
    insert = try connection.prepare(
      """
      INSERT OR IGNORE INTO airing(\(AiringRow.columns)) VALUES(?, ?, ?, ?, ?, ?, ?, ?)
      """)
    stored = try StoredAirings(connection: connection)
    sharedStarts = try SharedStarts(connection: connection)
  }

  // MARK: Taking batches

  func add(_ batch: FeedBatch) throws {
    programmesSeen += batch.programmes.count
    held.append(batch)
    heldBytes += batch.bytes.count + batch.programmes.count * MemoryLayout<FeedBatch.ProgrammeRecord>.stride
    if heldBytes >= Self.heldLimit || (held.count == 1 && !Self.isInterleaved(batch)) { try flush() }
  }

  /// Whether the channel changes so often that storing the programmes in feed order would touch too many pages.
  private static func isInterleaved(_ batch: FeedBatch) -> Bool {
    batch.bytes.withUnsafeBytes { bytes in
      var changes = 0
      for (a, b) in zip(batch.programmes, batch.programmes.dropFirst())
      where !areEqual(a.channelFeedID, b.channelFeedID, in: bytes) {
        changes += 1
      }
      return changes > batch.programmes.count / 4
    }
  }

  /// Stores the waiting batches.
  private func flush() throws {
    defer {
      held.removeAll(keepingCapacity: true)
      heldBytes = 0
    }
    entries.removeAll(keepingCapacity: true)
    var isSorted = true
    for (index, batch) in held.enumerated() {
      for record in batch.channels { try declare(record, in: batch) }
      if try !collectEntries(of: batch, index: Int32(index)) { isSorted = false }
    }
    if !isSorted { entries.sort { !Entry.inOrder($1, $0) } }
    var first = 0
    while first < entries.count {
      let channel = entries[first].channel
      var end = first + 1
      while end < entries.count, entries[end].channel == channel { end += 1 }
      try store(first..<end)
      first = end
    }
  }

  private func declare(_ record: FeedBatch.ChannelRecord, in batch: FeedBatch) throws {
    let feedID = batch.string(record.feedID)
    guard !FeedID.fold(feedID).isEmpty else { return }
    let details = Array(batch.bytes[batch.range(record.details)])
    try directory.declare(
      feedID: feedID, name: batch.string(record.name), number: batch.string(record.number),
      icon: batch.string(record.iconURL), displayNames: Self.displayNames(details: details),
      groups: batch.string(record.groups), details: details, connection: connection)
  }

  private static func displayNames(details: [UInt8]) -> [String] {
    guard let tree = ElementTree(encoded: details) else { return [] }
    var names: [String] = []
    for child in tree.children where child.name == "display-name" {
      guard names.count < ChannelDirectory.mostNames else { break }
      let name = DisplayText.prefix(
        of: child.text.trimmingCharacters(in: .whitespacesAndNewlines), bytes: ChannelDirectory.longestName)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Adds the batch's programmes that are to be stored to `entries`.
  /// - Returns: whether they are in order of channel and start, as in most feeds, so that nothing needs sorting.
  private func collectEntries(of batch: FeedBatch, index batchIndex: Int32) throws -> Bool {
    guard !batch.programmes.isEmpty else { return true }
    let plausible = plausibleStarts(judgingBy: batch)
    var isSorted = true
    var lastID = FeedBatch.Slice()
    var lastChannel: Int?
    try batch.bytes.withUnsafeBytes { bytes in
      for (index, record) in batch.programmes.enumerated() {
        if index == 0 || !Self.areEqual(record.channelFeedID, lastID, in: bytes) {
          lastID = record.channelFeedID
          lastChannel = try channel(named: batch.string(lastID))
        }
        guard let channel = lastChannel else {
          report.counts.withoutChannel += 1
          continue
        }
        guard !directory.states[channel].isHidden else {
          report.counts.onHiddenChannels += 1
          continue
        }
        guard plausible.contains(record.start) else {
          report.counts.absurdDates += 1
          continue
        }
        let entry = Entry(
          channel: Int32(channel), batch: batchIndex, record: Int32(index), start: record.start,
          hasTitle: !record.title.isEmpty)
        if let last = entries.last, !Entry.inOrder(last, entry) { isSorted = false }
        entries.append(entry)
      }
    }
    return isSorted
  }

  /// Returns the index of a channel in the directory, creating it if unknown; `nil` for a blank id.
  private func channel(named feedID: String) throws -> Int? {
    if let index = directory.index(of: feedID) { return index }
    guard !FeedID.fold(feedID).isEmpty else { return nil }
    report.counts.undeclaredChannels += 1
    return try directory.create(
      feedID: feedID, name: "", number: "", icon: "", displayNames: [], details: [], connection: connection)
  }

  private static func areEqual(_ a: FeedBatch.Slice, _ b: FeedBatch.Slice, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard a.length == b.length else { return false }
    guard a.offset != b.offset, a.length > 0, let base = bytes.baseAddress else { return true }
    return memcmp(base + Int(a.offset), base + Int(b.offset), Int(a.length)) == 0
  }

  /// Returns a year around the middle start of the first batch. Old feeds pass, a few wild dates do not, and what is
  /// kept of the guide's past does not depend on them.
  private func plausibleStarts(judgingBy batch: FeedBatch) -> Range<Int64> {
    if let plausible { return plausible }
    let starts = batch.programmes.map(\.start).filter { (Self.earliest..<AiringKey.maximumStart).contains($0) }.sorted()
    guard !starts.isEmpty else { return Self.earliest..<Self.earliest }
    let middle = starts[starts.count / 2]
    let range = max(middle - Self.window, Self.earliest)..<min(middle + Self.window, AiringKey.maximumStart)
    plausible = range
    return range
  }

  // MARK: Storing

  /// Stores the programmes of one channel.
  private func store(_ run: Range<Int>) throws {
    guard let first = run.first else { return }
    let index = Int(entries[first].channel)
    let airings = directory.update(index) { $0.makeAirings() }
    let stored = directory.states[index].stored
    var from = run.lowerBound
    for part in widen(airings, by: run) where part.overlaps(stored) {
      from = firstEntry(startingFrom: part.lowerBound, in: from..<run.upperBound)
      let end = firstEntry(startingFrom: part.upperBound, in: from..<run.upperBound)
      try clear(part, of: index, for: from..<end)
      from = end
    }
    try forEachRow(run) { place, row in
      try store(row, isThere: entries[place].isThere, hasTitle: entries[place].hasTitle, of: airings)
    }
  }

  /// Calls `body` with the index of each entry and its row, in order; the rows' bytes stay in their batch.
  private func forEachRow(_ run: Range<Int>, _ body: (_ place: Int, _ row: AiringRow) throws -> Void) throws {
    let placeholder = UnsafeRawBufferPointer(
      start: Self.placeholderTitle.utf8Start, count: Self.placeholderTitle.utf8CodeUnitCount)
    var place = run.lowerBound
    while place < run.upperBound {
      let number = entries[place].batch
      let batch = held[Int(number)]
      let channel = directory.states[Int(entries[place].channel)].key
      try batch.bytes.withUnsafeBytes { bytes in
        func text(_ slice: FeedBatch.Slice) -> UnsafeRawBufferPointer {
          UnsafeRawBufferPointer(rebasing: bytes[batch.range(slice)])
        }
        while place < run.upperBound, entries[place].batch == number {
          let record = batch.programmes[Int(entries[place].record)]
          let (stop, doubt) = Self.judge(start: record.start, stop: record.stop)
          let row = AiringRow(
            key: AiringKey(channel: channel, start: record.start), stop: stop, genre: Int64(record.genre.rawValue),
            flags: Int64(record.flags.rawValue) | doubt.rawValue,
            title: record.title.isEmpty ? placeholder : text(record.title), subtitle: text(record.subtitle),
            summary: text(record.summary), details: text(record.details))
          try body(place, row)
          place += 1
        }
      }
    }
  }

  /// Stores an airing unless it is there already.
  private func store(_ row: AiringRow, isThere: Bool, hasTitle: Bool, of airings: ChannelAirings) throws {
    if !isThere {
      row.bind(to: insert)
      try insert.run()
      if connection.changeCount == 0 {
        switch try sharedStarts.place(for: row) {
        case .duplicate:
          report.counts.duplicates += 1
          return
        case .none:
          report.counts.crowdedStarts += 1
          return
        case .free(let key):
          report.counts.sharedStarts += 1
          insert.bind(1, key.rawValue)
          try insert.run()
        }
      }
      airings.noteChange(row.key.start..<row.key.start + 1)
    }
    if !hasTitle { report.counts.emptyTitles += 1 }
    report.airings += 1
    if !row.doubt.isEmpty { airings.needsRepair = true }
    airings.note(start: row.key.start, stop: row.doubt.isEmpty ? row.stop : row.key.start)
  }

  /// Judges a stop without knowing the next start.
  static func judge(start: Int64, stop: Int64?) -> (stop: Int64, doubt: StopDoubt) {
    guard let stop, stop - start <= longestBelievable else { return (start, .missing) }
    if stop >= start { return (stop, stop - start >= absurdLength ? .absurd : []) }
    let rolled = stop + 86_400
    return rolled > start && rolled - start < 12 * 3600 ? (rolled, .rolled) : (start, .reversed)
  }

  /// Extends the feed's coverage of a channel by the entries in `run`, which are in order.
  /// - Returns: what is newly covered, in order.
  private func widen(_ airings: ChannelAirings, by run: Range<Int>) -> [Range<Int64>] {
    var parts: [Range<Int64>] = []
    var next: Range<Int64>?
    for entry in entries[run] {
      let record = held[Int(entry.batch)].programmes[Int(entry.record)]
      var end = entry.start + 1
      if let stop = record.stop, stop > end, stop - entry.start < Self.absurdLength { end = stop }
      if let current = next, entry.start <= current.upperBound + CoveredRuns.longestHole {
        next = current.lowerBound..<max(current.upperBound, end)
      } else {
        if let current = next { parts += airings.covered.insert(current) }
        next = entry.start..<end
      }
    }
    if let current = next { parts += airings.covered.insert(current) }
    return parts.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the first of ordered entries that starts at `start` or later; the end if none does.
  private func firstEntry(startingFrom start: Int64, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Deletes the earlier airings that start in `part`, except those that the entries of `run` in that part repeat.
  private func clear(_ part: Range<Int64>, of index: Int, for run: Range<Int>) throws {
    try stored.open(channel: directory.states[index].key, starts: part)
    var last = Int64.min
    try forEachRow(run) { place, row in
      // Of several with the same start, the first has the key without ordinal; the others are distinguished when they
      // are inserted.
      guard row.key.start != last else { return }
      last = row.key.start
      guard try stored.keeps(row) else { return }
      entries[place].isThere = true
      report.replaced += 1
    }
    guard let removed = try stored.close() else { return }
    sharedStarts.forget()
    report.replaced += removed.count
    directory.states[index].airings?.noteChange(removed.starts)
  }

  // MARK: Finishing

  /// Repairs stops, updates the channels' bounds, and returns the report.
  func finish(at instant: Int64) throws -> ImportReport {
    try flush()
    var repair = try StopRepair(connection: connection)
    for state in directory.states {
      guard let airings = state.airings, airings.inserted > 0 else { continue }
      if airings.needsRepair { try repair.run(airings, of: state.key) }
      try updateBounds(of: state.key, after: airings)
    }
    report.counts.inferredStops = repair.inferred
    report.counts.rolledStops = repair.rolled
    report.counts.reversedStops = repair.reversed
    report.counts.cappedLengths = repair.capped
    report.newChannels = directory.newChannels
    try connection.run("UPDATE source SET refreshed = ? WHERE key = ?", SQLiteValue(instant), SQLiteValue(source))
    try RowBuilder(connection: connection).run()
    return report
  }

  /// Updates a channel's first start and last stop, and records what the search index has yet to see.
  private func updateBounds(of channel: Channel.Key, after airings: ChannelAirings) throws {
    let all = (AiringKey(channel: channel, start: 0), AiringKey(channel: channel + 1, start: 0))
    guard
      let first = try connection.integer(
        "SELECT min(id) FROM airing WHERE id >= ? AND id < ?", SQLiteValue(all.0.rawValue), SQLiteValue(all.1.rawValue)),
      let last = try connection.integer(
        "SELECT max(id) FROM airing WHERE id >= ? AND id < ?", SQLiteValue(all.0.rawValue), SQLiteValue(all.1.rawValue))
    else { return }
    // Whatever started more than the longest airing before the last start has ended by then, or is in the other index.
    let near = AiringKey(channel: channel, start: AiringKey(rawValue: last).start - airings.longest)
    let nearStop =
      try connection.integer(
        "SELECT max(stop) FROM airing WHERE id >= ? AND id <= ?",
        SQLiteValue(max(near.rawValue, all.0.rawValue)), SQLiteValue(last)) ?? 0
    let longStop =
      try connection.integer(
        """
        SELECT max(stop) FROM airing INDEXED BY airing_long
        WHERE \(AiringKey.channelSQL) = ? AND \(AiringKey.isLongSQL)
        """, SQLiteValue(channel)) ?? 0
    let bounds = AiringKey(rawValue: first).start..<max(nearStop, longStop, AiringKey(rawValue: first).start)
    try connection.run(
      """
      UPDATE channel SET first_start = ?2, last_stop = ?3, longest = ?4
      WHERE key = ?1 AND (first_start, last_stop, longest) IS NOT (?2, ?3, ?4)
      """,
      SQLiteValue(channel), SQLiteValue(bounds.lowerBound), SQLiteValue(bounds.upperBound),
      SQLiteValue(airings.longest))
    if let changed = airings.changed {
      try connection.run(
        """
        UPDATE channel SET dirty_from = min(coalesce(dirty_from, ?2), ?2), dirty_to = max(coalesce(dirty_to, ?3), ?3)
        WHERE key = ?1
        """,
        SQLiteValue(channel), SQLiteValue(changed.lowerBound), SQLiteValue(changed.upperBound))
    }
    report.channels += 1
    let seen = airings.firstStart..<max(min(bounds.upperBound, max(nearStop, longStop)), airings.lastStart)
    report.timeRange =
      report.timeRange.map {
        min($0.lowerBound, seen.lowerBound)..<max($0.upperBound, seen.upperBound)
      } ?? seen
  }
}
