import AVKit
import Foundation
import GuideModel
import GuideStore
import GuideUI
import UIKit
import Watch

/// Plays channels inside the window: over all of it when the user chooses to, and small in the focused row.
@MainActor final class PlayHere {
  private let store: GuideStore
  private weak var controller: GuideViewController?
  private let queue = DispatchQueue(label: "streams to play", qos: .userInitiated)
  /// Returns the streams of a row without waiting for the disk.
  private let knownStreams: @MainActor (Channel.Key) -> [ChannelStream]
  private let onFullScreen: @MainActor () -> Bool
  private let isFullScreen: @MainActor () -> Bool
  private let live = LivePicture()
  /// The schemes that GStreamer's own elements read. Streams that only other programs can play are left to them.
  nonisolated private static let schemes: Set<String> = ["http", "https", "rtsp", "rtp", "udp"]

  /// - Parameters:
  ///   - knownStreams: returns the streams of a row without waiting for the disk.
  ///   - onFullScreen: fills the screen or stops filling it, and returns whether it is filled now.
  init(
    store: GuideStore, controller: GuideViewController,
    knownStreams: @escaping @MainActor (Channel.Key) -> [ChannelStream],
    isFullScreen: @escaping @MainActor () -> Bool, onFullScreen: @escaping @MainActor () -> Bool
  ) {
    self.store = store
    self.controller = controller
    self.knownStreams = knownStreams
    self.isFullScreen = isFullScreen
    self.onFullScreen = onFullScreen
    PlayerTexts.install()
    live.stream = { [weak self] channel, answer in self?.find(channel, airing: nil, answer) }
    controller.canPlayHere = { [weak self] in self?.canPlay($0, $1) ?? false }
    controller.onPlayHere = { [weak self] in self?.play($0, $1) }
    controller.livePicture = live
  }

  private nonisolated static func watching(_ store: GuideStore) -> Watching {
    Watching(
      setting: "",
      catchupID: { try store.programme($0.id)?.attributes.first { $0.name == "catchup-id" }?.value ?? "" },
      streams: { try store.streams(of: $0) })
  }

  private func canPlay(_ channel: Channel, _ airing: Airing?) -> Bool {
    let streams = knownStreams(channel.id)
    // Whether the feed has the airing's id turns out when it is played.
    let known = Watching(setting: "", catchupID: { _ in "id" }, streams: { _ in streams })
    return (try? known.stream(channel: channel.id, airing: airing, schemes: Self.schemes)) != nil
  }

  /// Finds a stream on another thread, because that reads from the disk.
  private func find(
    _ channel: Channel.Key, airing: Airing?, _ answer: @escaping @MainActor (Result<PlayableStream, any Error>) -> Void
  ) {
    let store = store
    queue.async {
      let found = Result { try Self.watching(store).stream(channel: channel, airing: airing, schemes: Self.schemes) }
      DispatchQueue.main.async { MainActor.assumeIsolated { answer(found) } }
    }
  }

  private func play(_ channel: Channel, _ airing: Airing?) {
    find(channel.id, airing: airing) { [weak self] found in
      guard let self, let controller else { return }
      switch found {
      case .success(let stream): show(stream, title: airing.map { "\($0.title) – \(channel.name)" } ?? channel.name)
      case .failure(let error):
        let alert = UIAlertController(
          title: localized("This cannot be played"), message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: localized("OK"), style: .default))
        controller.present(alert, animated: true)
      }
    }
  }

  private func show(_ stream: PlayableStream, title: String) {
    guard let controller, let item = Self.item(of: stream) else { return }
    live.stop()
    let player = AVPlayer(playerItem: item)
    let screen = AVPlayerViewController()
    screen.title = title
    screen.player = player
    screen.modalPresentationStyle = .fullScreen
    screen.controlScale = controller.isCouch ? max(1, min(2.4, controller.view.bounds.height / 700)) : 1
    screen.isFullScreen = isFullScreen()
    let toggle = onFullScreen
    screen.onFullScreen = { toggle() }
    screen.onClose = { [weak screen, weak controller] in
      screen?.dismiss(animated: true) {
        screen?.player?.replaceCurrentItem(with: nil)
        controller?.playerDidClose()
      }
    }
    screen.onTryAgain = { [weak player] in
      player?.replaceCurrentItem(with: Self.item(of: stream))
      player?.play()
    }
    controller.present(screen, animated: true)
    player.play()
  }

  static func item(of stream: PlayableStream) -> AVPlayerItem? {
    guard let url = URL(string: stream.address.text) else { return nil }
    return AVPlayerItem(asset: AVURLAsset(url: url, options: [AVURLAssetHTTPHeaderFieldsKey: stream.headers]))
  }
}
