/// A channel or recording in a playlist.
///
/// The address and the options usually contain credentials: descriptions leave them out.
public struct M3UEntry: Hashable, Sendable, CustomStringConvertible {
  /// The text after the separating comma; empty if there is none.
  public var name = ""
  /// The duration in seconds; -1 for a live stream.
  public var duration: Double = -1
  /// The guide's identifier for the channel (`tvg-id`); empty if there is none.
  public var tvgID = ""
  /// The guide's name for the channel (`tvg-name`); empty if there is none.
  public var tvgName = ""
  /// The address of the logo (`tvg-logo`); empty if there is none. Never trust it.
  public var logoURL = ""
  /// The number as written: "5", "5.1", "2-1", "101A".
  public var number = ""
  /// The groups that contain the entry (`group-title`, `#EXTGRP`), in order.
  public var groups: [String] = []
  /// Hours to add to the guide's times.
  public var tvgShift: Double = 0
  /// Whether it is marked as a radio station (`radio="true"`).
  public var isRadio = false
  /// All attributes, with keys in lower case; a repeated key has its values in order.
  public var attributes: [String: [String]] = [:]
  /// The address without the headers after `|`.
  public var url = ""
  /// The `name=value` pairs after `|` in the address.
  public var headers: [String: String] = [:]
  /// `#EXTVLCOPT`, `#KODIPROP` and the like, as written, without the `#`.
  public var options: [String] = []
  /// The line of the address, from 1.
  public var line = 0

  /// Creates an empty entry.
  public init() {}

  /// Whether it is a film or series on demand, by its path and duration, which does not belong in a guide. Radio
  /// stations are streams that end in `.mp3`.
  public var isOnDemand: Bool {
    let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
    if path.contains("/movie/") || path.contains("/series/") || path.contains("/vod/") { return true }
    if [".mp4", ".mkv", ".avi", ".mov", ".m4v", ".wmv"].contains(where: path.hasSuffix) { return true }
    return duration > 0 && !path.hasSuffix(".m3u8") && !path.hasSuffix(".ts")
  }

  /// Returns a key that is stable across refreshes. `tvg-id` alone is not enough, because variants of a channel share
  /// it. The key consists of the source, id, name and the address without query and credentials.
  public func stableKey(source: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in [source, tvgID, name, FeedLocation.withoutCredentials(url)] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return hash
  }

  public var description: String {
    "\(number.isEmpty ? "" : number + " ")\(name) [\(tvgID)] \(FeedLocation.withoutCredentials(url))"
  }
}
