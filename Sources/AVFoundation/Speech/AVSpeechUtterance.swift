import Foundation

/// The least rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avspeechutterance).
open class AVSpeechUtterance: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because utterances are used on one queue, as Apple's are.
  /// The text.
  public let speechString: String
  /// The text with pronunciations.
  public let attributedSpeechString: NSAttributedString
  /// The voice; nil, the default, for that of the language.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate, from 0 to 1; 0.5 by default.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2; 1 by default.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1; 1 by default.
  open var volume: Float = 1
  /// Whether the settings of VoiceOver are used; false by default.
  open var prefersAssistiveTechnologySettings = false
  /// The seconds before the text; 0 by default.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds after the text; 0 by default.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates an utterance of a text.
  public convenience init(string: String) { self.init(attributedString: NSAttributedString(string: string)) }

  /// Creates an utterance of a text with pronunciations.
  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVSpeechUtterance(attributedString: attributedSpeechString)
    (copy.voice, copy.rate, copy.pitchMultiplier, copy.volume) = (voice, rate, pitchMultiplier, volume)
    copy.prefersAssistiveTechnologySettings = prefersAssistiveTechnologySettings
    (copy.preUtteranceDelay, copy.postUtteranceDelay) = (preUtteranceDelay, postUtteranceDelay)
    return copy
  }
}

/// The quality of a voice.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicequality).
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// The gender of a voice.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicegender).
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified = 0, male, female }

/// The identifier of the voice Alex, which is not installed.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A voice. None is installed here, so that none can be created.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice).
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  /// The language, as a name of BCP 47.
  open var language: String { "" }
  /// The identifier.
  open var identifier: String { "" }
  /// The name to show.
  open var name: String { "" }
  /// The quality.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The gender.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// Returns the voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the language and region of the person, as a name of BCP 47.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier.prefix { $0 != "@" }.replacing("_", with: "-").description
  }
  /// Returns nil: no voice is installed.
  public init?(language languageCode: String?) { return nil }
  /// Returns nil: no voice is installed.
  public init?(identifier: String) { return nil }
}
