import Foundation

/// Receives what was found in pictures. The method is optional, and never called here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutputobjectsdelegate).
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Never called here.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Finds codes and faces in the pictures of a camera: none here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput).
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The object that receives what is found. It is not retained.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The kinds that can be found: none without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The kinds to find. Kept as they are, where iOS raises an exception for a kind that is not available.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the picture, from (0, 0) to (1, 1) in landscape; all of it by default.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  override var mediaTypes: [AVMediaType] { [.video, .metadata] }

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the object that receives what is found, and the queue on which it is called.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsDelegate == nil ? nil : objectsCallbackQueue
  }
}
