import GuideModel
import UIKit

/// A badge on a cell that marks something about its airing.
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
    var letterCounts: [AiringBadge: CGFloat] = [:]
  }

  @MainActor private static var known: [String: Texts] = [:]

  @MainActor private static var current: Texts {
    let language = GuideLocale.current.language
    if let texts = known[language] { return texts }
    let texts: [AiringBadge: String] = [
      .live: localized("LIVE"), .premiere: localized("PREMIERE"), .new: localized("NEW"),
      .repeated: localized("REPEAT"),
    ]
    let made = Texts(texts: texts, letterCounts: texts.mapValues(countLetters))
    known[language] = made
    return made
  }

  /// The text in the user's language, in capitals if its script has them.
  @MainActor public var text: String { Self.current.texts[self] ?? "" }

  /// The approximate width of the text in Latin letters.
  @MainActor var letterCount: CGFloat { Self.current.letterCounts[self] ?? 0 }

  /// Returns the approximate width in Latin letters: Chinese, Japanese and Korean letters count as 1.4.
  private static func countLetters(_ text: String) -> CGFloat {
    text.reduce(0) { $0 + ($1.unicodeScalars.first.map(GuideTypeScale.isIdeograph) == true ? 1.4 : 1) }
  }
}
