import GuideModel
import UIKit

/// Shows a channel live, small and without sound. There is one such picture, which moves to where it is needed.
@MainActor public protocol GuideLivePicture: AnyObject {
  /// The view with the picture, empty until there is one.
  var view: UIView { get }
  /// Begins to play a channel. One that cannot be played shows nothing.
  func play(_ channel: Channel.Key)
  /// Stops playing and releases everything.
  func stop()
}
