import GuideModel

/// An airing to be written, with everything its feed says.
final class ExportedAiring {
  let airing: Airing
  let details: [UInt8]
  /// Decoded when a format first needs it.
  private(set) lazy var programme = Programme(details: details)

  init(airing: Airing, details: [UInt8]) {
    self.airing = airing
    self.details = details
  }

  var tree: ElementTree { ElementTree(encoded: details) ?? ElementTree(name: "programme") }

  /// Returns the description in the user's language if the feed has one, else the description that it has.
  func description(in locale: GuideLocale) -> String {
    Programme.preferred(programme.descriptions, languages: [locale.language])?.text ?? airing.summary
  }
}
