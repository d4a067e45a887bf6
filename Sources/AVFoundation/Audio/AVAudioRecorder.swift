import Foundation

/// Receives the end of a recording. The methods are optional, and never called here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate).
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Never called here.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Never called here.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound to a file, which fails here, as on a device without a microphone: the methods return false.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiorecorder).
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  // Unchecked because recorders are used on one queue, as Apple's are.
  /// The object that receives the end. It is not retained.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file.
  public let url: URL
  /// The settings, by keys of AVFoundation.
  public let settings: [String: Any]
  /// Whether sound is recorded: false.
  open var isRecording: Bool { false }
  /// The recorded seconds: 0.
  open var currentTime: TimeInterval { 0 }
  /// The time of the device, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Whether loudness is measured; false by default.
  open var isMeteringEnabled = false

  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  /// Returns false: nothing can be recorded.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Returns false: nothing can be recorded.
  @discardableResult open func record() -> Bool { false }
  /// Returns false: nothing can be recorded.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  /// Returns false: nothing can be recorded.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Returns false: nothing can be recorded.
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Deletes the file. Returns false if there is none.
  @discardableResult open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
  /// Does nothing.
  open func updateMeters() {}
  /// Returns the greatest loudness of a channel in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the average loudness of a channel in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
