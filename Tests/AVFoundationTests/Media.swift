import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import AVFoundation

/// Streams that GStreamer creates for the tests, once, in a temporary folder.
enum Media {
  /// Whether GStreamer is installed and can create and play them.
  static var isAvailable: Bool {
    guard case .success = GStreamer.shared else { return false }
    return folder != nil
  }

  static let explanation: Comment =
    "needs GStreamer, its plugins base, good, bad and libav, and gst-launch-1.0 (Scripts/setup --test)"

  /// A folder with `short.ts` (2 s), `long.ts` (6 s), `tone.wav` (1 s) and `list.m3u8` with its segments (6 s): 320 by
  /// 180 pixels, 25 frames a second.
  static let folder: URL? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-media-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try launch(transportStream(seconds: 2, file: "short.ts"), in: folder)
      try launch(transportStream(seconds: 6, file: "long.ts"), in: folder)
      try launch("audiotestsrc num-buffers=50 samplesperbuffer=882 ! wavenc ! filesink location=tone.wav", in: folder)
      // Piece by piece, because `hlssink2` of GStreamer 1.22 sometimes deadlocks at the end.
      for piece in 0..<3 {
        try launch(transportStream(seconds: 2, file: "piece\(piece).ts", from: piece * 2), in: folder)
      }
      let list =
        "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n#EXT-X-PLAYLIST-TYPE:VOD\n"
        + (0..<3).map { "#EXTINF:2,\npiece\($0).ts\n" }.joined() + "#EXT-X-ENDLIST\n"
      try list.write(to: folder.appendingPathComponent("list.m3u8"), atomically: true, encoding: .utf8)
    } catch {
      return nil
    }
    atexit { if let folder = Media.folder { try? FileManager.default.removeItem(at: folder) } }
    return folder
  }()

  /// - Parameter offset: the time in seconds at which the stream begins.
  private static func transportStream(seconds: Int, file: String, from offset: Int = 0) -> String {
    let times = "timestamp-offset=\(offset * 1_000_000_000)"
    return "mpegtsmux name=m ! filesink location=\(file) "
      + "videotestsrc num-buffers=\(seconds * 25) \(times) ! video/x-raw,width=320,height=180,framerate=25/1 "
      + "! openh264enc gop-size=25 ! h264parse ! m. "
      // 50 buffers are a second of 44,100 samples.
      + "audiotestsrc num-buffers=\(seconds * 50) samplesperbuffer=882 \(times) ! audioconvert ! avenc_aac ! aacparse ! m."
  }

  /// Runs a pipeline to its end, which takes a fraction of a second.
  private static func launch(_ pipeline: String, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gst-launch-1.0")
    process.arguments = ["-q"] + pipeline.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
  }

  static func data(_ name: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Serves the folder, except for paths in `answers`.
  static func server(_ answers: [String: LoopbackServer.Response] = [:]) throws -> LoopbackServer {
    try LoopbackServer { request in
      if let answer = answers[request.path] { return answer }
      let name = String(request.path.dropFirst())
      guard !name.contains("/"), let data = try? Media.data(name) else { return .init(status: 404) }
      let type = name.hasSuffix(".m3u8") ? "application/vnd.apple.mpegurl" : "video/mp2t"
      return .init(data, headers: ["Content-Type": type])
    }
  }
}
