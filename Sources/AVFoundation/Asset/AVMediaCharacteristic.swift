import Foundation

/// A property of media, by which tracks and options are chosen.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmediacharacteristic).
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The characteristic's identifier.
  public let rawValue: String

  /// Creates a property by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a property by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// It can be seen.
  public static let visual = AVMediaCharacteristic("AVMediaCharacteristicVisual")
  /// It can be heard.
  public static let audible = AVMediaCharacteristic("AVMediaCharacteristicAudible")
  /// It can be read: subtitles.
  public static let legible = AVMediaCharacteristic("AVMediaCharacteristicLegible")
}

/// An option of a group, such as a language of the sound.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmediaselectionoption).
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  // Unchecked because the class can be subclassed; there are no variables.
  /// The media type, such as audio.
  open var mediaType: AVMediaType { .text }
  /// The language, as a name of BCP 47; nil for none.
  open var extendedLanguageTag: String? { nil }
  /// The language; nil for none.
  open var locale: Locale? { extendedLanguageTag.map { Locale(identifier: $0) } }
  /// The user-visible name.
  open var displayName: String { "" }

  override init() { super.init() }

  /// Returns whether the option has a property.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

/// Options of which one is played. No asset has any here, because tracks of sound and subtitles cannot be chosen.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmediaselectiongroup).
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  // Unchecked because the class can be subclassed; there are no variables.
  /// The options of the group.
  open var options: [AVMediaSelectionOption] { [] }
  /// The option that is chosen by default; nil for none.
  open var defaultOption: AVMediaSelectionOption? { nil }
  /// Whether the user may choose none of the options.
  open var allowsEmptySelection: Bool { true }

  override init() { super.init() }

  /// Returns the options in one of the languages that the user prefers: the first of these that any option has.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMediaSelectionOption] {
    preferredLanguages.flatMap { language in mediaSelectionOptions.filter { $0.extendedLanguageTag == language } }
  }

  /// Returns the options with a locale.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter { $0.locale?.identifier == locale.identifier }
  }

  /// Returns the options with all of the properties.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter { option in mediaCharacteristics.allSatisfy { option.hasMediaCharacteristic($0) } }
  }
}

extension AVAsset {
  /// The properties for which there are groups of choices: none.
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }

  /// Returns the choices for a property: nil, as no asset has any.
  public func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }

  /// Returns the choices for a property: nil, as no asset has any.
  public func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? { nil }

  /// Returns the tracks with a property. The first call reads the stream and blocks.
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    mediaCharacteristic == .visual ? tracks(withMediaType: .video) : []
  }
}
