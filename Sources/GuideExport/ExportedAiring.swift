import GuideModel

/// An airing as it is written, with all that its feed said.
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

  /// The description in the language that the person reads, where the feed has it, else in the one that it has.
  func description(in locale: GuideLocale) -> String {
    Programme.preferred(programme.descriptions, languages: [locale.language])?.text ?? airing.summary
  }
}
