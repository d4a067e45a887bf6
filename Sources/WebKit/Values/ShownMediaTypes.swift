import Foundation

/// The kinds of content that Apple's web views show.
enum ShownMediaTypes {
  private static let families: Set<String> = ["text", "image", "audio", "video"]
  private static let types: Set<String> = [
    "application/ecmascript", "application/javascript", "application/json", "application/pdf", "application/rss+xml",
    "application/atom+xml", "application/x-javascript", "application/xhtml+xml", "application/xml",
  ]
  /// Texts that are rather saved.
  private static let saved: Set<String> = [
    "text/calendar", "text/x-calendar", "text/vcard", "text/x-vcard", "text/csv",
  ]

  /// Returns whether contents of a type are shown; without a type they are.
  static func contain(_ type: String?) -> Bool {
    guard let type = type?.lowercased(), !type.isEmpty else { return true }
    if saved.contains(type) { return false }
    return types.contains(type) || families.contains(String(type.prefix { $0 != "/" })) || type.hasSuffix("+xml")
      || type.hasSuffix("+json")
  }
}
