import Foundation
import Testing

@testable import AVFoundation

/// A tone that GStreamer made.
@MainActor @Suite(.serialized, .enabled(if: Media.isAvailable, Media.explanation)) struct AudioPlayerTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate {
    let finished: CheckedContinuation<Bool, Never>
    init(_ finished: CheckedContinuation<Bool, Never>) { self.finished = finished }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      finished.resume(returning: flag)
    }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
      finished.resume(returning: false)
    }
  }

  private func tone() throws -> URL { try #require(Media.folder).appendingPathComponent("tone.wav") }

  private func playsToItsEnd(_ player: AVAudioPlayer) async -> Bool {
    var listener: Listener?
    let result = await withCheckedContinuation { continuation in
      listener = Listener(continuation)
      player.delegate = listener
      player.play()
    }
    withExtendedLifetime(listener) {}
    return result
  }

  @Test func aSoundKnowsItsLengthAndPlaysToItsEnd() async throws {
    let player = try AVAudioPlayer(contentsOf: try tone())
    player.volume = 0
    #expect(abs(player.duration - 1) < 0.1)
    #expect(!player.isPlaying)
    #expect(await playsToItsEnd(player))
    #expect(!player.isPlaying)
    player.stop()
  }

  @Test func aSoundFromMemoryIsPlayed() async throws {
    let player = try AVAudioPlayer(data: try Data(contentsOf: try tone()))
    player.volume = 0
    player.numberOfLoops = 1
    #expect(player.url == nil)
    #expect(await playsToItsEnd(player))
    player.stop()
  }

  @Test func whatIsNoSoundFails() async throws {
    let player = try AVAudioPlayer(data: Data("no sound".utf8))
    #expect(!(await playsToItsEnd(player)))
    #expect(player.duration == 0)
    #expect(!player.play())
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/a.wav")) }
  }
}
