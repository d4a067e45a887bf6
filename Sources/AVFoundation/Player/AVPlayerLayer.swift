import CoreGraphics
import Foundation
import QuartzCore

/// A layer that shows a player's picture.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avplayerlayer).
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// The player, which the layer retains; nil by default.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      oldValue?.remove(self)
      clear()
      player?.add(self)
    }
  }
  /// The placement of the picture; `.resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { if videoGravity != oldValue { contentsGravity = videoGravity.contentsGravity } }
  }
  /// Whether there is a picture.
  open private(set) var isReadyForDisplay = false
  /// Called when `isReadyForDisplay` has changed.
  public var onReadyForDisplay: (@MainActor () -> Void)?
  /// The frame of the picture in the layer.
  open var videoRect: CGRect {
    guard let image = contents as? CGImage, !bounds.isEmpty else { return .zero }
    let size = CGSize(width: image.width, height: image.height)
    switch videoGravity {
    case .resize: return bounds
    default:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = videoGravity == .resizeAspectFill ? max(x, y) : min(x, y)
      return CGRect(
        x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2, width: size.width * scale,
        height: size.height * scale)
    }
  }
  /// Whether this layer keeps the screen on; true by default. A small picture among other content should not.
  public var preventsDisplaySleep = true

  public override init() {
    super.init()
    masksToBounds = true
    contentsGravity = AVLayerVideoGravity.resizeAspect.contentsGravity
  }

  /// Creates a layer that shows a player's picture.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    player?.add(self)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVPlayerLayer { videoGravity = other.videoGravity }
  }

  public required init?(coder: NSCoder) { nil }

  /// Pictures follow each other without a cross-fade.
  open override func action(forKey event: String) -> (any CAAction)? {
    event == "contents" ? NSNull() : super.action(forKey: event)
  }

  func show(_ image: CGImage) {
    contents = image
    guard !isReadyForDisplay else { return }
    isReadyForDisplay = true
    onReadyForDisplay?()
  }

  func clear() {
    guard contents != nil else { return }
    contents = nil
    isReadyForDisplay = false
    onReadyForDisplay?()
  }
}
