import Foundation

/// The upright direction of a picture: where the upper edge of a device in landscape is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturevideoorientation).
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The way in which video is held steady.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturevideostabilizationmode).
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0, standard, cinematic, cinematicExtended, previewOptimized
  case auto = -1
}

/// Carries media from an input to an output or a preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureconnection).
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  // Unchecked because connections are used on one queue, as Apple's are.
  /// The streams of inputs.
  public let inputPorts: [AVCaptureInput.Port]
  /// The output; nil for a preview.
  open private(set) weak var output: AVCaptureOutput?
  private let preview: WeakPreview?
  /// The preview; nil for an output.
  @preconcurrency @MainActor open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { preview?.layer }

  private struct WeakPreview { weak var layer: AVCaptureVideoPreviewLayer? }

  /// Creates a connection from streams to an output.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
    preview = nil
    videoOrientation = output is AVCaptureVideoDataOutput ? .landscapeRight : .portrait
    super.init()
  }

  /// Creates a connection from a stream to a preview.
  @preconcurrency @MainActor public init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) {
    inputPorts = [port]
    preview = WeakPreview(layer: layer)
    videoOrientation = .portrait
    super.init()
  }

  /// Whether media is carried; true by default.
  open var isEnabled = true
  /// Whether media flows: false, as there is no device.
  open var isActive: Bool { false }
  /// The channels of sound: none.
  open var audioChannels: [AVCaptureAudioChannel] { [] }

  private var carriesVideo: Bool { inputPorts.contains { $0.mediaType == .video } }
  /// Whether the picture can be mirrored: for video.
  open var isVideoMirroringSupported: Bool { carriesVideo }
  /// Whether the picture is mirrored; false by default.
  open var isVideoMirrored = false
  /// Whether a front camera's picture is mirrored by itself; true by default.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether the upright direction can be chosen: for video.
  open var isVideoOrientationSupported: Bool { carriesVideo }
  /// The upright direction of the picture; portrait by default, but that of landscape for an
  /// `AVCaptureVideoDataOutput`.
  open var videoOrientation: AVCaptureVideoOrientation
  /// Returns whether the picture can be rotated by an angle: for video, by right angles.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    carriesVideo && [0, 90, 180, 270].contains(videoRotationAngle)
  }
  /// The angle in degrees by which the picture is rotated; 0 by default.
  open var videoRotationAngle: CGFloat = 0
  /// Whether video can be held steady: false.
  open var isVideoStabilizationSupported: Bool { false }
  /// The way in which video is held steady: off.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  /// The way in which video should be held steady; off by default.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// The greatest `videoScaleAndCropFactor`.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// The factor by which a photograph is enlarged and cropped; 1 by default.
  open var videoScaleAndCropFactor: CGFloat = 1
}

/// A channel of sound of a connection. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureaudiochannel).
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  override init() { super.init() }
  /// The loudness of the last samples in decibels.
  open var averagePowerLevel: Float { -160 }
  /// The greatest loudness in decibels.
  open var peakHoldLevel: Float { -160 }
}
