import Foundation

/// Takes photographs, which fails here. Apple replaced it by `AVCapturePhotoOutput` in iOS 10.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturestillimageoutput).
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// The compression or the format of pixels, by keys of AVFoundation and Core Video.
  open var outputSettings: [String: Any] = [:]
  /// The formats of pixels that can be had.
  open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
  /// The compressions that can be had: JPEG.
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [.jpeg] }
  /// Whether a photograph is being taken: false.
  open var isCapturingStillImage: Bool { false }
  /// Whether photographs can be held steady: false.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether photographs are held steady if that can be done; false here.
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = false
  /// Whether photographs have the greatest size; false by default.
  open var isHighResolutionStillImageOutputEnabled = false

  override var mediaTypes: [AVMediaType] { [.video] }

  /// Creates an output.
  public override init() { super.init() }

  /// Calls the handler with an error, on another queue: `sessionNotRunning`, or `noDataCaptured` in a session that
  /// runs.
  @preconcurrency open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    let error = AVError(session?.isRunning == true ? .noDataCaptured : .sessionNotRunning)
    DispatchQueue.global().async { handler(nil, error) }
  }

  /// Returns the JPEG file in samples: their data; nil for samples of a picture that is not compressed.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
    try? jpegSampleBuffer.dataBuffer?.dataBytes()
  }
}
