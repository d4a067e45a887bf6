import Foundation

/// Receives distances. All methods are optional; none is ever called here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedepthdataoutputdelegate).
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
  /// Never called here.
  func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection)
  /// Never called here.
  func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason)
}

extension AVCaptureDepthDataOutputDelegate {
  public func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection
  ) {}
  public func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason
  ) {}
}

/// Gives distances to a program: none here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedepthdataoutput).
open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The object that receives distances. It is not retained.
  open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var delegateCallbackQueue: DispatchQueue?
  /// Whether distances that come late are left out; true by default.
  open var alwaysDiscardsLateDepthData = true
  /// Whether distances are smoothed; true by default.
  open var isFilteringEnabled = true

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the object that receives distances, and the queue on which it is called.
  open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
    self.delegate = delegate
    delegateCallbackQueue = delegate == nil ? nil : callbackQueue
  }
}

/// The distances of a picture. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avdepthdata).
open class AVDepthData: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  override init() { super.init() }
  /// The format of the distances.
  open var depthDataType: OSType { kCVPixelFormatType_DepthFloat32 }
  /// Whether the distances are smoothed.
  open var isDepthDataFiltered: Bool { false }
}

/// The persons in a picture. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avportraiteffectsmatte).
open class AVPortraitEffectsMatte: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  override init() { super.init() }
  /// The format of the pixels.
  open var pixelFormatType: OSType { kCVPixelFormatType_OneComponent8 }
}
