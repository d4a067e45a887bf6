/// The kinds of data that a text view without editing turns into links. Only web and mail addresses (`link`) are looked
/// for.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// The addresses in `text`: what they lead to and the UTF-16 units they take.
  static func links(in text: String) -> [(url: URL, range: NSRange)] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return (addresses?.matches(in: text, range: whole) ?? []).compactMap { match in
      guard let range = Range(match.range, in: text) else { return nil }
      let found = String(text[range])
      let url = found.contains("://") || found.lowercased().hasPrefix("mailto:")
      let address = url ? found : found.contains("@") ? "mailto:" + found : "http://" + found
      return URL(string: address).map { ($0, match.range) }
    }
  }

  /// Ends before punctuation that belongs to the sentence.
  private static let addresses = try? NSRegularExpression(
    pattern:
      #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}'’”]|(?:mailto:)?[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}"#,
    options: .caseInsensitive)
}
