import Foundation
import Synchronization

/// The duration and size of a stream, determined at the first access by a paused pipeline.
final class AssetFacts: Sendable {
  struct Found: Sendable {
    var duration = CMTime.zero
    /// The size in pixels; nil for a stream without video.
    var naturalSize: CGSize?
    var isReadable = false
    var error: AVError?
  }

  private let location: AssetLocation
  private let loader: AVAssetResourceLoader
  private let state = Mutex<Found?>(nil)
  private let known = Mutex<(found: Found?, isLoading: Bool)>((nil, false))

  init(_ location: AssetLocation, _ loader: AVAssetResourceLoader) {
    self.location = location
    self.loader = loader
  }

  /// The values; the first access blocks until the stream has been read.
  var found: Found {
    state.withLock { state in
      if let state { return state }
      known.withLock { $0.isLoading = true }
      let found = Self.find(location, loader)
      state = found
      known.withLock { $0 = (found, false) }
      return found
    }
  }

  /// The values, if the stream has been read. Never blocks.
  var present: Found? { known.withLock { $0.found } }
  /// Whether the stream is being read, or will be soon.
  var isLoading: Bool { known.withLock { $0.isLoading } }

  /// Notes that the stream will be read.
  func willLoad() { known.withLock { $0.isLoading = $0.found == nil } }

  /// Determines the values on another thread.
  func load() async throws {
    willLoad()
    let error = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: self.found.error) }
    }
    if let error { throw error }
  }

  private static func find(_ location: AssetLocation, _ loader: AVAssetResourceLoader) -> Found {
    do {
      let frames = StillFrames(try location.silentRequest(loader))
      defer { frames.stop() }
      let opened = try frames.open()
      return Found(
        duration: opened.duration.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .indefinite,
        naturalSize: opened.picture.map { CGSize(width: $0.width, height: $0.height) }, isReadable: true)
    } catch {
      return Found(error: error)
    }
  }
}
