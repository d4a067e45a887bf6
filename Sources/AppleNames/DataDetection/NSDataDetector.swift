import Foundation

/// A set of kinds of data, as the raw value of `NSTextCheckingResult.CheckingType`.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nstextcheckingtypes).
public typealias NSTextCheckingTypes = UInt64
/// All kinds that Apple defines.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// All kinds that an app can define. None are found.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32
/// All kinds.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

/// A search for data in text. Web and mail addresses (`.link`), telephone numbers (`.phoneNumber`) and dates (`.date`)
/// are found; other kinds can be requested, but are never found here. `DateReader` says which dates are known.
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

  /// Returns the results in `range`, in the order of their places. Results do not overlap: an address wins over a date
  /// in it, and a date over the number in it.
  ///
  /// Linear in the text's length.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    let (wantsDates, wantsNumbers) = (wanted.contains(.dateKind), wanted.contains(.phoneNumberKind))
    let links = Self.links(in: string, options, range)
    guard wantsDates || wantsNumbers else { return wanted.contains(.linkKind) ? links : [] }
    let dates = Self.without(DateReader().dates(in: string, options, within: range).map { DetectedData($0) }, links)
    var found: [DetectedData] = wanted.contains(.linkKind) ? links : []
    if wantsDates { found += dates }
    if wantsNumbers {
      found += Self.without(Self.without(Self.numbers(in: string, options, range), links), dates)
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the results that overlap none of the others. Both are sorted, so one pass is enough.
  private static func without(_ results: [DetectedData], _ others: [DetectedData]) -> [DetectedData] {
    var next = 0
    return results.filter { result in
      while next < others.count, NSMaxRange(others[next].range) <= result.range.location { next += 1 }
      return next == others.count || NSIntersectionRange(others[next].range, result.range).length == 0
    }
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

  // MARK: Expressions

  /// A regular expression for the links and telephone numbers that the detector searches; it finds nothing else. Its
  /// results have ranges only.
  ///
  /// `uikit` writes this name where a detector is used as an expression, which it is on Apple's platforms.
  ///
  /// - Throws: nothing in practice: the patterns are valid.
  public var expression·: NSRegularExpression {
    get throws {
      let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
      let parts = [
        wanted.contains(.linkKind) ? Self.addresses?.pattern : nil,
        wanted.contains(.phoneNumberKind) ? Self.groups?.pattern : nil,
      ].compactMap { $0 }
      let pattern = parts.isEmpty ? "(?!)" : parts.joined(separator: "|")
      return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }
  }

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
