import Foundation

/// Texts that may name a feed: what was copied, pasted or dropped.
enum SourceText {
  /// A longer one is no address.
  private static let longest = 2_000

  /// The address or path in a text; nil where it is anything else.
  static func address(in text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty, text.count < longest,
      !text.contains(where: \.isNewline)
    else { return nil }
    let lower = text.lowercased()
    let isAddress = ["http://", "https://", "file://", "/", "~/", "grabber:"].contains { lower.hasPrefix($0) }
    guard isAddress else { return nil }
    // The shell is what else reads this sign.
    return text.hasPrefix("~/") ? NSHomeDirectory() + text.dropFirst() : text
  }
}
