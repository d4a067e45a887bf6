import CoreGraphics
import Foundation
import QuartzCore

/// A layer that shows what a camera sees: nothing here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer).
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  private var made: AVCaptureConnection?
  private var isConnected = true

  /// The session, which the layer retains; nil by default.
  open var session: AVCaptureSession? {
    didSet { if session !== oldValue { (made, isConnected) = (nil, true) } }
  }
  /// The placement of the picture; `.resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the picture is shown: false.
  open var isPreviewing: Bool { false }

  /// The connection with the camera of the session; nil without a camera.
  open var connection: AVCaptureConnection? {
    if let made,
      session?.inputs.contains(where: { input in input.ports.contains { $0 === made.inputPorts.first } }) == true
    {
      return made
    }
    let port = session?.inputs.lazy.flatMap(\.ports).first { $0.mediaType == .video }
    made = isConnected ? port.map { AVCaptureConnection(inputPort: $0, videoPreviewLayer: self) } : nil
    return made
  }

  /// Creates a layer without a session.
  public override init() { super.init() }

  /// Creates a layer that shows what the camera of a session sees.
  public init(session: AVCaptureSession) {
    super.init()
    self.session = session
  }

  /// Creates a layer for a session, without a connection.
  public init(sessionWithNoConnection session: AVCaptureSession) {
    super.init()
    setSessionWithNoConnection(session)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVCaptureVideoPreviewLayer { videoGravity = other.videoGravity }
  }

  public required init?(coder: NSCoder) { nil }

  /// Sets the session, without a connection.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) {
    self.session = session
    isConnected = false
  }

  private var picture: PreviewGeometry {
    let (connection, size) = (connection, connection?.inputPorts.first?.formatDescription?.dimensions)
    return PreviewGeometry(
      bounds: bounds, gravity: videoGravity,
      pictureSize: size.map { CGSize(width: Int($0.width), height: Int($0.height)) },
      orientation: connection?.videoOrientation ?? .portrait, isMirrored: connection?.isVideoMirrored ?? false)
  }

  /// Returns the point of the camera's picture, from (0, 0) to (1, 1) in landscape, at a point of the layer.
  ///
  /// Without a camera the picture is taken to be in portrait and to fill the layer. The same holds for the methods
  /// below.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    picture.picturePoint(pointInLayer)
  }

  /// Returns the point of the layer at a point of the camera's picture.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    picture.layerPoint(captureDevicePointOfInterest)
  }

  /// Returns the part of the camera's picture at a rectangle of the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    picture.pictureRect(rectInLayerCoordinates)
  }

  /// Returns the rectangle of the layer at a part of the camera's picture.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    picture.layerRect(rectInMetadataOutputCoordinates)
  }

  /// Returns an object with the coordinates of the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    let picture = picture
    return metadataObject.moved(picture.layerRect, picture.layerPoint)
  }
}
