import Foundation

/// Receives pictures of a camera. All methods are optional; none is ever called here.
///
/// See
/// [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate).
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Never called here.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Never called here.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives the pictures of a camera to a program: none here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput).
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The object that receives pictures. It is not retained.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// The format of the pictures, by keys of Core Video; nil for one that needs no conversion.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures that come late are left out; true by default.
  open var alwaysDiscardsLateVideoFrames = true
  /// Whether pictures have the size of previews; true by default.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// Whether pictures have the size of previews; false by default.
  open var deliversPreviewSizedOutputBuffers = false
  /// The least duration of a picture.
  open var minFrameDuration = CMTime.invalid
  /// The formats of pixels that can be had.
  open var availableVideoPixelFormatTypes: [OSType] {
    [
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
      kCVPixelFormatType_32BGRA,
    ]
  }
  /// The compressions that can be had: none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }

  override var mediaTypes: [AVMediaType] { [.video] }

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the object that receives pictures, and the queue on which it is called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferDelegate == nil ? nil : sampleBufferCallbackQueue
  }

  /// Returns the settings with which a writer would keep the quality: nil, as there are no pictures.
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
  /// Returns the settings with which a writer would keep the quality: nil, as there are no pictures.
  open func recommendedVideoSettings(
    forVideoCodecType videoCodecType: AVVideoCodecType, assetWriterOutputFileType outputFileType: AVFileType
  ) -> [String: Any]? { nil }
  /// Returns the compressions for a writer: none.
  open func availableVideoCodecTypesForAssetWriter(writingTo outputFileType: AVFileType) -> [AVVideoCodecType] { [] }
}
