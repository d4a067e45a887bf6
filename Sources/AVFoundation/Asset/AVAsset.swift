import Foundation
import Synchronization

/// Something that can be played. The one kind there is has an address: `AVURLAsset`, which `init(url:)` is short for.
///
/// Unchecked as classes that can be subclassed are; what it holds are constants, and what is found out once.
open class AVAsset: @unchecked Sendable {
  let location: AssetLocation
  private let facts: AssetFacts
  let loader: AVAssetResourceLoader

  init(location: AssetLocation) {
    self.location = location
    loader = AVAssetResourceLoader(url: location.url)
    facts = AssetFacts(location, loader)
  }

  /// Whether the address is none that can be read, and somebody brings the data.
  var isBroughtByDelegate: Bool { AssetLocation.isBroughtByDelegate(location, loader) }

  public convenience init(url: URL) { self.init(location: AssetLocation(url: url, headers: [:])) }

  /// How long it lasts; indefinite for live streams, zero for what cannot be read. The first access reads the stream,
  /// and waits for it: prefer `load(.duration)` on the main thread.
  public var duration: CMTime { facts.found.duration }

  /// The tracks. The first access reads the stream, and waits for it.
  public var tracks: [AVAssetTrack] {
    facts.found.naturalSize.map { size in
      [AVAssetTrack(asset: self, mediaType: .video, naturalSize: size, duration: duration)]
    } ?? []
  }

  /// The tracks of a kind. The first access reads the stream, and waits for it.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Whether it can be played. The first access reads the stream, and waits for it.
  public var isPlayable: Bool { facts.found.isReadable }

  /// Returns a property, which is read on another thread.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    try await facts.load()
    return property.value(self)
  }

  /// Returns the tracks of a kind, which are read on another thread.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await facts.load()
    return tracks(withMediaType: mediaType)
  }
}

/// Where an asset is, and what its server is sent.
struct AssetLocation: Sendable {
  var url: URL
  var headers: [String: String]

  static func isBroughtByDelegate(_ location: AssetLocation, _ loader: AVAssetResourceLoader) -> Bool {
    !MediaRequest(url: location.url).isAllowed && loader.delegate != nil
  }

  /// A request for pictures alone. Waits for a delegate that brings the data.
  func silentRequest(_ loader: AVAssetResourceLoader) throws(AVError) -> MediaRequest {
    var request = MediaRequest(url: url)
    if Self.isBroughtByDelegate(self, loader) {
      let result = Mutex<Result<URL, AVError>?>(nil)
      let done = DispatchSemaphore(value: 0)
      loader.load { loaded in
        result.withLock { $0 = loaded }
        done.signal()
      }
      guard done.wait(timeout: .now() + 20) == .success, let loaded = result.withLock({ $0 }) else {
        throw AVError(.failedToLoadMediaData)
      }
      request.url = try loaded.get()
    }
    request.headers = headers
    request.isSilent = true
    return request
  }
}
