import Foundation

/// Where speech is interrupted.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avspeechboundary).
public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }

/// Receives the state of speech. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate).
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called at the beginning of an utterance.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called at the end of an utterance.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when an utterance has been paused.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called when an utterance has been continued.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called when an utterance has been stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Never called here: no word is spoken.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks texts. No voice is installed here: utterances begin and end in their order, on the main queue, in silence and
/// without delay.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer).
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // Unchecked because synthesizers are used on the main queue, as Apple's are.
  /// The object that receives the state. It is not retained.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether an utterance has begun, or waits.
  open var isSpeaking: Bool { !waiting.isEmpty }
  /// Whether speech is paused.
  open private(set) var isPaused = false
  /// Whether the session of the app is used; true by default. Kept without effect.
  open var usesApplicationAudioSession = true
  /// Whether others are mixed into a telephone call; false by default. Kept without effect.
  open var mixToTelephonyUplink = false

  /// The utterances that have not ended; the first one has begun if `hasBegun`.
  private var waiting: [AVSpeechUtterance] = []
  private var hasBegun = false

  /// Creates a synthesizer.
  public override init() { super.init() }

  /// Speaks an utterance after those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if waiting.count == 1 { proceed() }
  }

  /// Begins the first utterance, and ends it in a later turn of the main queue.
  private func proceed() {
    DispatchQueue.main.async {
      guard !self.isPaused, let utterance = self.waiting.first else { return }
      if self.hasBegun {
        self.waiting.removeFirst()
        self.hasBegun = false
        self.delegate?.speechSynthesizer(self, didFinish: utterance)
      } else {
        self.hasBegun = true
        self.delegate?.speechSynthesizer(self, didStart: utterance)
      }
      if !self.waiting.isEmpty { self.proceed() }
    }
  }

  /// Ends all utterances. Returns false if there is none.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let ended = waiting
    (waiting, hasBegun, isPaused) = ([], false, false)
    for utterance in ended { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Pauses speech. Returns false if nothing is spoken.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !isPaused, let utterance = waiting.first else { return false }
    isPaused = true
    if hasBegun { delegate?.speechSynthesizer(self, didPause: utterance) }
    return true
  }

  /// Continues speech. Returns false if it is not paused.
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused, let utterance = waiting.first else { return false }
    isPaused = false
    if hasBegun { delegate?.speechSynthesizer(self, didContinue: utterance) }
    proceed()
    return true
  }
}
