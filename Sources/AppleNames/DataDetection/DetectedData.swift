import Foundation

/// The kinds by their raw values: Foundation on Linux has deprecated the names, since it finds none of them itself. Its
/// values of date, address and link are twice Apple's. Clients use the names, so these are its values.
extension NSTextCheckingResult.CheckingType {
  static let dateKind = Self(rawValue: 1 << 4)
  static let addressKind = Self(rawValue: 1 << 5)
  static let linkKind = Self(rawValue: 1 << 6)
  static let phoneNumberKind = Self(rawValue: 1 << 11)
  static let transitKind = Self(rawValue: 1 << 12)
}

/// Data that was found in a text, or made by a program.
final class DetectedData: NSTextCheckingResult {
  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  let foundURL: URL?
  let foundPhoneNumber: String?
  let foundDate: Date?
  let foundTimeZone: TimeZone?
  let foundDuration: TimeInterval
  let foundComponents: [NSTextCheckingKey: String]?

  init(
    _ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, url: URL? = nil, phoneNumber: String? = nil,
    date: Date? = nil, timeZone: TimeZone? = nil, duration: TimeInterval = 0,
    components: [NSTextCheckingKey: String]? = nil
  ) {
    self.kind = kind
    self.place = place
    foundURL = url
    foundPhoneNumber = phoneNumber
    foundDate = date
    foundTimeZone = timeZone
    foundDuration = duration
    foundComponents = components
    super.init()
  }

  /// Creates the result of a date in a text.
  convenience init(_ date: DateReader.Found) {
    self.init(.dateKind, date.range, date: date.date, timeZone: date.timeZone, duration: date.duration)
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
