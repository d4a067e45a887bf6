import AVFoundation
import AppleNames
import Combine
import Foundation
import Testing
import UIKit

@MainActor struct PlayerObservationTests {
  private final class Watcher: NSObject, NamedPropertyObserver {
    var changes: [(key: String?, new: Any?, old: Any?)] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append((keyPath, change?[.newKey], change?[.oldKey]))
    }
  }

  @Test func playersAreObservedByName() {
    let player = AVPlayer()
    let watcher = Watcher()
    player.addObserver(watcher, forKeyPath: "rate", options: [.new, .old], context: nil)
    player.addObserver(watcher, forKeyPath: "timeControlStatus", options: [.new], context: nil)
    player.play()
    player.play()
    #expect(watcher.changes.count == 2)
    let rate = watcher.changes.first { $0.key == "rate" }
    #expect(rate?.new as? Float == 1 && rate?.old as? Float == 0)
    let status = watcher.changes.first { $0.key == "timeControlStatus" }
    #expect(status?.new as? Int == AVPlayer.TimeControlStatus.waitingToPlayAtSpecifiedRate.rawValue)
    player.removeObserver(watcher, forKeyPath: "rate")
    player.removeObserver(watcher, forKeyPath: "timeControlStatus")
    player.pause()
    #expect(watcher.changes.count == 2)
  }

  @Test func playersPublishTheirProperties() {
    let player = AVPlayer()
    var rates: [Float] = []
    let publishing = player.publisher(for: \.rate).sink { rates.append($0) }
    player.play()
    #expect(rates == [0, 1])
    publishing.cancel()
    player.pause()
    #expect(rates.count == 2)
  }

  @Test func otherObjectsPublishWhatTheyAnnounce() {
    final class Loader: NSObject {
      var state = 0 { didSet { didChangeValue(for: \Loader.state) } }
    }
    let loader = Loader()
    var states: [Int] = []
    let publishing = loader.publisher(for: \.state).sink { states.append($0) }
    loader.state = 3
    #expect(states == [0, 3])
    publishing.cancel()
    loader.state = 4
    #expect(states.count == 2)
  }

  @Test func propertiesAreKnownByName() {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere"))
    let player = AVPlayer(playerItem: nil)
    #expect(item.value(forKey: "status") as? Int == 0)
    #expect(item.value(forKey: "playbackBufferEmpty") as? Bool == false)
    player.setValue(0.5, forKey: "volume")
    #expect(player.volume == 0.5 && player.value(forKey: "currentItem") == nil)
  }

  @Test func keyPathsOfPlayersAreObserved() {
    let player = AVPlayer()
    var rates: [Float] = []
    let observation = player.observe(\.rate, options: [.new]) { player, _ in rates.append(player.rate) }
    player.rate = 2
    observation.invalidate()
    player.rate = 0
    #expect(rates == [2])
  }
}
