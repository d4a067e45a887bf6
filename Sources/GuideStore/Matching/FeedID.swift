import Foundation

/// The ids of channels in feeds.
enum FeedID {
  /// Returns the same text for ids that differ but may mean the same channel: in blanks around them, case, `%20`.
  static func fold(_ feedID: String) -> String {
    let bytes = feedID.utf8
    let isPlain = bytes.allSatisfy { $0 > 0x20 && $0 < 0x80 && $0 != UInt8(ascii: "%") }
    if isPlain { return feedID.lowercased() }
    let spaced = feedID.replacingOccurrences(of: "%20", with: " ")
    return spaced.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }
}
