import Foundation

/// Receives sound of a microphone. The method is optional, and never called here.
///
/// See
/// [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureaudiodataoutputsamplebufferdelegate).
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Never called here.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives the sound of a microphone to a program: none here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureaudiodataoutput).
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The object that receives sound. It is not retained.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  override var mediaTypes: [AVMediaType] { [.audio] }

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the object that receives sound, and the queue on which it is called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferDelegate == nil ? nil : sampleBufferCallbackQueue
  }

  /// Returns the settings with which a writer would keep the quality: nil, as there is no sound.
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}
