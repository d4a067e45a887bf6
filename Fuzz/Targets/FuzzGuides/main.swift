import Foundation
import GuideFormats
import GuideModel
import GuideStore
import GuideUI
import Support
import UIKit
import WindowServer

// A playlist on its whole way: read, stored, read again, laid out and drawn. What follows a zero byte is the guide that
// comes with it; otherwise two channels have one. A byte 1 stands for 5,000 letters, since inputs are at most 64 KB
// long: a name of 300,000 letters once ended the program.
private let instant: Int64 = 1_795_264_200
private let ordinaryGuide = """
  <tv><channel id="one"><display-name>One</display-name></channel><channel id="two"><display-name>Two</display-name>
  </channel><programme start="20261121120000 +0000" stop="20261121130000 +0000" channel="one"><title>Harbours</title>
  </programme><programme start="20261121120000 +0000" stop="20261121150000 +0000" channel="two"><title>Rivers</title>
  </programme></tv>
  """
private let longWord = [UInt8](repeating: 0x57, count: 5_000)
private let mostLongWords = 80
private let memory = "/dev/shm"
private let folder =
  (FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()) + "/fuzz-guides-\(getpid())"

WindowServerRegistry.current = HeadlessServer(screenSize: CGSize(width: 640, height: 400))

Fuzzer.run { bytes, count in
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let playlist = withLongWords(parts[0])
  let guide = parts.count == 2 ? withLongWords(parts[1]) : Array(ordinaryGuide.utf8)
  MainActor.assumeIsolated { show(playlist, with: guide) }
  return 0
}

private func withLongWords(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  var words = 0
  for byte in bytes {
    if byte == 1, words < mostLongWords {
      result += longWord
      words += 1
    } else {
      result.append(byte)
    }
  }
  return result
}

@MainActor private func show(_ playlist: [UInt8], with guide: [UInt8]) {
  let files = FileManager.default
  try? files.removeItem(atPath: folder)
  defer { try? files.removeItem(atPath: folder) }
  do {
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(playlist).write(to: URL(fileURLWithPath: folder + "/list.m3u"))
    try Data(guide).write(to: URL(fileURLWithPath: folder + "/guide.xml"))
  } catch {
    fatalError("no room for an input: \(error)")
  }
  let path = folder + "/guide.db"
  do {
    let store = try GuideStore(path: path, clock: { instant })
    // With a guide given, the addresses of guides in the playlist are not read.
    _ = try store.importGuide(
      from: .file(path: folder + "/list.m3u"), guides: [.file(path: folder + "/guide.xml")], source: "list")
  } catch let error as FeedError {
    precondition(!"\(error)".isEmpty, "an error that says nothing")
  } catch let error as GuideStoreError {
    if case .failed(let reason) = error { fatalError("an error for which there is no advice: \(reason)") }
    if case .damaged(_, let reason) = error { fatalError("the guide is damaged: \(reason)") }
  } catch {
    fatalError("an error of another kind: \(error)")
  }
  do {
    let store = try GuideStore(path: path, access: .readOnly, clock: { instant })
    try draw(store)
  } catch {
    fatalError("what was stored cannot be shown: \(error)")
  }
}

@MainActor private func draw(_ store: GuideStore) throws {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
  let controller = GuideViewController(
    guide: store, timeZone: .gmt, clock: { Date(timeIntervalSince1970: TimeInterval(instant)) })
  controller.waitsForData = true
  window.rootViewController = controller
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  window.layoutIfNeeded()
  guard let surface = (WindowServerRegistry.current as? HeadlessServer)?.visibleSurfaces.first else {
    fatalError("there is no window")
  }
  let image = try surface.image()
  precondition(image.width == 640 && image.height == 400, "the picture has another size")
}
