import Foundation
import GuideModel
import GuideStore
import GuideUI
import UIKit
import Watch

/// Watching from the window. It keeps in memory which rows can be watched, so that menus need not wait for a disk, and
/// starts players on another thread.
@MainActor final class WindowWatching {
  private let store: GuideStore
  private weak var controller: GuideViewController?
  private var streams: [Channel.Key: [ChannelStream]] = [:]
  private let queue = DispatchQueue(label: "players of the window", qos: .userInitiated)
  /// Seconds; a player that ends earlier with an error has not played anything.
  nonisolated private static let shortest: TimeInterval = 8

  init(store: GuideStore, controller: GuideViewController) {
    self.store = store
    self.controller = controller
    controller.canWatch = { [weak self] channel, airing in self?.canWatch(channel, airing) ?? false }
    controller.canStartOver = { [weak self] channel, airing in
      guard let self else { return false }
      return watching().canStartOver(channel: channel.id, airing: airing)
    }
    controller.onWatch = { [weak self] channel, airing in self?.watch(channel, airing) }
    controller.onStartOver = { [weak self] channel, airing in self?.watch(channel, airing, fromStart: true) }
    findPlayers()
    reload()
  }

  private func findPlayers() {
    queue.async { [weak self] in
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let found = PlayerKind.search.map(\.rawValue).filter { (try? ChosenPlayer(setting: $0, path: path)) != nil }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.controller?.players = found } }
    }
  }

  /// Returns the streams of a row as last read.
  func knownStreams(of row: Channel.Key) -> [ChannelStream] { streams[row] ?? [] }

  /// Reads again, on another thread, which rows can be watched.
  func reload() {
    let store = store
    let take = GuideLocale.keepingViewer { [weak self] (streams: [Channel.Key: [ChannelStream]]) in
      guard let self, streams != self.streams else { return }
      self.streams = streams
      controller?.watchableDidChange()
    }
    queue.async {
      guard let streams = try? store.streams() else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { take(streams) } }
    }
  }

  /// Whether a channel, or a past airing, can be watched; a programme that is on is watched live.
  private func canWatch(_ channel: Channel, _ airing: Airing?) -> Bool {
    let watching = watching()
    guard let airing else { return watching.canWatch(channel: channel.id) }
    return watching.canWatch(channel: channel.id, airing: airing)
  }

  private func watching() -> Watching {
    let known = streams
    return Watching(
      setting: Preferences.settings.player,
      // Answered without the disk; whether the id exists turns out when the player is started.
      catchupID: { _ in "id" }, streams: { known[$0] ?? [] })
  }

  private func watch(_ channel: Channel, _ airing: Airing?, fromStart: Bool = false) {
    let (store, setting) = (store, Preferences.settings.player)
    let begin = Date()
    let failPlayer = GuideLocale.keepingViewer { [weak self] (name: String) in self?.fail(channel, player: name) }
    let fail = GuideLocale.keepingViewer { [weak self] (error: any Error) in self?.fail(channel, error) }
    queue.async {
      let watching = Watching(
        setting: setting,
        catchupID: { try store.programme($0.id)?.attributes.first { $0.name == "catchup-id" }?.value ?? "" },
        streams: { try store.streams(of: $0) })
      // Written before its end can be noticed.
      let player = Guarded("")
      do {
        let name = try watching.watch(
          channel: channel.id, name: channel.name, airing: airing, fromStart: fromStart
        ) { code in
          guard code != 0, code < 128, Date().timeIntervalSince(begin) < Self.shortest else { return }
          DispatchQueue.main.async { MainActor.assumeIsolated { failPlayer(player.withLock { $0 }) } }
        }
        player.withLock { $0 = name }
      } catch {
        DispatchQueue.main.async { MainActor.assumeIsolated { fail(error) } }
      }
    }
  }

  // MARK: Failures

  private func fail(_ channel: Channel, player: String) {
    controller?.showWatchFailure(
      of: channel, localized("\(player) could not play it. The address may be wrong, or the server may be busy."),
      isAboutPlayer: true)
  }

  private func fail(_ channel: Channel, _ error: any Error) {
    controller?.showWatchFailure(
      of: channel, "\(error)", isAboutPlayer: (error as? WatchError)?.isAboutPlayer ?? false)
  }
}
