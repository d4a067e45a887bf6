import AVKit
import GuideModel
import GuideUI
import UIKit
import Watch

/// The live picture of the focused channel: small, without sound, decoded no larger than it is shown.
@MainActor final class LivePicture: GuideLivePicture {
  /// Finds the stream of a channel, and answers on the main thread.
  var stream: ((Channel.Key, @escaping @MainActor (Result<PlayableStream, any Error>) -> Void) -> Void)?
  private let picture = PlayerPictureView()
  private var player: AVPlayer?
  private var turn = 0
  /// A thumbnail shows no more than this.
  private static let size = CGSize(width: 480, height: 270)
  /// The bit rate that is enough for this size, in bits a second.
  private static let bitRate = 1_500_000.0

  init() {
    picture.isUserInteractionEnabled = false
    picture.accessibilityElementsHidden = true
    picture.playerLayer?.videoGravity = .resizeAspectFill
    picture.playerLayer?.preventsDisplaySleep = false
  }

  var view: UIView { picture }

  func play(_ channel: Channel.Key) {
    stop()
    let mine = turn
    stream?(channel) { [weak self] found in
      guard let self, turn == mine, case .success(let stream) = found, let item = PlayHere.item(of: stream) else {
        return
      }
      item.preferredMaximumResolution = Self.size
      item.preferredPeakBitRate = Self.bitRate
      let player = AVPlayer()
      player.isMuted = true
      player.replaceCurrentItem(with: item)
      self.player = player
      picture.player = player
      player.play()
    }
  }

  func stop() {
    turn += 1
    player?.replaceCurrentItem(with: nil)
    player = nil
    picture.player = nil
  }
}
