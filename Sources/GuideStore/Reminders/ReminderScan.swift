import Foundation
import GuideModel
import Reminders

/// Searches airings for those that rules take.
struct ReminderScan {
  let store: GuideStore
  let reader: Reader
  let references: ChannelReferences
  let matcher: RuleMatcher

  /// Returns the airings of a row that start in `starts` (as shown, UTC seconds), are not over at `now`, and that rules
  /// take.
  /// - Complexity: O(airings of the row's channels in that range).
  func found(on row: Channel.Key, starts: Range<Int64>, now: Int64) throws -> [FoundAiring] {
    guard let channel = references.reference(of: row) else { return [] }
    let members = store.members(of: row)
    var found: [FoundAiring] = []
    for member in members {
      let from = starts.lowerBound - member.shift
      let to = starts.upperBound - member.shift
      guard from < to else { continue }
      let scan = try reader.connection.statement(
        "SELECT id, stop, flags, title, subtitle, details FROM airing WHERE id >= ?1 AND id < ?2 AND stop > ?3 ORDER BY id"
      )
      defer { scan.reset() }
      scan.bind(1, AiringKey(channel: member.channel, start: from).rawValue)
      scan.bind(2, AiringKey(channel: member.channel, start: to).rawValue)
      scan.bind(3, now - member.shift)
      while try scan.step() {
        let key = AiringKey(rawValue: scan.int64(0))
        let start = key.start + member.shift
        let rules = scan.withBytes(3) { title in
          scan.withBytes(4) { subtitle in
            scan.withBytes(5) { details in
              matcher.rules(
                taking: RuleMatcher.Record(
                  channel: row, start: start, flags: Airing.Flags(rawValue: UInt16(truncatingIfNeeded: scan.int64(2))),
                  title: title, subtitle: subtitle, details: details))
            }
          }
        }
        guard !rules.isEmpty else { continue }
        let airing = AiringReference(
          channel: channel, start: start, stop: scan.int64(1) + member.shift, title: scan.text(3),
          subtitle: scan.text(4), episode: Programme(details: scan.bytes(5)).episodeNumber?.displayText ?? "")
        found += rules.map { FoundAiring(rule: $0, airing: airing, airingID: key.id, row: row) }
      }
    }
    guard members.count > 1 else { return found }
    // Of several channels in one row, each fills the holes of those before it.
    var shown: [Int64: Set<Airing.ID>] = [:]
    return try found.filter { found in
      let start = found.airing.start
      if shown[start] == nil {
        shown[start] = Set(try store.airings(on: row, overlapping: start..<start + 1).map(\.id))
      }
      return shown[start]?.contains(found.airingID) == true
    }
  }
}

/// Maps rows to their feeds' names, and back.
struct ChannelReferences {
  private var references: [Channel.Key: ChannelReference] = [:]
  private var keys: [Name: Channel.Key] = [:]

  private struct Name: Hashable {
    var source: String
    var feedID: String
  }

  init(connection: SQLiteConnection) throws {
    let sql = """
      SELECT channel.key, source.name, feed_id, coalesce(custom_name, channel.name) FROM channel
      JOIN source ON source.key = channel.source WHERE is_row = 1
      """
    try connection.statement(sql).forEachRow { row in
      let key = Channel.Key(truncatingIfNeeded: row.int64(0))
      let reference = ChannelReference(source: row.text(1), feedID: row.text(2), name: row.text(3))
      references[key] = reference
      keys[Name(source: reference.source, feedID: reference.feedID)] = key
    }
  }

  func reference(of row: Channel.Key) -> ChannelReference? { references[row] }

  func row(_ reference: ChannelReference) -> Channel.Key? {
    keys[Name(source: reference.source, feedID: reference.feedID)]
  }
}
