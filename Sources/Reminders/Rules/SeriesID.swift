import Foundation
import GuideModel

/// Identifiers of series in catalogues, read from the numbers that feeds give episodes.
public enum SeriesID {
  /// The series that an episode number names: "gracenote:01567668", "thetvdb.com:series/81189"; `nil` where it names
  /// none.
  public static func of(system: String, text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch system.lowercased() {
    case "dd_progid":
      // EP… are the episodes of a series, SH… the series without number of the episode.
      let prefix = text.prefix(2).uppercased()
      guard prefix == "EP" || prefix == "SH" else { return nil }
      let number = text.dropFirst(2).prefix { $0 != "." }
      guard number.utf8.count >= 6, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return "gracenote:\(number)"
    case "thetvdb.com", "themoviedb.org":
      guard text.lowercased().hasPrefix("series/"), text.utf8.count > 7, text.utf8.count < 64 else { return nil }
      return "\(system.lowercased()):\(text.lowercased())"
    default: return nil
    }
  }

  /// The series that a programme belongs to by the first of its numbers that names one.
  public static func of(_ programme: Programme) -> String? {
    programme.episodeNumbers.lazy.compactMap { of(system: $0.system, text: $0.text) }.first
  }
}
