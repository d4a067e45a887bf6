import UIKit

// How a text is read aloud. Assistive technology of this desktop is given plain text, so the attributes are kept in
// strings and change nothing.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language the text is read in, as "en-GB".
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, from 0 to 2.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for those before it.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The sounds of the text, in the international phonetic alphabet.
  public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each character is read by its name.
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6.
  public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Names of the text's parts, as `UIAccessibilityTextAttributeCustom`.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
}
