import AVFoundation
import UIKit

/// A view that is a player's picture.
@preconcurrency @MainActor public final class PlayerPictureView: UIView {
  public override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// The picture's layer; nil never happens, since the view's class of layers is that one.
  public var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }

  public var player: AVPlayer? {
    get { playerLayer?.player }
    set { playerLayer?.player = newValue }
  }
}
