import AVFoundation
import UIKit

/// A view that shows a player's picture. Not Apple's.
@preconcurrency @MainActor public final class PlayerPictureView: UIView {
  public override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// The layer with the picture; never nil, since the view's layer class is that one.
  public var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }

  /// The player; nil by default.
  public var player: AVPlayer? {
    get { playerLayer?.player }
    set { playerLayer?.player = newValue }
  }
}
