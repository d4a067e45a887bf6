import CoreGraphics
import Foundation

/// How pictures are put together in a time.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avvideocompositioninstructionprotocol).
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// The time.
  var timeRange: CMTimeRange { get }
  /// Whether layers are shown with the pictures.
  var enablePostProcessing: Bool { get }
  /// Whether pictures change although those of the tracks do not.
  var containsTweening: Bool { get }
  /// The tracks that are used, as numbers; nil for all.
  var requiredSourceTrackIDs: [NSValue]? { get }
  /// The only track, if its pictures are used unchanged.
  var passthroughTrackID: CMPersistentTrackID { get }
}

/// How the pictures of tracks are put together in a time.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avvideocompositioninstruction).
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
  // Unchecked because the parts change only in the subclass, on one queue, as Apple's do.
  struct Parts {
    var timeRange = CMTimeRange.invalid
    var backgroundColor: CGColor?
    var layers: [AVVideoCompositionLayerInstruction] = []
    var processes = true
  }

  var parts = Parts()

  override init() { super.init() }

  /// The time.
  open var timeRange: CMTimeRange { parts.timeRange }
  /// The colour behind the pictures; nil for black.
  open var backgroundColor: CGColor? { parts.backgroundColor }
  /// The tracks, from the uppermost one down.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { parts.layers }
  /// Whether layers are shown with the pictures; true by default.
  open var enablePostProcessing: Bool { parts.processes }
  /// Whether pictures change although those of the tracks do not.
  open var containsTweening: Bool { false }
  /// The tracks that are used, as numbers.
  open var requiredSourceTrackIDs: [NSValue]? { parts.layers.map { NSNumber(value: $0.trackID) } }
  /// The only track, if its pictures are used unchanged: none.
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}

/// How the pictures of tracks are put together in a time, which can be changed.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutablevideocompositioninstruction).
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
  /// Creates an instruction without tracks.
  public override init() { super.init() }

  open override var timeRange: CMTimeRange {
    get { parts.timeRange }
    set { parts.timeRange = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { parts.backgroundColor }
    set { parts.backgroundColor = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { parts.layers }
    set { parts.layers = newValue }
  }
  open override var enablePostProcessing: Bool {
    get { parts.processes }
    set { parts.processes = newValue }
  }
}

/// How the pictures of a track are placed.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avvideocompositionlayerinstruction).
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  // Unchecked because the parts change only in the subclass, on one queue, as Apple's do.
  var identifier = kCMPersistentTrackID_Invalid
  var transforms = ValueRamps<CGAffineTransform>()
  var opacities = ValueRamps<Float>()
  var crops = ValueRamps<CGRect>()

  override init() { super.init() }

  /// The track.
  open var trackID: CMPersistentTrackID { identifier }

  /// Gives the ramp of the transform at a time. Returns false if none is set.
  open func getTransformRamp(
    for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
    end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { Self.give(transforms.ramp(at: time), startTransform, endTransform, timeRange) }

  /// Gives the ramp of the opacity at a time. Returns false if none is set.
  open func getOpacityRamp(
    for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { Self.give(opacities.ramp(at: time), startOpacity, endOpacity, timeRange) }

  /// Gives the ramp of the visible part at a time. Returns false if none is set.
  open func getCropRectangleRamp(
    for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
    endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { Self.give(crops.ramp(at: time), startCropRectangle, endCropRectangle, timeRange) }

  private static func give<Value>(
    _ ramp: ValueRamps<Value>.Ramp?, _ start: UnsafeMutablePointer<Value>?, _ end: UnsafeMutablePointer<Value>?,
    _ range: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp else { return false }
    start?.pointee = ramp.start
    end?.pointee = ramp.end
    range?.pointee = ramp.range
    return true
  }
}

/// How the pictures of a track are placed, which can be changed.
///
/// Unchecked because its superclass is.
///
/// See
/// [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutablevideocompositionlayerinstruction).
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
  /// Creates an instruction for no track.
  public override init() { super.init() }
  /// Creates an instruction for a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    identifier = track.trackID
  }

  open override var trackID: CMPersistentTrackID {
    get { identifier }
    set { identifier = newValue }
  }

  /// Sets the transform from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.set(transform, at: time) }
  /// Changes the transform by and by.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) { transforms.set(from: startTransform, to: endTransform, in: timeRange) }
  /// Sets the opacity from a time on, from 0 to 1.
  open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.set(opacity, at: time) }
  /// Changes the opacity by and by.
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange)
  { opacities.set(from: startOpacity, to: endOpacity, in: timeRange) }
  /// Sets the visible part from a time on.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) { crops.set(cropRectangle, at: time) }
  /// Changes the visible part by and by.
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
    timeRange: CMTimeRange
  ) { crops.set(from: startCropRectangle, to: endCropRectangle, in: timeRange) }
}
