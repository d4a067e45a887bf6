import Foundation
import GuideModel

extension GuideSettings.Order {
  /// Returns the channels in this order. Equal ones keep their order.
  /// - Complexity: O(n log n).
  func sorted(_ channels: [Channel]) -> [Channel] {
    switch self {
    case .own: return channels
    case .feed: return channels.sorted { $0.id < $1.id }
    case .number:
      return Self.sort(channels, by: { ChannelNumber($0.number) }, <)
    case .name:
      return Self.sort(channels, by: { ChannelNumber(Self.folded($0.name)) }, <)
    }
  }

  /// Returns a name without case and accents. Comparing by the locale's rules would take a second for fifteen thousand
  /// channels.
  private static func folded(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 }
      ? name : name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Sorts by keys that are computed once each.
  private static func sort<Key>(
    _ channels: [Channel], by key: (Channel) -> Key, _ precedes: (Key, Key) -> Bool
  ) -> [Channel] {
    let keyed = channels.enumerated().map { (offset: $0.offset, key: key($0.element)) }
    return keyed.sorted {
      if precedes($0.key, $1.key) { return true }
      if precedes($1.key, $0.key) { return false }
      return $0.offset < $1.offset
    }.map { channels[$0.offset] }
  }
}
