/// Kinds of media that play only after a tap.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes).
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of texts that become links.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkdatadetectortypes).
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses on the web.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// Words that can be looked up.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// The old name of `lookupSuggestion`.
  public static let spotlightSuggestion = lookupSuggestion
  /// All kinds.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The units in which text is selected.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

/// The source of the direction of controls.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content, system }
