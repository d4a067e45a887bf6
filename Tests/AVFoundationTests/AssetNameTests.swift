import Foundation
import Testing

@testable import AVFoundation

@MainActor struct AssetNameTests {
  private let nowhere = URL(fileURLWithPath: "/nowhere/film.mp4")

  @Test func playersAndItemsAreObjects() throws {
    let item = AVPlayerItem(asset: AVAsset(url: nowhere), automaticallyLoadedAssetKeys: ["duration"])
    item.preferredPeakBitRate = 5
    let copy = try #require(item.copy() as? AVPlayerItem)
    #expect(copy != item && copy.asset === item.asset && copy.preferredPeakBitRate == 5)
    #expect(Set([item, item, copy]).count == 2)
    let players: [NSObject] = [AVPlayer(playerItem: item), AVQueuePlayer()]
    #expect(players.contains(players[0]))
  }

  @Test func nothingCanBeChosen() {
    let asset = AVURLAsset(url: nowhere, options: [AVURLAssetPreferPreciseDurationAndTimingKey: true])
    #expect(asset.mediaSelectionGroup(forMediaCharacteristic: .legible) == nil)
    #expect(asset.availableMediaCharacteristicsWithMediaSelectionOptions.isEmpty)
  }

  @Test func aMissingFileFailsToLoadItsValues() async {
    let asset = AVURLAsset(url: nowhere)
    var error: NSError?
    #expect(asset.statusOfValue(forKey: "duration", error: &error) == .unknown && error == nil)
    await withCheckedContinuation { continuation in
      asset.loadValuesAsynchronously(forKeys: ["duration", "tracks"]) { continuation.resume() }
    }
    #expect(asset.statusOfValue(forKey: "duration", error: &error) == .failed)
    #expect(error != nil)
  }

  @Test func playingPassesTimesInBothDirectionsButJumpsPassNone() {
    var (position, passed) = (0.0, 0)
    let observer = BoundaryTimeObserver([1, 2, 3]) {
      position
    } body: {
      passed += 1
    }
    func play(to time: Double) -> Int {
      observer.update(isRunning: true)
      position = time
      observer.update(isRunning: false)
      return passed
    }
    #expect(play(to: 0.5) == 0)
    #expect(play(to: 1) == 1)
    #expect(play(to: 2.5) == 2)
    #expect(play(to: 1.5) == 3)
    #expect(play(to: 90) == 3)
    position = 0
    #expect(play(to: 3) == 6)
  }

  @Test func rangesHaveFunctions() {
    let range = CMTimeRangeMake(start: CMTimeMake(value: 1, timescale: 1), duration: CMTimeMake(value: 2, timescale: 1))
    #expect(CMTimeRangeGetEnd(range).seconds == 3)
    #expect(CMTimeRangeContainsTime(range, time: CMTimeMake(value: 2, timescale: 1)))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(!NSValue(time: range.start).timeRangeValue.isValid && !NSValue(timeRange: range).timeValue.isValid)
    #expect(CMTimeRangeFromTimeToTime(start: range.start, end: range.end) == range)
  }
}

@MainActor @Suite(.enabled(if: Media.isAvailable, Media.explanation)) struct AssetLoadingTests {
  @Test func aStreamLoadsItsValues() async throws {
    let folder = try #require(Media.folder)
    let asset = AVURLAsset(url: folder.appendingPathComponent("short.ts"))
    await withCheckedContinuation { continuation in
      asset.loadValuesAsynchronously(forKeys: ["tracks"]) { continuation.resume() }
    }
    #expect(asset.statusOfValue(forKey: "tracks") == .loaded)
    #expect(asset.tracks(withMediaCharacteristic: .visual).count == 1)
    #expect(asset.tracks(withMediaCharacteristic: .legible).isEmpty)
  }
}
