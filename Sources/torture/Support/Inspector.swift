import Foundation
import GuideModel
import GuideStore

/// Checks whether a guide keeps its promises after whatever happened to it.
struct Inspector {
  let torture: Torture
  let path: String
  /// The instant that counts as now for readers, UTC seconds.
  let now: Int64
  private(set) var looks = 0
  private(set) var programRuns = 0

  init(_ torture: Torture, path: String, now: Int64) {
    self.torture = torture
    self.path = path
    self.now = now
  }

  /// - Parameters:
  ///   - feeds: the possible versions of each source's feed; `nil` among them if there may be none.
  ///   - pruned: the source whose channels may each have lost what ended by an instant.
  /// - Returns: the version of each source, `nil` for none; nothing if a promise is broken.
  mutating func look(
    _ feeds: [String: [Feed?]], pruned: (source: String, before: Int64)? = nil, after what: String
  ) -> [String: Int?]? {
    looks += 1
    do {
      // The first to open it rolls back what was begun, and creates the tables if there are none.
      _ = try GuideStore(path: path)
      let raw = try RawGuide(path: path)
      let damage = try raw.damage()
      guard damage.isEmpty else { return broken("\(what): the file is damaged: \(damage)") }
      let content = try raw.content()
      var found: [String: Int?] = [:]
      for (source, candidates) in feeds {
        let sums = content.sums[source] ?? [:]
        guard
          let match = candidates.first(where: {
            Self.matches(sums, $0, source == pruned?.source ? pruned?.before : nil)
          })
        else {
          return broken("\(what): \(source) is none of \(candidates.map { $0.map { "\($0.version)" } ?? "nothing" })")
        }
        found[source] = .some(match?.version)
      }
      for source in content.sums.keys where feeds[source] == nil {
        return broken("\(what): there is a source \(source)")
      }
      let wrong = try raw.wrongBounds()
      if wrong > 0 { return broken("\(what): \(wrong) channels note wrong bounds") }
      return try read(found, feeds, content.rows, what) ? found : nil
    } catch {
      return broken("\(what): \(error)")
    }
  }

  /// Whether each channel is as in the feed, or, if it may have been pruned, as in the feed without what ended by then.
  private static func matches(_ sums: [String: UInt64], _ feed: Feed?, _ pruned: Int64?) -> Bool {
    guard let feed else { return sums.values.allSatisfy { $0 == 0 } }
    guard sums.count == feed.channels else { return false }
    return (0..<feed.channels).allSatisfy { channel in
      let id = feed.channelID(channel)
      guard let sum = sums[id] else { return false }
      if sum == feed.sum(of: channel) { return true }
      guard let pruned else { return false }
      var rest = RowSum()
      for row in feed.rows(of: channel) where row.stop > pruned { rest.add(id, row.start, row.stop, row.title) }
      return sum == rest.value
    }
  }

  /// Reads the guide as programs do: what is on now, and a search.
  private mutating func read(
    _ found: [String: Int?], _ feeds: [String: [Feed?]], _ rows: Int, _ what: String
  ) throws -> Bool {
    let store = try GuideStore(path: path)
    let entries = try store.nowAndNext(at: now)
    let isFilled = found.values.contains { $0 != nil }
    if isFilled, entries.isEmpty {
      torture.fault("\(what): nothing is on now, of \(rows) airings", file: path)
      return false
    }
    try store.updateSearchIndex(at: now)
    for (source, version) in found {
      guard let version, let feed = feeds[source]?.compactMap({ $0 }).first(where: { $0.version == version }) else {
        continue
      }
      let own = try store.search(GuideSearchRequest(text: feed.word, now: now, limit: 5))
      let other = try store.search(GuideSearchRequest(text: "\(source)v\(version + 1)", now: now, limit: 5))
      if own.isEmpty || !other.isEmpty {
        torture.fault(
          "\(what): a search finds \(own.total) of version \(version) of \(source), \(other.total) of another",
          file: path)
        return false
      }
    }
    guard looks % 20 == 1, let program = torture.options.lineup, isFilled else { return true }
    return try runProgram(program, what, found)
  }

  private mutating func runProgram(_ program: String, _ what: String, _ found: [String: Int?]) throws -> Bool {
    guard let source = found.first(where: { $0.value != nil }) else { return true }
    programRuns += 1
    for arguments in [["now", "--database", path], ["search", "--database", path, source.key]] {
      let run = try ChildProcess.output(program, arguments)
      if run.status != 0 || run.output.isEmpty {
        torture.fault("\(what): lineup \(arguments[0]) ended with \(run.status): \(run.output.prefix(200))", file: path)
        return false
      }
    }
    return true
  }

  private func broken<Result>(_ what: String) -> Result? {
    torture.fault(what, file: path)
    return nil
  }
}

extension GuideSearchResults {
  fileprivate var isEmpty: Bool { onNow.isEmpty && upcoming.isEmpty && past.isEmpty }
}
