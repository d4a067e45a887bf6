import Foundation

/// A set of kinds of data, as the raw value of `NSTextCheckingResult.CheckingType`.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nstextcheckingtypes).
public typealias NSTextCheckingTypes = UInt64

/// A search for data in text. Web and mail addresses (`.link`) and telephone numbers (`.phoneNumber`) are found; other
/// kinds can be requested, but are never found here.
///
/// Not a subclass of `NSRegularExpression`, unlike Apple's, because that class's searches cannot be overridden on
/// Linux.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsdatadetector).
open class NSDataDetector: NSObject {
  /// The kinds that are searched.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector.
  ///
  /// - Throws: an error in the domain of Cocoa if no kind is requested.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [NSLocalizedDescriptionKey: "a data detector needs at least one kind of data"])
    }
    self.checkingTypes = checkingTypes
  }

  /// Calls a closure with each result in `range`, in the order of their places, until it sets the last argument to
  /// true. The flags are always empty.
  ///
  /// Linear in the text's length.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Does what `enumerateMatches(in:options:range:using:)` does: `uikit` writes this name for regular expressions,
  /// whose method takes escaping closures only on Linux.
  public func enumerateMatches·nonescaping(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }

  /// Returns the results in `range`, in the order of their places. Results do not overlap: an address wins over the
  /// number in it.
  ///
  /// Linear in the text's length.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    let links = Self.links(in: string, options, range)
    let linkResults: [NSTextCheckingResult] = wanted.contains(.linkKind) ? links.map(\.self) : []
    guard wanted.contains(.phoneNumberKind) else { return linkResults }
    var numbers = Self.numbers(in: string, options, range)
    // Both are sorted, so one pass finds what overlaps.
    var next = 0
    numbers.removeAll { number in
      while next < links.count, NSMaxRange(links[next].range) <= number.range.location { next += 1 }
      return next < links.count && NSIntersectionRange(links[next].range, number.range).length > 0
    }
    return (linkResults + numbers).sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first result in `range`.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of results in `range`.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  // MARK: Links

  private static func links(
    in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [DetectedData] {
    let source = text as NSString
    return (addresses?.matches(in: text, options: options, range: range) ?? []).compactMap { match in
      let found = source.substring(with: match.range)
      let isComplete = found.contains("://") || found.lowercased().hasPrefix("mailto:")
      let address = isComplete ? found : found.contains("@") ? "mailto:" + found : "http://" + found
      return URL(string: address).map { DetectedData(.linkKind, match.range, url: $0) }
    }
  }

  /// An address with a scheme, one that begins with `www.`, a mail address, or the name of a host in a common domain
  /// with an optional path. It ends before punctuation that belongs to the sentence. Each alternative consumes what it
  /// has read, so that the search is linear.
  private static let addresses = try? NSRegularExpression(
    pattern: #"(?:[a-z][a-z0-9+.-]{1,15}://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}'’”]"#
      + #"|(?:mailto:)?[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}"#
      + #"|\b[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:com|org|net|edu|gov|info|io|dev|app|tv|de|uk|fr|jp|eu)"#
      + #"(?![\w@-]|\.\w)(?:/[^\s<>"]*[^\s<>".,;:!?)\]}'’”])?"#,
    options: .caseInsensitive)

  // MARK: Telephone numbers

  private static func numbers(
    in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [DetectedData] {
    let source = text as NSString
    return (groups?.matches(in: text, options: options, range: range) ?? []).compactMap { match in
      let found = source.substring(with: match.range)
      // The lengths of subscribers' numbers with area codes, and the limit of E.164.
      guard (7...15).contains(found.count(where: \.isNumber)) else { return nil }
      return DetectedData(.phoneNumberKind, match.range, phoneNumber: found)
    }
  }

  /// Groups of digits with at most one sign between them, the first perhaps in parentheses or with a plus.
  private static let groups = try? NSRegularExpression(
    pattern: #"(?<![\w.,/+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?![\w-]|[.,]\d)"#)
}

/// The kinds by their raw values: Foundation on Linux has deprecated the names, since it finds none of them itself.
extension NSTextCheckingResult.CheckingType {
  fileprivate static let dateKind = Self(rawValue: 1 << 3)
  fileprivate static let addressKind = Self(rawValue: 1 << 4)
  fileprivate static let linkKind = Self(rawValue: 1 << 5)
  fileprivate static let phoneNumberKind = Self(rawValue: 1 << 11)
  fileprivate static let transitKind = Self(rawValue: 1 << 12)
}

/// Data that was found in a text, or made by a program.
final class DetectedData: NSTextCheckingResult {
  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  let foundURL: URL?
  let foundPhoneNumber: String?
  let foundDate: Date?
  let foundComponents: [NSTextCheckingKey: String]?

  init(
    _ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, url: URL? = nil, phoneNumber: String? = nil,
    date: Date? = nil, components: [NSTextCheckingKey: String]? = nil
  ) {
    self.kind = kind
    self.place = place
    foundURL = url
    foundPhoneNumber = phoneNumber
    foundDate = date
    foundComponents = components
    super.init()
  }

  /// Returns nil: results of detectors are not archived.
  required convenience init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange {
    precondition(index == 0, "the result has one range, and not one at \(index)")
    return place
  }
}

// Foundation for Linux has the type, but keeps its names to itself.
extension NSTextCheckingKey {
  /// The name of a person.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The title of a person's position.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// The name of an organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street and house number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state or province.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number in an address.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The name of an airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult {
  /// The address of a link; nil for other results.
  public var url: URL? { (self as? DetectedData)?.foundURL }
  /// The telephone number as written; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.foundPhoneNumber }
  /// The date; nil for other results. Only results that a program makes have one.
  public var date: Date? { (self as? DetectedData)?.foundDate }
  /// The parts of a journey; nil for other results. Only results that a program makes have them.
  public var components: [NSTextCheckingKey: String]? {
    resultType == .transitKind ? (self as? DetectedData)?.foundComponents : nil
  }
  /// The parts of an address; nil for other results. Only results that a program makes have them.
  public var addressComponents: [NSTextCheckingKey: String]? {
    resultType == .addressKind ? (self as? DetectedData)?.foundComponents : nil
  }

  /// Returns a result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.linkKind, range, url: url)
  }
  /// Returns a result for a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(.phoneNumberKind, range, phoneNumber: phoneNumber)
  }
  /// Returns a result for a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.dateKind, range, date: date)
  }
  /// Returns a result for an address.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(.addressKind, range, components: components)
  }
  /// Returns a result for a journey.
  public class func transitInformationCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(.transitKind, range, components: components)
  }
}
