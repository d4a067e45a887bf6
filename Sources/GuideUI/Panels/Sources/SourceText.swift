import Foundation

/// Texts that may name a feed: copied, pasted or dropped.
enum SourceText {
  /// The greatest length of an address.
  private static let longest = 2_000

  /// Returns the address or path in a text; `nil` if it is anything else.
  static func address(in text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty, text.count < longest,
      !text.contains(where: \.isNewline)
    else { return nil }
    let lower = text.lowercased()
    let isAddress = ["http://", "https://", "file://", "/", "~/", "grabber:"].contains { lower.hasPrefix($0) }
    guard isAddress else { return nil }
    // A tilde is expanded here, as the shell would do.
    return text.hasPrefix("~/") ? NSHomeDirectory() + text.dropFirst() : text
  }
}
