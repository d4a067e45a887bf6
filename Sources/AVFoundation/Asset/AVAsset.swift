import Foundation

/// Something that can be played. The one kind there is has an address: `AVURLAsset`, which `init(url:)` is short for.
///
/// Unchecked as classes that can be subclassed are; what it holds are constants, and what is found out once.
open class AVAsset: @unchecked Sendable {
  let location: AssetLocation
  private let facts: AssetFacts

  init(location: AssetLocation) {
    self.location = location
    facts = AssetFacts(location)
  }

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

  /// A request for pictures alone.
  var silentRequest: MediaRequest {
    var request = MediaRequest(url: url)
    request.headers = headers
    request.isSilent = true
    return request
  }
}
