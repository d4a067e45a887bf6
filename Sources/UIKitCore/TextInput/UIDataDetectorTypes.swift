/// The kinds of data that become links in a text view that cannot be edited. Only web and mail addresses (`link`) are
/// detected here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers. Not detected here.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Not detected here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates. Not detected here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels. Not detected here.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights. Not detected here.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Names that can be looked up. Not detected here.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money. Not detected here.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and other quantities. Not detected here.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds, also those added later.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Returns the web and mail addresses in `text`: their URLs and their ranges in UTF-16 units.
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
