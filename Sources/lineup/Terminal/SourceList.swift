import Foundation
import GuideModel

/// Sources as a table and as JSON, both without credentials.
enum SourceList {
  /// Returns a table with one line for each source, and below it the reason of its last failure.
  static func table(_ sources: [GuideSource], playlists: [String: [String]], now: Int64) -> String {
    let names = sources.map(\.name)
    let width = min(names.map(\.cellCount).max() ?? 0, 48)
    var rows = [
      [
        localized("KIND"), localized("CHANNELS"), localized("AIRINGS"), localized("READ"), localized("ENDS"),
        localized("NEXT"),
      ]
    ]
    for source in sources {
      let isServing = playlists[source.name]?.isEmpty == false
      rows.append([
        kind(source.kind), "\(source.channels)", source.kind == .playlist ? "" : "\(source.airings)",
        source.refreshed.map { age(now - $0) } ?? localized("never"),
        source.ends.map { String(LocalTime.dateAndClock($0).prefix(10)) } ?? "",
        isServing
          ? localized("together with its playlist")
          : source.nextRefresh.map { $0 <= now ? localized("now") : localized("in \(span($0 - now))") }
            ?? localized("manually"),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].cellCount }.max() ?? 0 }
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      let name = index == 0 ? localized("NAME") : names[index - 1]
      let cells = row.enumerated().map { column, text in
        column == 1 || column == 2 ? text.leftPadded(to: widths[column]) : text.padded(to: widths[column])
      }
      // The end of a name is more distinctive than its beginning.
      let shown = name.cellCount > width ? "…" + name.suffix(cells: width - 1) : name.padded(to: width)
      let line = ([shown] + cells).joined(separator: "  ")
      lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
      guard index > 0 else { continue }
      let source = sources[index - 1]
      if let failure = source.failure {
        lines += failure.split(separator: "\n").prefix(3).map { "  \(localized("failed: \(String($0))"))" }
      }
      if let ends = source.ends, ends < now, source.kind != .demo {
        lines.append("  \(localized("has ended: refresh it"))")
      }
      if source.shift != 0 { lines.append("  \(localized("times corrected by \(source.shift / 60) minutes"))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func json(_ sources: [GuideSource]) throws -> String {
    let list = sources.map { source in
      var fields: [String: Any] = [
        "name": source.name, "kind": source.kind.rawValue, "address": source.address, "channels": source.channels,
        "airings": source.airings, "interval": source.interval, "priority": source.priority, "shift": source.shift,
      ]
      fields["refreshed"] = source.refreshed
      fields["attempted"] = source.attempted
      fields["failure"] = source.failure
      fields["ends"] = source.ends
      fields["nextRefresh"] = source.nextRefresh
      return fields
    }
    let data = try JSONSerialization.data(
      withJSONObject: list, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  private static func age(_ seconds: Int64) -> String {
    seconds < 60 ? localized("just now") : localized("\(span(seconds)) ago")
  }

  private static func span(_ seconds: Int64) -> String {
    switch seconds {
    case ..<3600: localized("\(max(seconds / 60, 1)) min")
    case ..<172_800: localized("\(seconds / 3600) h")
    default: localized("\(seconds / 86_400) days")
    }
  }

  private static func kind(_ kind: GuideSource.Kind) -> String {
    switch kind {
    case .guide: localized("guide")
    case .playlist: localized("playlist")
    case .grabber: localized("grabber")
    case .demo: localized("demo")
    }
  }
}

/// Finds sources by what the user typed.
enum SourceFinder {
  /// Finds a source by name or address, else by a part of the name that no other source has.
  /// - Throws: `CommandError` if there is none or more than one.
  static func one(_ text: String, in sources: [GuideSource]) throws -> String {
    if let exact = sources.first(where: { $0.name == text || (!text.isEmpty && $0.address == text) }) {
      return exact.name
    }
    let path = URL(fileURLWithPath: text).standardizedFileURL.path
    if let file = sources.first(where: { $0.address == path }) { return file.name }
    let found = sources.filter { $0.name.lowercased().contains(text.lowercased()) }
    guard found.count == 1, let only = found.first else {
      throw CommandError(
        found.isEmpty
          ? localized("There is no source '\(text)'. 'lineup sources' lists them.")
          : localized(
            "'\(text)' matches \(found.count) sources (\(found.prefix(3).map(\.name).joined(separator: ", "))). Give more of the name."
          )
      )
    }
    return only.name
  }
}
