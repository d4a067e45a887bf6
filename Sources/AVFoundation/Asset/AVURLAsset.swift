import Foundation

/// The option for headers sent with requests to web servers: a `[String: String]`.
///
/// The name is the one in use on Apple's platforms. Streams in pieces (HLS, DASH) get only those that identify the
/// caller and its origin: `User-Agent`, `Referer` and `Cookie`.
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"
/// The option for the user agent sent to servers: a `String`.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"

/// The option for a precise duration: a `Bool`. Without effect, as durations are as precise as the file's own.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A file, or a stream from the network.
///
/// The schemes http, https, rtsp, rtp, udp and file are played. A stream from the network can refer only to the
/// network, not to files.
///
/// Unchecked because its superclass is: it stores only constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avurlasset).
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The asset's address.
  public var url: URL { location.url }

  /// The loader that gets the data from a delegate, for addresses that cannot be read here.
  public var resourceLoader: AVAssetResourceLoader { loader }

  /// Creates an asset with an address.
  public convenience init(url: URL) { self.init(url: url, options: nil) }

  /// Creates an asset with an address and options.
  public init(url: URL, options: [String: Any]?) {
    var headers: [String: String] = [:]
    for (name, value) in options?[AVURLAssetHTTPHeaderFieldsKey] as? [String: String] ?? [:] {
      // A line break would begin another header.
      guard !name.isEmpty, !(name + value).unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
      else { continue }
      headers[name.lowercased() == "user-agent" ? "User-Agent" : name] = value
    }
    if let agent = options?[AVURLAssetHTTPUserAgentKey] as? String { headers["User-Agent"] = agent }
    super.init(location: AssetLocation(url: url, headers: headers))
  }
}
