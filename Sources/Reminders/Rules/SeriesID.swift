import Foundation
import GuideModel

/// Identifiers of series in catalogues, extracted from the episode numbers of feeds.
public enum SeriesID {
  /// Returns the series of an episode number, "gracenote:01567668" or "thetvdb.com:series/81189"; `nil` if it
  /// identifies none.
  public static func of(system: String, text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch system.lowercased() {
    case "dd_progid":
      // EP… are the episodes of a series, SH… the series without an episode number.
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

  /// Returns the series of a programme, from the first of its episode numbers that identifies one.
  public static func of(_ programme: Programme) -> String? {
    programme.episodeNumbers.lazy.compactMap { of(system: $0.system, text: $0.text) }.first
  }
}
