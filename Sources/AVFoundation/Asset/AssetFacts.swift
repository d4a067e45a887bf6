import Foundation
import Synchronization

/// The length and size of a stream: found out at the first access, by a pipeline that stands still.
final class AssetFacts: Sendable {
  struct Found: Sendable {
    var duration = CMTime.zero
    /// In pixels; nil without a picture.
    var naturalSize: CGSize?
    var isReadable = false
    var error: AVError?
  }

  private let location: AssetLocation
  private let loader: AVAssetResourceLoader
  private let state = Mutex<Found?>(nil)

  init(_ location: AssetLocation, _ loader: AVAssetResourceLoader) {
    self.location = location
    self.loader = loader
  }

  /// Waits for the stream when it is accessed first.
  var found: Found {
    state.withLock { state in
      if let state { return state }
      let found = Self.find(location, loader)
      state = found
      return found
    }
  }

  /// Finds out on another thread.
  func load() async throws {
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
