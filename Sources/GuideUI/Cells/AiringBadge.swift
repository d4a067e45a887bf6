import GuideModel

/// A badge on a cell that points out something about its airing.
public enum AiringBadge: Hashable, Sendable, CaseIterable {
  case live, premiere, new, repeated

  /// Creates the badge for the most important of an airing's flags; `nil` if none has one.
  public init?(_ flags: Airing.Flags) {
    if flags.contains(.live) {
      self = .live
    } else if flags.contains(.premiere) {
      self = .premiere
    } else if flags.contains(.new) {
      self = .new
    } else if flags.contains(.repeated) {
      self = .repeated
    } else {
      return nil
    }
  }

  /// The texts in a language, cached because cells need them by the hundred.
  private struct Texts {
    var texts: [AiringBadge: String] = [:]
    var letterCounts: [AiringBadge: Int] = [:]
  }

  @MainActor private static var known: [String: Texts] = [:]

  @MainActor private static var current: Texts {
    let language = GuideLocale.current.language
    if let texts = known[language] { return texts }
    let texts: [AiringBadge: String] = [
      .live: localized("LIVE"), .premiere: localized("PREMIERE"), .new: localized("NEW"),
      .repeated: localized("REPEAT"),
    ]
    let made = Texts(texts: texts, letterCounts: texts.mapValues(\.count))
    known[language] = made
    return made
  }

  /// The text in the user's language, in capitals if its script has them.
  @MainActor public var text: String { Self.current.texts[self] ?? "" }

  @MainActor var letterCount: Int { Self.current.letterCounts[self] ?? 0 }
}
