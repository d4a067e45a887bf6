import CoreGraphics
import Foundation
import Synchronization

/// A playable resource. Every asset has an address: `init(url:)` creates one that behaves as an `AVURLAsset`.
///
/// Unchecked because the class can be subclassed; it stores constants, and values that are determined once.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avasset).
open class AVAsset: NSObject, @unchecked Sendable {
  let location: AssetLocation
  let facts: AssetFacts
  let loader: AVAssetResourceLoader

  init(location: AssetLocation) {
    self.location = location
    loader = AVAssetResourceLoader(url: location.url)
    facts = AssetFacts(location, loader)
    super.init()
  }

  /// Whether the address cannot be read directly, and a delegate provides the data.
  var isBroughtByDelegate: Bool { AssetLocation.isBroughtByDelegate(location, loader) }

  /// Creates an asset with an address.
  public convenience init(url: URL) { self.init(location: AssetLocation(url: url, headers: [:])) }

  /// The duration: indefinite for live streams, zero for unreadable assets. The first access reads the stream and
  /// blocks; prefer `load(.duration)` on the main thread.
  open var duration: CMTime { facts.found.duration }

  /// The tracks. The first access reads the stream and blocks.
  open var tracks: [AVAssetTrack] {
    facts.found.naturalSize.map { size in
      [AVAssetTrack(asset: self, mediaType: .video, naturalSize: size, duration: duration)]
    } ?? []
  }

  /// Returns the tracks of a media type. The first call reads the stream and blocks.
  // Compositions have a method of the same name, which returns tracks of theirs.
  @_disfavoredOverload public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Whether the asset can be played. The first access reads the stream and blocks.
  open var isPlayable: Bool { facts.found.isReadable }
  /// Whether the asset can be exported. The first access reads the stream and blocks.
  open var isExportable: Bool { facts.found.isReadable && location.url.isFileURL }
  /// Whether the samples can be read: false.
  open var isReadable: Bool { false }
  /// Whether parts of the asset can be used in a composition. The first access reads the stream and blocks.
  open var isComposable: Bool { facts.found.isReadable }
  /// Whether the asset is encrypted: false, as it would not be readable.
  open var hasProtectedContent: Bool { false }
  /// The rate at which the asset is played: 1.
  open var preferredRate: Float { 1 }
  /// The volume at which the asset is played: 1.
  open var preferredVolume: Float { 1 }
  /// The transform for display: the identity, as images are upright.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The facts that the file contains: none, as they are not read.
  open var metadata: [AVMetadataItem] { [] }
  /// The facts whose keys several formats have: none, as they are not read.
  open var commonMetadata: [AVMetadataItem] { [] }

  /// Returns the track with an identifier; nil if there is none. The first call reads the stream and blocks.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  /// Whether values come from a stream, and not from a composition.
  var readsStream: Bool { true }

  /// Reads the stream on another thread, if there is one.
  func prepare() async throws { if readsStream { try await facts.load() } }

  /// Returns the value of a property, which is loaded on another thread.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    try await prepare()
    return property.value(self)
  }

  /// Returns the tracks of a media type, which are loaded on another thread.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await prepare()
    return tracks(withMediaType: mediaType)
  }
}

/// The address of an asset, and the headers sent to its server.
struct AssetLocation: Sendable {
  var url: URL
  var headers: [String: String]

  static func isBroughtByDelegate(_ location: AssetLocation, _ loader: AVAssetResourceLoader) -> Bool {
    !MediaRequest(url: location.url).isAllowed && loader.delegate != nil
  }

  /// Returns a request for video only; waits until a delegate has provided the data.
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
