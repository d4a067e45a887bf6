import Foundation

extension AVCaptureDevice {
  /// A type of cameras or microphones.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct).
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with a long focal length.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera with a short focal length.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The usual camera and one with a long focal length.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The usual camera and one with a short focal length.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Cameras of three focal lengths.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera with a sensor of distances, at the front.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A camera with a sensor of distances, at the back.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// The earlier name of `builtInDualCamera`.
    public static let builtInDuoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
    /// A microphone of the device.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A camera that can be connected.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// The camera of a phone that is used by another device.
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }

  /// Finds cameras and microphones: none here.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession).
  open class DiscoverySession: NSObject, @unchecked Sendable {
    // Unchecked because `NSObject` is a class; there are no variables.
    /// The devices found: none.
    open var devices: [AVCaptureDevice] { [] }
    /// The sets of devices that can be used at a time: none.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }

    /// Searches devices of some types, for a kind of media and at a side.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
  }

  /// A format of pictures or sound. There is none here, as there is no device.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice/format).
  open class Format: NSObject, @unchecked Sendable {
    // Unchecked because `NSObject` is a class; there are no variables.
    override init() { super.init() }

    /// The kind of media.
    open var mediaType: AVMediaType { .video }
    /// The format of the samples.
    open var formatDescription: CMFormatDescription {
      CMFormatDescription(video: 0, CMVideoDimensions())
    }
    /// The numbers of pictures a second.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// The angle of view in degrees, from side to side.
    open var videoFieldOfView: Float { 0 }
    /// Whether pixels are combined.
    open var isVideoBinned: Bool { false }
    /// The greatest zoom factor.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// The zoom factor above which pixels are repeated.
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    /// The shortest exposure.
    open var minExposureDuration: CMTime { .invalid }
    /// The longest exposure.
    open var maxExposureDuration: CMTime { .invalid }
    /// The least sensitivity.
    open var minISO: Float { 0 }
    /// The greatest sensitivity.
    open var maxISO: Float { 0 }
    /// Whether pictures can have a greater range of brightness.
    open var isVideoHDRSupported: Bool { false }
    /// Whether several cameras can be used at a time.
    open var isMultiCamSupported: Bool { false }
    /// The greatest size of a photograph in pixels.
    open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The sizes of photographs.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    /// The colours.
    open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    /// The formats of distances.
    open var supportedDepthDataFormats: [Format] { [] }
    /// Returns whether a way of holding video steady is supported.
    open func isVideoStabilizationModeSupported(
      _ videoStabilizationMode: AVCaptureVideoStabilizationMode
    ) -> Bool { false }
  }
}

/// A range of numbers of pictures a second.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avframeraterange).
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  override init() { super.init() }
  /// The least number.
  open var minFrameRate: Double { 0 }
  /// The greatest number.
  open var maxFrameRate: Double { 0 }
  /// The duration of a picture at the least number.
  open var maxFrameDuration: CMTime { .invalid }
  /// The duration of a picture at the greatest number.
  open var minFrameDuration: CMTime { .invalid }
}

extension NSNotification.Name {
  /// Posted when a device has been connected: never here.
  public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  /// Posted when a device has been disconnected: never here.
  public static let AVCaptureDeviceWasDisconnected = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// Posted when what a camera sees has changed: never here.
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

extension AVCaptureDevice {
  /// Posted when a device has been connected: never here.
  public static let wasConnectedNotification = NSNotification.Name.AVCaptureDeviceWasConnected
  /// Posted when a device has been disconnected: never here.
  public static let wasDisconnectedNotification = NSNotification.Name.AVCaptureDeviceWasDisconnected
  /// Posted when what a camera sees has changed: never here.
  public static let subjectAreaDidChangeNotification = NSNotification.Name.AVCaptureDeviceSubjectAreaDidChange
}
