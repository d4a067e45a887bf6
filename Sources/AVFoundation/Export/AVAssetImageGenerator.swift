import CoreGraphics
import Foundation
import Synchronization

/// An object that creates images of an asset at given times.
///
/// Unchecked because of the settings, which must be set before images are requested, as on Apple's platforms.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetimagegenerator).
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// A way of cropping and scaling images to the aperture.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The mode for the clean aperture.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// The mode for the production aperture.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// The mode for all encoded pixels.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// The outcome of a request for an image.
  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  /// A closure that receives the requested time, the image, its actual time, the outcome and the error, if any.
  public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// The asset whose images are created.
  public let asset: AVAsset
  /// Whether images are rotated as the track requires. Without effect: images are always upright.
  public var appliesPreferredTrackTransform = false
  /// The size in pixels to which larger images are reduced in proportion; zero for no limit.
  public var maximumSize = CGSize.zero
  /// The aperture mode. Without effect: images always have square pixels.
  public var apertureMode: ApertureMode?
  /// The greatest time by which an image may be too early. If both tolerances are zero, the exact frame is returned;
  /// otherwise, the nearest keyframe.
  public var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The greatest time by which an image may be too late.
  public var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// How the pictures of tracks are put together; nil by default. Without effect: images are those of the file.
  public var videoComposition: AVVideoComposition?

  private let queue = DispatchQueue(label: "lineup.media.pictures", qos: .userInitiated)
  /// The number of cancellations; requests made before the last one are cancelled.
  private let generation = Mutex(0)

  /// Creates a generator for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Returns the image at a time; blocks until it is decoded.
  public func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let frames = try makeFrames()
    defer { frames.stop() }
    let (image, time) = try picture(at: requestedTime, of: frames)
    actualTime?.pointee = time
    return image
  }

  /// Returns the image at a time.
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

  /// Calls `handler` with the image at a time, on another thread.
  public func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    make([requestedTime]) { _, image, time, _, error in handler(image, time, error) }
  }

  /// Calls `handler` with the image at each time (an `NSValue` of a `CMTime`) in turn, on another thread.
  public func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) { make(requestedTimes.map(\.timeValue), handler) }

  /// Returns the images at times, one after the other. They are created while the sequence is read.
  public func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }

  /// Cancels all pending requests: their handlers are called with `cancelled`.
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

/// The earlier name of `AVAssetImageGenerator.CompletionHandler`.
public typealias AVAssetImageGeneratorCompletionHandler = AVAssetImageGenerator.CompletionHandler
