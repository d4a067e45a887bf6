import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import AVFoundation

/// Streams that GStreamer makes for the tests, once, in a folder of their own.
enum Media {
  /// Whether there is a GStreamer that can make and play them, and somebody who wants it: they play in real time, and
  /// now and then half of one is not enough to begin, so `make test-playing` plays them and `make test` does not.
  static var isAvailable: Bool {
    guard ProcessInfo.processInfo.environment["LINEUP_PLAYING"] != nil, case .success = GStreamer.shared else { return false }
    return folder != nil
  }

  static let explanation: Comment =
    "make test-playing, with GStreamer, its plugins base, good, bad and libav, and gst-launch-1.0 (Scripts/setup --test)"

  /// Holds `short.ts` (2 s), `long.ts` (6 s) and `list.m3u8` with its pieces (6 s): 320 by 180, 25 pictures a second.
  static let folder: URL? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-media-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try launch(transportStream(seconds: 2, file: "short.ts"), in: folder)
      try launch(transportStream(seconds: 6, file: "long.ts"), in: folder)
      try launch(
        "hlssink2 name=m location=piece%03d.ts playlist-location=list.m3u8 target-duration=2 playlist-length=0 max-files=0 "
          + video(seconds: 6) + " ! m.video " + audio(seconds: 6) + " ! m.audio", in: folder)
    } catch {
      return nil
    }
    atexit { if let folder = Media.folder { try? FileManager.default.removeItem(at: folder) } }
    return folder
  }()

  private static func video(seconds: Int) -> String {
    "videotestsrc num-buffers=\(seconds * 25) ! video/x-raw,width=320,height=180,framerate=25/1 "
      + "! openh264enc gop-size=25 ! h264parse"
  }

  private static func audio(seconds: Int) -> String {
    // 1,024 samples a buffer, 44,100 a second.
    "audiotestsrc num-buffers=\(seconds * 44_100 / 1_024) ! audioconvert ! avenc_aac ! aacparse"
  }

  private static func transportStream(seconds: Int, file: String) -> String {
    "mpegtsmux name=m ! filesink location=\(file) \(video(seconds: seconds)) ! m. \(audio(seconds: seconds)) ! m."
  }

  /// Runs a pipeline to its end. `hlssink2` of GStreamer 1.22 now and then waits for itself at the end of a stream and
  /// never ends, so a pipeline that takes more than 20 seconds (it needs one) is killed and made again, three times at
  /// most.
  private static func launch(_ pipeline: String, in folder: URL) throws {
    for _ in 1...3 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/gst-launch-1.0")
      process.arguments = ["-q"] + pipeline.split(separator: " ").map(String.init)
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      if ended.wait(timeout: .now() + 20) == .timedOut {
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
      } else {
        guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
        return
      }
    }
    throw CocoaError(.featureUnsupported)
  }

  static func data(_ name: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Serves the folder, and what `answers` has for a path instead.
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
