import CSQLite
import Foundation
import GuideStore
import SeededRandom

/// Kills processes that import, refresh, edit, prune and index, at random moments.
struct KillTrial {
  private let torture: Torture
  private let folder: String
  private let feeds: String
  private let path: String
  private let now: Int64
  private var random: SeededGenerator
  private var inspector: Inspector

  /// The contents of the guide, by source.
  private var present: [String: Int] = [:]
  private var nextVersion = 1
  /// The time that each task takes if it is not killed, in seconds.
  private var usual: [String: Double] = [:]
  private var tally: [String: Tally] = [:]
  private var name = ""

  private struct Tally {
    var runs = 0, killed = 0, before = 0, after = 0
  }

  private static let sources = ["alpha", "beta", "gamma"]

  init(_ torture: Torture) throws {
    self.torture = torture
    folder = try torture.makeFolder("kills")
    feeds = try torture.makeFolder("feeds")
    path = "\(folder)/guide.db"
    now = Moments.now
    random = SeededGenerator(seed: torture.options.seed)
    inspector = Inspector(torture, path: path, now: now)
  }

  func run() throws {
    var trial = self
    try trial.runAll()
  }

  private func feed(_ source: String, _ version: Int) -> Feed {
    source == "past"
      ? Feed(name: source, version: version, channels: 6, start: now - 20 * 86_400, days: 22)
      : source == "still"
        ? Feed(name: source, version: 1, channels: 3, start: now - 86_400, days: 2)
        : Feed(name: source, version: version, start: now - 86_400)
  }

  private mutating func runAll() throws {
    var done = 0
    while done < torture.options.kills {
      // A first fill works differently from a refresh: every hundredth round begins without a guide.
      if done % 50 == 0 { try begin(kills: 5, &done) }
      try attack(&done)
      if torture.faults.count > 20 { break }
    }
    report()
  }

  /// Fills a new guide, and is killed a few times meanwhile.
  private mutating func begin(kills: Int, _ done: inout Int) throws {
    for ending in ["", "-wal", "-shm", "-journal", ".edits"] { unlink(path + ending) }
    present = [:]
    for _ in 0..<kills {
      let feed = feed("alpha", nextVersion)
      nextVersion += 1
      let file = try feed.write(to: feeds)
      try attempt("first fill", ["import", path, "\(now)", "alpha", file])
      done += 1
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let found = inspector.look(candidates(adding: feed), after: "first fill, kill \(done)")
      present["alpha"] = found?["alpha"] ?? nil
      if present["alpha"] != nil { break }
      for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
    }
    for source in Self.sources + ["past", "still"] where present[source] == nil {
      var file = try feed(source, 1).write(to: feeds)
      if source == "past" {
        unlink("\(feeds)/current.xml")
        try FileManager.default.copyItem(atPath: file, toPath: "\(feeds)/current.xml")
        file = "\(feeds)/current.xml"
      }
      try finish(["import", path, "\(now)", source, file])
      present[source] = 1
    }
    name = ""
  }

  private func candidates(adding feed: Feed? = nil) -> [String: [Feed?]] {
    var all: [String: [Feed?]] = [:]
    for (source, version) in present { all[source] = [self.feed(source, version)] }
    if let feed { all[feed.name] = (all[feed.name] ?? [nil]) + [feed] }
    return all
  }

  private mutating func attack(_ done: inout Int) throws {
    done += 1
    let task = ["import", "import", "refresh", "prune", "index", "edit"].randomElement(using: &random) ?? "import"
    let label = "\(task), kill \(done)"
    // Pruning keeps the last two weeks.
    let limit = now - 14 * 86_400
    switch task {
    case "import", "refresh":
      let source = (task == "refresh" ? ["past"] : Self.sources).randomElement(using: &random) ?? "alpha"
      let feed = feed(source, nextVersion)
      nextVersion += 1
      let file = try feed.write(to: feeds)
      if task == "refresh" {
        // A refresh reads from the same place as the first import.
        unlink("\(feeds)/current.xml")
        try FileManager.default.copyItem(atPath: file, toPath: "\(feeds)/current.xml")
        try attempt(task, ["refresh", path, "\(now)", source])
      } else {
        try attempt(task, ["import", path, "\(now)", source, file])
      }
      let found = inspector.look(candidates(adding: feed), pruned: ("past", limit), after: label)
      if let version = found?[source] ?? nil {
        tally[task]?.before += version == present[source] ? 1 : 0
        tally[task]?.after += version == feed.version ? 1 : 0
        present[source] = version
      }
      unlink(file)
    case "edit":
      let new = "Name \(done)"
      try attempt(task, ["edit", path, "\(now)", new])
      _ = inspector.look(candidates(), pruned: ("past", limit), after: label)
      try lookAtEdits(new, label)
    default:
      try attempt(task, [task, path, "\(now)"])
      _ = inspector.look(candidates(), pruned: ("past", limit), after: label)
    }
  }

  /// The edits of one process are stored in order: the second only with the first.
  private mutating func lookAtEdits(_ new: String, _ label: String) throws {
    let raw = try RawGuide(path: path)
    var found = ""
    var search = ""
    try raw.forEachRow("SELECT coalesce(custom_name, '') FROM channel WHERE feed_id = 'c0.still.example'") {
      found = $0.text(0)
    }
    try raw.forEachRow("SELECT name FROM saved_search WHERE key = 1") { search = $0.text(0) }
    if found != new, found != name { torture.fault("\(label): the channel is called '\(found)'", file: path) }
    if search == new, found != new { torture.fault("\(label): the third edit is there without the first", file: path) }
    tally["edit"]?.before += found == name ? 1 : 0
    tally["edit"]?.after += found == new ? 1 : 0
    name = found
  }

  /// Runs a task without killing it.
  private mutating func finish(_ arguments: [String]) throws {
    let code = try ChildProcess(arguments).wait()
    if code != 0 { torture.fault("\(arguments[0]) ended with \(code)", file: path) }
  }

  /// Runs a task and kills it at some time between its start and a little after its usual end.
  private mutating func attempt(_ task: String, _ arguments: [String]) throws {
    let start = DispatchTime.now().uptimeNanoseconds
    let child = try ChildProcess(arguments)
    let span = (usual[task] ?? 0.15) * 1.1
    usleep(UInt32(Double.random(in: 0...span, using: &random) * 1e6))
    child.send(SIGKILL)
    let code = child.wait()
    tally[task, default: Tally()].runs += 1
    if code == -SIGKILL {
      tally[task]?.killed += 1
      // It may take longer than expected.
      if tally[task].map({ $0.killed == $0.runs && $0.runs % 20 == 0 }) == true { usual[task] = span * 1.3 }
    } else {
      usual[task] = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      if code != 0 { torture.fault("\(task) ended with \(code)", file: path) }
    }
  }

  private func report() {
    for (task, tally) in tally.sorted(by: { $0.key < $1.key }) {
      let outcome =
        tally.before + tally.after > 0 ? ", \(tally.before) as before, \(tally.after) as after, 0 between" : ""
      torture.say("  \(task): \(tally.runs) runs, \(tally.killed) killed\(outcome)")
    }
    torture.say(
      "  \(inspector.looks) guides looked at, \(inspector.programRuns) of them by lineup now and search; \(torture.faults.count) broken promises"
    )
  }
}

/// Instants that trials share.
enum Moments {
  /// The present, on the half-hour, UTC seconds: the same in all processes of a run, whatever the clock says.
  static let now: Int64 = 1_795_219_200 + 20 * 3_600
}
