import Foundation
import GuideFormats
import GuideModel
import GuideStore
import SeededRandom

/// Cuts the power at every kind of moment during a first fill, refreshes and edits.
struct PowerTrial {
  private let torture: Torture
  private let now = Moments.now

  private static let refreshes = 6

  init(_ torture: Torture) { self.torture = torture }

  private func feed(_ version: Int) -> Feed {
    Feed(name: "alpha", version: version, channels: 6, start: now - 86_400, days: 3)
  }

  func run() throws {
    try WatchedFiles.install()
    let entries = try record()
    var random = SeededGenerator(seed: torture.options.seed)
    // Around each sync, where the order matters, and anywhere else.
    var moments = Set<Int>()
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .sync, .delete, .create: moments.formUnion([index, index + 1])
      default: break
      }
    }
    let wanted = max(400, torture.options.kills / 2)
    while moments.count < min(wanted, entries.count) {
      moments.insert(Int.random(in: 0...entries.count, using: &random))
    }

    let folder = try torture.makeFolder("power")
    let path = "\(folder)/guide.db"
    var inspector = Inspector(torture, path: path, now: now)
    var disk = Disk()
    var figures = Figures()
    for moment in 0...entries.count {
      if moments.contains(moment) {
        for loss in Disk.Loss.allCases {
          try look(
            at: disk.cut(loss, using: &random), in: folder, &inspector, disk.mark, "\(loss), moment \(moment)", &figures
          )
        }
      }
      if moment < entries.count { disk.apply(entries[moment]) }
      if torture.faults.count > 20 { break }
    }
    torture.say(
      "  \(entries.count) writes, syncs and the like; \(moments.count) power cuts, \(Disk.Loss.allCases.count) ways each: \(inspector.looks) guides looked at"
    )
    torture.say(
      "  \(figures.nothing) without a guide yet, \(figures.current) with the last import that had ended, \(figures.newer) with one that was about to, \(figures.older) with an earlier one; \(figures.editsLost) had lost an edit"
    )
  }

  private struct Figures {
    var nothing = 0, current = 0, newer = 0, older = 0, editsLost = 0
  }

  /// Works on a guide and records each write. A mark follows each import: its version.
  private func record() throws -> [WriteLog.Entry] {
    let folder = try torture.makeFolder("power-source")
    let feeds = try torture.makeFolder("power-feeds")
    let path = "\(folder)/guide.db"
    let time = now
    WatchedFiles.record(in: folder)
    let store = try GuideStore(path: path, clock: { time })
    for version in 1...Self.refreshes {
      try store.importGuide(from: .file(path: feed(version).write(to: feeds)), source: "alpha")
      WatchedFiles.mark(version)
      try store.updateSearchIndex(at: now)
      if let key = store.allChannels.first?.id { try store.renameChannel(key, to: "Name \(version)") }
    }
    return WatchedFiles.takeLog().entries
  }

  private func look(
    at files: [String: [UInt8]], in folder: String, _ inspector: inout Inspector, _ mark: Int, _ what: String,
    _ figures: inout Figures
  ) throws {
    let path = inspector.path
    for ending in ["", "-wal", "-shm", "-journal", ".edits"] { unlink(path + ending) }
    for (name, bytes) in files where !name.hasSuffix("-shm") {
      let ending = name.components(separatedBy: "guide.db").last ?? ""
      try Data(bytes).write(to: URL(fileURLWithPath: path + ending))
    }
    // There is no guide, or one that was just being created: it is created again.
    guard FileManager.default.fileExists(atPath: path) else { return figures.nothing += 1 }
    do { _ = try GuideStore(path: path) } catch {
      return torture.fault("\(what): \(error)", file: path)
    }
    let versions: [Feed?] = [nil] + (1...Self.refreshes).map { feed($0) }
    guard let found = inspector.look(["alpha": versions], after: what) else { return }
    let version = (found["alpha"] ?? nil) ?? 0
    switch version {
    case 0 where mark == 0: figures.nothing += 1
    case mark: figures.current += 1
    case mark + 1: figures.newer += 1
    case ..<mark:
      figures.older += 1
      torture.fault("\(what): version \(mark) was stored, and \(version) is there", file: path)
    default: torture.fault("\(what): version \(version) is there before it was read", file: path)
    }
    if mark > 1, version == mark {
      var name = ""
      try RawGuide(path: path).forEachRow("SELECT coalesce(custom_name, '') FROM channel WHERE feed_id LIKE 'c0.%'") {
        name = $0.text(0)
      }
      if name != "Name \(mark)", name != "Name \(mark - 1)" { figures.editsLost += 1 }
    }
  }
}
