import Foundation

/// A request to play a stream: which one, and how.
struct MediaRequest: Sendable {
  var url: URL
  /// Sent with requests to web servers, by name.
  var headers: [String: String] = [:]
  /// Without sound: no audio is decoded, and no device is opened.
  var isSilent = false
  /// 0 to 1.
  var volume: Float = 1
  /// Pixels; larger pictures are made smaller before they are converted. Zero for no limit but the engine's own.
  var maximumSize = CGSize.zero
  /// Bits per second, which variant of an adaptive stream is taken; 0 for the best.
  var peakBitRate = 0.0
  /// Whether playing goes on while less than wished for has been loaded.
  var waitsForBuffer = true

  /// Larger pictures are not decoded to memory in full.
  static let largest = CGSize(width: 4_096, height: 2_304)

  var scheme: String { url.scheme?.lowercased() ?? "" }

  /// The sources of GStreamer's that may read for an address of the network.
  private static let networkSources: Set<String> = ["souphttpsrc", "curlhttpsrc", "rtspsrc", "rtpsrc", "udpsrc"]
  static let networkSchemes: Set<String> = ["http", "https", "rtsp", "rtp", "udp"]

  /// Whether the address is of a kind that is played at all.
  var isAllowed: Bool { Self.networkSchemes.contains(scheme) && url.host?.isEmpty == false || url.isFileURL }

  /// Whether a source may read for this request: what came over the network never leads to files.
  func allows(source factory: String) -> Bool {
    Self.networkSources.contains(factory) || factory == "filesrc" && url.isFileURL
  }
}
