import Foundation
import LoopbackServer
import Synchronization
import Testing
import UIKit

@testable import AVFoundation

/// Streams that GStreamer made, over a server on loopback.
@MainActor @Suite(.serialized, .enabled(if: Media.isAvailable, Media.explanation)) struct PlayerTests {
  private func player(_ url: URL, options: [String: Any]? = nil) -> AVPlayer {
    let player = AVPlayer()
    player.isMuted = true
    player.replaceCurrentItem(with: AVPlayerItem(asset: AVURLAsset(url: url, options: options)))
    return player
  }

  /// As long as a busy machine may take: a failure reports itself.
  init() { AVPlayer.patience = 120 }

  private func item(_ player: AVPlayer) throws -> AVPlayerItem { try #require(player.currentItem) }

  private func code(_ player: AVPlayer) -> AVError.Code? { (player.currentItem?.error as? AVError)?.code }

  @Test(arguments: ["short.ts", "list.m3u8"]) func aStreamPlaysToItsEnd(_ name: String) async throws {
    let server = try Media.server()
    let player = player(server.url.appendingPathComponent(name))
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 0, width: 640, height: 640)
    let item = try item(player)
    let ended = Counter(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(await player.reaches { player.timeControlStatus == .playing })
    #expect(await player.reaches { layer.isReadyForDisplay })
    #expect(item.status == .readyToPlay)
    #expect(item.presentationSize == CGSize(width: 320, height: 180))
    #expect(layer.videoRect == CGRect(x: 0, y: 140, width: 640, height: 360))
    #expect(await player.reaches { ended.count == 1 })
    #expect(player.timeControlStatus == .paused)
    #expect(player.rate == 0)
    #expect(item.currentTime().seconds > 1.5)
    #expect(item.error == nil)
  }

  @Test func aDelegateBringsTheData() async throws {
    final class Bringer: NSObject, AVAssetResourceLoaderDelegate {
      let data: Data
      init(_ data: Data) { self.data = data }
      func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
      ) -> Bool {
        loadingRequest.dataRequest?.respond(with: data)
        loadingRequest.finishLoading()
        return true
      }
    }
    let bringer = Bringer(try Media.data("short.ts"))
    let asset = AVURLAsset(url: try #require(URL(string: "in-memory://film")))
    asset.resourceLoader.setDelegate(bringer, queue: .global())
    let player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
    player.isMuted = true
    player.play()
    #expect(await player.reaches { player.timeControlStatus == .playing })
    #expect(abs(try await asset.load(.duration).seconds - 2) < 0.3)
    let strange = AVPlayer(url: try #require(URL(string: "in-memory://nobody")))
    strange.play()
    #expect(await strange.reaches { strange.currentItem?.status == .failed })
  }

  @Test func itemsOfAQueuePlayOneAfterAnother() async throws {
    let server = try Media.server()
    let items = (0..<2).map { _ in AVPlayerItem(url: server.url.appendingPathComponent("short.ts")) }
    let player = AVQueuePlayer(items: items)
    player.isMuted = true
    #expect(player.items().count == 2)
    #expect(!player.canInsert(items[0], after: nil))
    player.play()
    #expect(await player.reaches { player.currentItem === items[1] && player.timeControlStatus == .playing })
    #expect(player.items().count == 1)
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test func pausingStandsStillAndGoesOn() async throws {
    let server = try Media.server()
    let player = player(server.url.appendingPathComponent("list.m3u8"))
    player.play()
    #expect(await player.reaches { player.currentTime().seconds > 0.3 })
    player.pause()
    #expect(player.timeControlStatus == .paused)
    let item = try item(player)
    #expect(await player.reaches { !item.isRunning })
    let place = player.currentTime()
    #expect(player.currentTime() == place)
    player.play()
    #expect(await player.reaches { player.currentTime() > place + CMTime(value: 1, timescale: 10) })
  }

  @Test func seekingLeadsThereAndTheLastOfManyCounts() async throws {
    let server = try Media.server()
    let player = player(server.url.appendingPathComponent("list.m3u8"))
    let layer = AVPlayerLayer(player: player)
    let item = try item(player)
    #expect(await player.reaches { item.status == .readyToPlay && layer.isReadyForDisplay })
    #expect(abs(item.duration.seconds - 6) < 0.3)
    #expect(item.seekableTimeRanges.count == 1)
    #expect(await player.seeks(to: 4))
    #expect(abs(player.currentTime().seconds - 4) < 0.2)
    // One after another, without waiting: separate tasks could begin in any order.
    let answers = Answers()
    for second in 1...3 {
      player.seek(to: CMTime(value: Int64(second), timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero) {
        answers.finished[second] = $0
      }
    }
    #expect(await player.reaches { answers.finished.count == 3 })
    #expect(answers.finished[3] == true)
    #expect(await player.reaches { abs(player.currentTime().seconds - 3) < 0.2 })
    player.play()
    #expect(await player.reaches { player.currentTime().seconds > 3.4 })
  }

  @Test func afterTheEndItPlaysAgainFromWhereItIsSought() async throws {
    let server = try Media.server()
    let player = player(server.url.appendingPathComponent("list.m3u8"))
    let item = try item(player)
    let ended = Counter(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    #expect(await player.reaches { item.status == .readyToPlay })
    #expect(await player.seeks(to: 5.5))
    player.play()
    #expect(await player.reaches { ended.count == 1 })
    #expect(await player.seeks(to: 5))
    player.play()
    #expect(await player.reaches { ended.count == 2 })
  }

  @Test func aSlowServerIsAStallAndNoFailure() async throws {
    let gate = LoopbackServer.Gate()
    let answer = LoopbackServer.Response(
      try Media.data("long.ts"), headers: ["Content-Type": "video/mp2t"], flaw: .pausesHalfway, gate: gate)
    let server = try Media.server(["/slow.ts": answer])
    let player = player(server.url.appendingPathComponent("slow.ts"))
    let item = try item(player)
    let stalled = Counter(AVPlayerItem.playbackStalledNotification, of: item)
    let ended = Counter(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    player.play()
    #expect(await player.reaches { item.status != .unknown })
    #expect(item.status == .readyToPlay, "\(String(describing: item.error))")
    #expect(await player.reaches { stalled.count > 0 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate })
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    #expect(item.error == nil)
    gate.open()
    #expect(await player.reaches { player.timeControlStatus == .playing })
    #expect(await player.reaches { ended.count == 1 })
  }

  @Test func aStreamWithoutAnAnswerIsRequestedOnceMore() async throws {
    AVPlayer.restartTime = 0.5
    defer { AVPlayer.restartTime = 8 }
    let gate = LoopbackServer.Gate()
    defer { gate.open() }
    let film = try Media.data("short.ts")
    let requests = Mutex(0)
    let server = try LoopbackServer { _ in
      let isFirst = requests.withLock { count in
        count += 1
        return count == 1
      }
      return .init(film, headers: ["Content-Type": "video/mp2t"], gate: isFirst ? gate : nil)
    }
    let player = player(server.url.appendingPathComponent("late.ts"))
    let item = try item(player)
    let ended = Counter(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    player.play()
    #expect(await player.reaches { player.timeControlStatus == .playing })
    #expect(await player.reaches { ended.count == 1 })
    #expect(item.error == nil)
  }

  @Test func aStreamWithoutAnyAnswerFails() async throws {
    (AVPlayer.patience, AVPlayer.restartTime) = (2, 0.5)
    defer { AVPlayer.restartTime = 8 }
    let gate = LoopbackServer.Gate()
    defer { gate.open() }
    let server = try Media.server(["/never.ts": .init(gate: gate)])
    let player = player(server.url.appendingPathComponent("never.ts"))
    player.play()
    #expect(await player.reaches { player.currentItem?.status == .failed })
    #expect(code(player) == .failedToLoadMediaData)
    // Twice, and no further time.
    #expect(server.requests.count == 2)
  }

  @Test func missingStreamsAreUnavailable() async throws {
    let server = try Media.server()
    let player = player(server.url.appendingPathComponent("missing.ts"))
    player.play()
    #expect(await player.reaches { player.currentItem?.status == .failed })
    #expect(code(player) == .contentIsUnavailable)
    #expect(player.timeControlStatus == .paused)
    #expect(player.error != nil)
  }

  @Test(arguments: [401, 403]) func aLockedStreamIsNotAuthorized(_ status: Int) async throws {
    let server = try Media.server(["/locked.ts": .init(status: status)])
    let player = player(server.url.appendingPathComponent("locked.ts"))
    #expect(await player.reaches { player.currentItem?.status == .failed })
    #expect(code(player) == .contentIsNotAuthorized)
  }

  @Test func redirectionsEnd() async throws {
    let server = try LoopbackServer { request in
      .init(status: 302, headers: ["Location": "\(request.path)x"])
    }
    let player = player(server.url.appendingPathComponent("a"))
    #expect(await player.reaches { player.currentItem?.status == .failed })
    #expect(code(player) == .serverIncorrectlyConfigured)
    #expect(server.requests.count < 64)
  }

  @Test func aRedirectionIsFollowed() async throws {
    let server = try Media.server(["/here": .init(status: 302, headers: ["Location": "/short.ts"])])
    let player = player(server.url.appendingPathComponent("here"))
    #expect(await player.reaches { player.currentItem?.status == .readyToPlay })
  }

  @Test(arguments: [
    LoopbackServer.Response(
      Data("<!doctype html><html><body>Not here</body></html>".utf8), headers: ["Content-Type": "text/html"]),
    .init(
      Data((0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }),
      headers: ["Content-Type": "video/mp2t"]),
    .init(), .init(flaw: .hangUp), .init(flaw: .noHTTP),
    .init(Data("#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nmissing.ts\n#EXT-X-ENDLIST\n".utf8)),
    .init(Data("#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n".utf8)),
  ])
  func filesThatAreNoStreamFailWithAReason(_ answer: LoopbackServer.Response) async throws {
    // Nothing reports that noise is no stream, so it is given up after a time.
    AVPlayer.patience = 6
    let server = try Media.server(["/wrong": answer])
    let player = player(server.url.appendingPathComponent("wrong"))
    player.play()
    #expect(await player.reaches { player.currentItem?.status == .failed })
    let error = try #require(player.currentItem?.error as? AVError)
    #expect(error.code != .unknown, "\(error)")
    #expect(error.errorDescription?.contains("127.0.0.1") == false)
    #expect(player.timeControlStatus == .paused)
  }

  @Test func aStreamThatIsCutOffEndsOrFailsButDoesNotHang() async throws {
    let half = try Media.data("short.ts").prefix(60_000)
    let server = try Media.server([
      "/cut.ts": .init(Data(half), headers: ["Content-Type": "video/mp2t"], flaw: .truncated)
    ])
    let player = player(server.url.appendingPathComponent("cut.ts"))
    let item = try item(player)
    let ended = Counter(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    player.play()
    #expect(await player.reaches { ended.count == 1 || item.status == .failed })
  }

  @Test(arguments: [
    "ftp://127.0.0.1/a.ts", "appsrc://", "dvb://x", "http:", "v4l2:///dev/video0", "fd://0", "data:video/mp2t,x",
  ])
  func addressesOfOtherKindsAreNotPlayed(_ address: String) async throws {
    let player = player(try #require(URL(string: address)))
    #expect(await player.reaches { player.currentItem?.status == .failed })
    #expect(code(player) == .operationNotAllowed)
  }

  @Test func aFileIsPlayed() async throws {
    let player = player(try #require(Media.folder).appendingPathComponent("short.ts"))
    #expect(await player.reaches { player.currentItem?.status == .readyToPlay })
  }

  @Test func headersReachTheServer() async throws {
    let server = try Media.server()
    let options: [String: Any] = [
      AVURLAssetHTTPHeaderFieldsKey: [
        "user-agent": "Lineup/1", "Referer": "https://example.org/", "X-Token": "abc", "Bad\r\nName": "x",
      ]
    ]
    let player = player(server.url.appendingPathComponent("short.ts"), options: options)
    #expect(await player.reaches { player.currentItem?.status == .readyToPlay })
    let request = try #require(server.requests.first)
    #expect(request.headers["user-agent"] == "Lineup/1")
    #expect(request.headers["referer"] == "https://example.org/")
    #expect(request.headers["x-token"] == "abc")
    #expect(!request.headers.keys.contains { $0.contains("bad") })
  }

  @Test func aSmallPictureIsDecodedSmall() async throws {
    let server = try Media.server()
    let player = AVPlayer()
    player.isMuted = true
    let item = AVPlayerItem(url: server.url.appendingPathComponent("short.ts"))
    item.preferredMaximumResolution = CGSize(width: 160, height: 160)
    let layer = AVPlayerLayer(player: player)
    player.replaceCurrentItem(with: item)
    #expect(await player.reaches { layer.isReadyForDisplay })
    #expect(item.presentationSize == CGSize(width: 160, height: 90))
    #expect(item.pipeline?.request.isSilent == true)
  }

  @Test func anotherItemTakesTheOldOnesPlaceAndLetsItGo() async throws {
    let server = try Media.server()
    let player = player(server.url.appendingPathComponent("list.m3u8"))
    let layer = AVPlayerLayer(player: player)
    player.play()
    #expect(await player.reaches { layer.isReadyForDisplay })
    weak let old = try item(player).pipeline
    player.replaceCurrentItem(with: AVPlayerItem(url: server.url.appendingPathComponent("short.ts")))
    #expect(!layer.isReadyForDisplay)
    #expect(await player.reaches { layer.isReadyForDisplay && old == nil })
    player.replaceCurrentItem(with: nil)
    player.play()
    #expect(player.status == .unknown)
    #expect(player.reasonForWaitingToPlay == .noItemToPlay)
  }

  @Test func picturesAreOpaqueAndNotCopied() async throws {
    let server = try Media.server()
    let player = player(server.url.appendingPathComponent("short.ts"))
    let layer = AVPlayerLayer(player: player)
    #expect(await player.reaches { layer.isReadyForDisplay })
    let image = try #require(layer.contents as? CGImage)
    // The test picture's first bar is white, the last blue.
    let left = image.pixel(x: 10, y: 20)
    let right = image.pixel(x: 310, y: 20)
    #expect(left.red > 180 && left.green > 180 && left.blue > 180 && left.alpha == 255)
    #expect(right.blue > 120 && right.red < 90)
  }
}

/// Records whether each seek succeeded.
@MainActor private final class Answers {
  var finished: [Int: Bool] = [:]
}
