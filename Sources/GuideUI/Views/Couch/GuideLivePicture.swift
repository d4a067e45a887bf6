import GuideModel
import UIKit

/// Shows what a channel sends, small and without sound. There is one such picture; it is put where it is wanted.
@MainActor public protocol GuideLivePicture: AnyObject {
  /// Shows the picture, and nothing until there is one.
  var view: UIView { get }
  /// Begins to play a channel. One that cannot be played shows nothing.
  func play(_ channel: Channel.Key)
  /// Ends playing and gives everything back.
  func stop()
}
