import CoreGraphics
import Foundation
import QuartzCore

/// How the pictures of tracks are put together. It is kept; nothing is put together here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avvideocomposition).
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked because the parts change only in the subclass, on one queue, as Apple's do.
  struct Parts {
    var frameDuration = CMTime.invalid
    var renderSize = CGSize.zero
    var renderScale: Float = 1
    var instructions: [any AVVideoCompositionInstructionProtocol] = []
    var sourceTrackID = kCMPersistentTrackID_Invalid
    var animationTool: AVVideoCompositionCoreAnimationTool?
    var compositor: (any AVVideoCompositing.Type)?
    var colorPrimaries: String?
    var colorTransferFunction: String?
    var colorYCbCrMatrix: String?
  }

  var parts = Parts()

  override init() { super.init() }

  /// Creates a composition that shows the video tracks of an asset over each other. Blocks until the asset is read.
  public init(propertiesOf asset: AVAsset) {
    let tracks = asset.tracks.filter { $0.mediaType == .video }
    parts.renderSize = tracks.first.map { $0.naturalSize.applying($0.preferredTransform) } ?? .zero
    parts.renderSize = CGSize(width: abs(parts.renderSize.width), height: abs(parts.renderSize.height))
    let rate = tracks.map(\.nominalFrameRate).max() ?? 0
    parts.frameDuration =
      rate > 0 ? CMTime(seconds: 1 / Double(rate), preferredTimescale: 90_000) : CMTime(value: 1, timescale: 30)
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
    instruction.layerInstructions = tracks.map { track in
      let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
      layer.setTransform(track.preferredTransform, at: .zero)
      return layer
    }
    parts.instructions = [instruction]
    super.init()
  }

  /// The duration of a picture.
  open var frameDuration: CMTime { parts.frameDuration }
  /// The size of the pictures.
  open var renderSize: CGSize { parts.renderSize }
  /// The factor by which pictures are enlarged; 1 by default.
  open var renderScale: Float { parts.renderScale }
  /// How pictures are put together, one after the other.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { parts.instructions }
  /// The track whose pictures determine the times; none by default.
  open var sourceTrackIDForFrameTiming: CMPersistentTrackID { parts.sourceTrackID }
  /// The layers shown with the pictures; nil for none.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { parts.animationTool }
  /// The class that puts pictures together; nil for the usual way.
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { parts.compositor }
  /// The primary colours; nil for those of the source.
  open var colorPrimaries: String? { parts.colorPrimaries }
  /// The transfer function of colours; nil for that of the source.
  open var colorTransferFunction: String? { parts.colorTransferFunction }
  /// The matrix of colours; nil for that of the source.
  open var colorYCbCrMatrix: String? { parts.colorYCbCrMatrix }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVVideoComposition()
    copy.parts = parts
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableVideoComposition()
    copy.parts = parts
    return copy
  }
}

/// How the pictures of tracks are put together, which can be changed.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmutablevideocomposition).
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  /// Creates a composition without instructions.
  public override init() { super.init() }
  /// Creates a composition that shows the video tracks of an asset over each other. Blocks until the asset is read.
  public override init(propertiesOf asset: AVAsset) { super.init(propertiesOf: asset) }

  open override var frameDuration: CMTime {
    get { parts.frameDuration }
    set { parts.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { parts.renderSize }
    set { parts.renderSize = newValue }
  }
  open override var renderScale: Float {
    get { parts.renderScale }
    set { parts.renderScale = newValue }
  }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { parts.instructions }
    set { parts.instructions = newValue }
  }
  open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
    get { parts.sourceTrackID }
    set { parts.sourceTrackID = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { parts.animationTool }
    set { parts.animationTool = newValue }
  }
  open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
    get { parts.compositor }
    set { parts.compositor = newValue }
  }
  open override var colorPrimaries: String? {
    get { parts.colorPrimaries }
    set { parts.colorPrimaries = newValue }
  }
  open override var colorTransferFunction: String? {
    get { parts.colorTransferFunction }
    set { parts.colorTransferFunction = newValue }
  }
  open override var colorYCbCrMatrix: String? {
    get { parts.colorYCbCrMatrix }
    set { parts.colorYCbCrMatrix = newValue }
  }
}

/// Puts pictures of tracks together. Never used here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avvideocompositing).
public protocol AVVideoCompositing: NSObjectProtocol {
  /// The attributes of the pictures of tracks.
  var sourcePixelBufferAttributes: [String: Any]? { get }
  /// The attributes of the pictures that are made.
  var requiredPixelBufferAttributesForRenderContext: [String: Any] { get }
}

/// Shows layers with the pictures. It is kept without effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avvideocompositioncoreanimationtool).
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// Shows the pictures in a layer within another.
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
  /// Shows the pictures in layers within another.
  public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
    self.init()
  }
  /// Uses a layer as the pictures of a track.
  public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { self.init() }

  override init() { super.init() }
}
