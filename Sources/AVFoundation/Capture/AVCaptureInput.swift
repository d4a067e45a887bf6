import Foundation

/// Gives media to a session.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureinput).
open class AVCaptureInput: NSObject, @unchecked Sendable {
  // Unchecked because inputs are used on one queue, as Apple's are.
  /// The streams.
  open var ports: [Port] { [] }
  /// The session that has the input.
  weak var session: AVCaptureSession?

  override init() { super.init() }

  /// A stream of an input.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureinput/port).
  open class Port: NSObject, @unchecked Sendable {
    // Unchecked because ports are used on one queue, as Apple's are.
    private weak var owner: AVCaptureInput?
    /// The kind of media.
    public let mediaType: AVMediaType
    /// The format of the samples; nil for none.
    open var formatDescription: CMFormatDescription? { nil }
    /// Whether the stream is used; true by default.
    open var isEnabled = true
    /// The input to which the stream belongs.
    open var input: AVCaptureInput { owner ?? AVCaptureInput() }
    /// The type of the device.
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { (owner as? AVCaptureDeviceInput)?.device.deviceType }
    /// The side of the device.
    open var sourceDevicePosition: AVCaptureDevice.Position {
      (owner as? AVCaptureDeviceInput)?.device.position ?? .unspecified
    }

    init(input: AVCaptureInput, mediaType: AVMediaType) {
      owner = input
      self.mediaType = mediaType
      super.init()
    }
  }
}

extension NSNotification.Name {
  /// Posted when the format of a stream has changed: never here.
  public static let AVCaptureInputPortFormatDescriptionDidChange = Notification.Name(
    "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}

/// Gives the media of a device to a session.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput).
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  private var streams: [Port] = []
  open override var ports: [Port] { streams }
  /// Whether pictures are rotated with the device by itself. Without effect.
  open var unifiedAutoExposureDefaultsEnabled = false

  /// Creates an input of a device.
  ///
  /// - Throws: `AVError` with `deviceNotConnected` if the device is not connected.
  public init(device: AVCaptureDevice) throws {
    guard device.isConnected else { throw AVError(.deviceNotConnected) }
    self.device = device
    super.init()
    streams = [AVMediaType.video, .audio].filter { device.hasMediaType($0) }.map { Port(input: self, mediaType: $0) }
  }
}

/// Gives metadata of a program to a session.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturemetadatainput).
open class AVCaptureMetadataInput: AVCaptureInput, @unchecked Sendable {
  private var streams: [Port] = []
  open override var ports: [Port] { streams }

  /// Creates an input of metadata of a format.
  public init(formatDescription desc: CMFormatDescription, clock: CMClock) {
    super.init()
    streams = [Port(input: self, mediaType: .metadata)]
  }
}
