import CoreGraphics
import Foundation
import Synchronization

/// Returns pictures of an asset at given times.
///
/// Unchecked because of the settings, which are to be set before pictures are made, as on Apple's platforms.
open class AVAssetImageGenerator: @unchecked Sendable {
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  /// A picture, or why there is none.
  public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public let asset: AVAsset
  /// Without effect: pictures always come the right way up.
  public var appliesPreferredTrackTransform = false
  /// Pixels; larger pictures are made smaller in their proportions. Zero for no limit.
  public var maximumSize = CGSize.zero
  /// Without effect: pictures have square pixels.
  public var apertureMode: ApertureMode?
  /// How much earlier than wanted a picture may be. With both tolerances zero it is that of the time itself; otherwise
  /// the key picture near it.
  public var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than wanted a picture may be.
  public var requestedTimeToleranceAfter = CMTime.positiveInfinity

  private let queue = DispatchQueue(label: "lineup.media.pictures", qos: .userInitiated)
  /// Work of an older generation was cancelled.
  private let generation = Mutex(0)

  public init(asset: AVAsset) { self.asset = asset }

  /// Returns the picture of a time, and waits for it.
  public func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let frames = try makeFrames()
    defer { frames.stop() }
    let (image, time) = try picture(at: requestedTime, of: frames)
    actualTime?.pointee = time
    return image
  }

  /// Returns the picture of a time.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    try await withCheckedThrowingContinuation { continuation in
      generateCGImageAsynchronously(for: time) { image, actualTime, error in
        if let image {
          continuation.resume(returning: (image, actualTime))
        } else {
          continuation.resume(throwing: error ?? AVError(.unknown))
        }
      }
    }
  }

  /// Calls `handler` with the picture of a time, on another thread.
  public func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    make([requestedTime]) { _, image, time, _, error in handler(image, time, error) }
  }

  /// Calls `handler` with the picture of each time (an `NSValue` of a `CMTime`), one after another, on another thread.
  public func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) { make(requestedTimes.map(\.timeValue), handler) }

  /// Ends what is under way: handlers are called for the rest with `cancelled`.
  public func cancelAllCGImageGeneration() { generation.withLock { $0 += 1 } }

  private func make(_ times: [CMTime], _ handler: @escaping CompletionHandler) {
    let mine = generation.withLock { $0 }
    queue.async {
      let frames = Swift.Result { try self.makeFrames() }
      defer { try? frames.get().stop() }
      for time in times {
        if self.generation.withLock({ $0 }) != mine {
          handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
          continue
        }
        do {
          let (image, actual) = try self.picture(at: time, of: try frames.get())
          handler(time, image, actual, .succeeded, nil)
        } catch {
          handler(time, nil, .invalid, .failed, error)
        }
      }
    }
  }

  private func makeFrames() throws -> StillFrames {
    var request = try asset.location.silentRequest(asset.loader)
    request.maximumSize = maximumSize
    return StillFrames(request)
  }

  private func picture(at time: CMTime, of frames: StillFrames) throws -> (CGImage, CMTime) {
    let isAccurate = requestedTimeToleranceBefore == .zero && requestedTimeToleranceAfter == .zero
    let (image, seconds) = try frames.frame(at: time.isNumeric ? time.seconds : 0, isAccurate: isAccurate)
    return (image, CMTime(seconds: seconds, preferredTimescale: 90_000))
  }
}

public typealias AVAssetImageGeneratorCompletionHandler = AVAssetImageGenerator.CompletionHandler
