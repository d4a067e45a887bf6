import Foundation
import GuideFormats
import GuideModel
import GuideStore
import SeededRandom

/// Suspends an import in the middle: meanwhile others read, and writers wait or report why they cannot; then it
/// continues.
struct StoppedTrial {
  private let torture: Torture
  private let now = Moments.now
  private let folder: String
  private let feeds: String

  init(_ torture: Torture) throws {
    self.torture = torture
    folder = try torture.makeFolder("stopped")
    feeds = try torture.makeFolder("stopped-feeds")
  }

  private func feed(_ name: String, _ version: Int) -> Feed {
    Feed(name: name, version: version, channels: name == "still" ? 3 : 16, start: now - 86_400)
  }

  func run() throws {
    let path = "\(folder)/guide.db"
    let time = now
    do {
      let store = try GuideStore(path: path, clock: { time })
      for name in ["alpha", "still"] {
        try store.importGuide(from: .file(path: feed(name, 1).write(to: feeds)), source: name)
      }
    }
    var random = SeededGenerator(seed: torture.options.seed)
    var inspector = Inspector(torture, path: path, now: now)
    var present = 1
    var (stopped, reads, shut, edits, refusals, killed, slowest) = (0, 0, 0, 0, 0, 0, 0.0)
    for round in 1...max(40, torture.options.kills / 10) {
      let feed = feed("alpha", round + 1)
      let file = try feed.write(to: feeds)
      let child = try ChildProcess(["import", path, "\(now)", "alpha", file])
      usleep(UInt32.random(in: 5_000...250_000, using: &random))
      child.send(SIGSTOP)
      stopped += 1
      // Readers are not kept waiting.
      let start = DispatchTime.now().uptimeNanoseconds
      do {
        let store = try GuideStore(path: path, access: .readOnly)
        // If it is suspended at the moment when it opens or closes the log, no other process can.
        if store.isBeingFilled {
          shut += 1
        } else if try store.nowAndNext(at: now).isEmpty {
          torture.fault("stopped, round \(round): nothing is on now", file: path)
        }
        reads += 1
      } catch { torture.fault("stopped, round \(round), reading: \(error)", file: path) }
      slowest = max(slowest, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      // A writer waits for its turn, or is killed while it does.
      let writer = try ChildProcess(["edit", path, "\(now)", "Round \(round)"])
      usleep(UInt32.random(in: 20_000...150_000, using: &random))
      let isKilled = round % 4 == 0
      if isKilled { child.send(SIGKILL) }
      child.send(SIGCONT)
      let code = child.wait()
      if isKilled {
        killed += 1
      } else if code != 0 {
        torture.fault("stopped, round \(round): the import ended with \(code)", file: path)
      }
      if writer.wait() == 0 { edits += 1 } else { refusals += 1 }
      let candidates = isKilled ? [self.feed("alpha", present), feed] : [feed]
      let found = inspector.look(
        ["alpha": candidates, "still": [self.feed("still", 1)]], after: "stopped, round \(round)")
      present = (found?["alpha"] ?? nil) ?? present
      unlink(file)
      // A search for the old version still finds it.
      _ = try self.feed("alpha", present).write(to: feeds)
      if torture.faults.count > 20 { break }
    }
    torture.say(
      "  \(stopped) imports suspended, \(killed) of them killed then; \(reads) readers meanwhile, \(shut) of them kept out while it opened or closed the log, the slowest \(String(format: "%.0f", slowest)) ms; of the editors behind them \(edits) waited and \(refusals) gave up"
    )
    if refusals > 0 {
      torture.fault("\(refusals) edits were refused though their turn came within their time", file: path)
    }
  }
}
