import CSQLite
import Foundation
import GuideFormats
import GuideModel
import GuideStore
import SeededRandom

/// Makes each access to the disk fail in turn, once or from then on, while a guide is filled, refreshed, edited and
/// pruned.
struct ErrorTrial {
  private let torture: Torture
  private let now = Moments.now
  private let folder: String
  private let feeds: String

  init(_ torture: Torture) throws {
    self.torture = torture
    folder = try torture.makeFolder("errors")
    feeds = try torture.makeFolder("error-feeds")
  }

  private func feed(_ version: Int) -> Feed {
    Feed(name: "alpha", version: version, channels: 6, start: now - 86_400, days: 3)
  }

  private struct Figures {
    var runs = 0, unharmed = 0, refused = 0
    var errors: [String: Int] = [:]
    var accesses = 0
  }

  func run() throws {
    try WatchedFiles.install()
    let base = "\(folder)/base.db"
    let time = now
    try GuideStore(path: base, clock: { time }).importGuide(
      from: .file(path: feed(1).write(to: feeds)), source: "alpha")
    for task in ["first fill", "refresh", "edit"] {
      for (isLasting, isSpace) in [(false, false), (true, false), (true, true)] {
        var random = SeededGenerator(seed: torture.options.seed)
        // Once without a failure, to know how many accesses there are.
        var figures = Figures()
        try attempt(task, base, WatchedFiles.Plan(), &figures)
        let count = figures.accesses
        let wanted = max(60, torture.options.kills / 8)
        let moments =
          count <= wanted
          ? Array(0..<count) : Array(Set((0..<wanted).map { _ in Int.random(in: 0..<count, using: &random) })).sorted()
        for moment in moments {
          try attempt(task, base, .init(failing: moment, isLasting: isLasting, isSpace: isSpace), &figures)
          if torture.faults.count > 20 { return }
        }
        let kind =
          isSpace ? "no space from one access on" : isLasting ? "every access fails from one on" : "one access fails"
        let errors = figures.errors.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }.joined(
          separator: ", ")
        torture.say(
          "  \(task), \(kind): \(figures.runs) runs over \(count) accesses, \(figures.unharmed) done all the same, \(figures.refused) with an error (\(errors))"
        )
      }
    }
  }

  private func attempt(_ task: String, _ base: String, _ plan: WatchedFiles.Plan, _ figures: inout Figures) throws {
    let path = "\(folder)/guide.db"
    if task == "first fill" {
      for ending in ["", "-wal", "-shm", "-journal", ".edits"] { unlink(path + ending) }
    } else {
      try torture.copyGuide(base, to: path)
    }
    let what =
      "\(task), access \(plan.failing ?? -1)\(plan.isLasting ? " and all after it" : "")\(plan.isSpace ? ", no space" : "")"
    let file = try feed(2).write(to: feeds)
    let time = now
    WatchedFiles.begin(plan)
    var isDone = false
    do {
      let store = try GuideStore(path: path, clock: { time })
      if task == "edit" {
        if let key = store.allChannels.first?.id { try store.renameChannel(key, to: "New") }
      } else {
        try store.importGuide(from: .file(path: file), source: "alpha")
      }
      isDone = true
    } catch {
      figures.errors[Self.name(of: error), default: 0] += 1
    }
    let ended = WatchedFiles.end()
    figures.accesses = max(figures.accesses, ended.count)
    guard plan.failing != nil else { return }
    figures.runs += 1
    if isDone { figures.unharmed += 1 } else { figures.refused += 1 }
    guard FileManager.default.fileExists(atPath: path) else { return }

    let candidates: [Feed?] =
      switch (task, isDone) {
      case ("edit", _): [feed(1)]
      case (_, true): [feed(2)]
      // A commit that was reported as failed may have succeeded.
      case ("first fill", false): [nil, feed(2)]
      default: [feed(1), feed(2)]
      }
    var inspector = Inspector(torture, path: path, now: now)
    do { _ = try GuideStore(path: path) } catch { return torture.fault("\(what): \(error)", file: path) }
    guard inspector.look(["alpha": candidates], after: what) != nil else { return }
    // And it continues to work.
    do {
      try GuideStore(path: path, clock: { time }).importGuide(
        from: .file(path: feed(3).write(to: feeds)), source: "alpha")
    } catch { return torture.fault("\(what), then a refresh: \(error)", file: path) }
    _ = inspector.look(["alpha": [feed(3)]], after: "\(what), then a refresh")
  }

  private static func name(of error: any Error) -> String {
    guard let error = error as? GuideStoreError else { return "\(type(of: error))" }
    switch error {
    case .full: return "disk full or failed"
    case .cannotOpen: return "cannot open"
    case .damaged: return "damaged"
    case .busy: return "busy"
    case .readOnly: return "read only"
    case .failed(let text): return "other: \(text.prefix(80))"
    default: return "other: \(String(describing: error).prefix(80))"
    }
  }
}
