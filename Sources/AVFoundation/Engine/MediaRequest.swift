import Foundation

/// A request to play a stream, with its options.
struct MediaRequest: Sendable {
  var url: URL
  /// The headers sent with requests to web servers, by name.
  var headers: [String: String] = [:]
  /// Whether to play without sound: no audio is decoded, and no device is opened.
  var isSilent = false
  /// The volume, from 0 to 1.
  var volume: Float = 1
  /// The maximum size in pixels, to which larger pictures are reduced before they are converted; zero for no limit but
  /// the engine's own.
  var maximumSize = CGSize.zero
  /// The bit rate in bits per second by which the variant of an adaptive stream is chosen; 0 for the best.
  var peakBitRate = 0.0
  /// Whether playing waits until enough has been loaded.
  var waitsForBuffer = true

  /// The size above which pictures are not decoded to memory in full.
  static let largest = CGSize(width: 4_096, height: 2_304)

  var scheme: String { url.scheme?.lowercased() ?? "" }

  /// GStreamer's sources that may read from an address on the network.
  private static let networkSources: Set<String> = ["souphttpsrc", "curlhttpsrc", "rtspsrc", "rtpsrc", "udpsrc"]
  static let networkSchemes: Set<String> = ["http", "https", "rtsp", "rtp", "udp"]

  /// Whether the address is of a kind that is played.
  var isAllowed: Bool { Self.networkSchemes.contains(scheme) && url.host?.isEmpty == false || url.isFileURL }

  /// Returns whether a source may read for this request: data from the network must never lead to files.
  func allows(source factory: String) -> Bool {
    Self.networkSources.contains(factory) || factory == "filesrc" && url.isFileURL
  }
}
