import Foundation
import Synchronization
import Testing

@testable import AVFoundation

/// Pictures of streams that GStreamer made.
@Suite(.serialized, .enabled(if: Media.isAvailable, Media.explanation)) struct ImageGeneratorTests {
  private func asset(_ name: String) throws -> AVAsset {
    AVAsset(url: try #require(Media.folder).appendingPathComponent(name))
  }

  @Test func anAssetKnowsItsLengthAndSize() async throws {
    let asset = try asset("short.ts")
    #expect(abs(try await asset.load(.duration).seconds - 2) < 0.3)
    let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
    #expect(track.naturalSize == CGSize(width: 320, height: 180))
    #expect(track.preferredTransform == .identity)
    #expect(asset.isPlayable)
    #expect(asset.tracks(withMediaType: .subtitle).isEmpty)
  }

  @Test func anAssetThatIsNotThereHasNoLength() async throws {
    let asset = try asset("missing.ts")
    #expect(asset.duration == .zero)
    #expect(asset.tracks.isEmpty)
    await #expect(throws: AVError.self) { try await asset.load(.duration) }
    #expect(throws: AVError.self) { try AVAssetImageGenerator(asset: asset).copyCGImage(at: .zero, actualTime: nil) }
  }

  @Test func aPictureIsOfTheTimeThatIsWanted() throws {
    let generator = AVAssetImageGenerator(asset: try asset("long.ts"))
    generator.requestedTimeToleranceBefore = .zero
    generator.requestedTimeToleranceAfter = .zero
    var actual = CMTime.invalid
    let image = try generator.copyCGImage(at: CMTime(value: 32, timescale: 10), actualTime: &actual)
    #expect((image.width, image.height) == (320, 180))
    #expect(abs(actual.seconds - 3.2) < 0.1)
  }

  @Test func picturesAreAsLargeAsAllowed() async throws {
    let generator = AVAssetImageGenerator(asset: try asset("short.ts"))
    generator.maximumSize = CGSize(width: 160, height: 160)
    let (image, _) = try await generator.image(at: .zero)
    #expect(image.width == 160)
    #expect(image.height == 90)
  }

  @Test func picturesComeInOrder() async throws {
    let generator = AVAssetImageGenerator(asset: try asset("long.ts"))
    let times = [0, 2, 4].map { CMTime(value: $0, timescale: 1) }
    let results = await results(of: generator, at: times) {}
    #expect(results.map(\.time) == times)
    #expect(results.map(\.result) == [.succeeded, .succeeded, .succeeded])
  }

  @Test func whatIsCancelledSaysSo() async throws {
    let generator = AVAssetImageGenerator(asset: try asset("long.ts"))
    let times = (0..<3).map { CMTime(value: $0, timescale: 1) }
    let results = await results(of: generator, at: times) { generator.cancelAllCGImageGeneration() }
    #expect(results.last?.result == .cancelled)
    #expect(results.count == 3)
  }

  private typealias Made = (time: CMTime, result: AVAssetImageGenerator.Result)

  /// Runs `first` when the first picture is there.
  private func results(
    of generator: AVAssetImageGenerator, at times: [CMTime], first: @escaping @Sendable () -> Void
  ) async -> [Made] {
    let made = Mutex<[Made]>([])
    return await withCheckedContinuation { continuation in
      generator.generateCGImagesAsynchronously(forTimes: times.map(NSValue.init(time:))) { time, _, _, result, _ in
        let all = made.withLock { made in
          made.append((time, result))
          return made
        }
        if all.count == 1 { first() }
        if all.count == times.count { continuation.resume(returning: all) }
      }
    }
  }
}
