import Foundation

/// The contents of detectors' results. Foundation on Linux has results of regular expressions only.
extension NSTextCheckingResult {
  /// The address of a link; nil for other results.
  public var url: URL? { (self as? DetectedData)?.foundURL }
  /// The telephone number as written; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.foundPhoneNumber }
  /// The date; nil for other results.
  public var date: Date? { (self as? DetectedData)?.foundDate }
  /// The time zone that a date names; nil if it names none, and for other results.
  public var timeZone: TimeZone? { (self as? DetectedData)?.foundTimeZone }
  /// The length of a date that is a time of day from one to another, in seconds; 0 for others.
  public var duration: TimeInterval { (self as? DetectedData)?.foundDuration ?? 0 }
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
  /// Returns a result for a date in a time zone, with a duration in seconds.
  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    DetectedData(.dateKind, range, date: date, timeZone: timeZone, duration: duration)
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
