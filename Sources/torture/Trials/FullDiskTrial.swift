import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// Imports onto disks that are 64 KB larger each time, until the import fits: file systems in memory of exactly that
/// size.
struct FullDiskTrial {
  private let torture: Torture
  private let now = Moments.now
  private let mount: String
  private let feeds: String

  private static let step = 64 << 10

  init(_ torture: Torture) throws {
    self.torture = torture
    mount = try torture.makeFolder("disk")
    feeds = try torture.makeFolder("disk-feeds")
  }

  private func feed(_ version: Int) -> Feed { Feed(name: "alpha", version: version, start: now - 86_400) }

  private struct Figures {
    var runs = 0, refused = 0, read = 0, programs = 0
    var errors: Set<String> = []
  }

  func run() throws {
    guard Glibc.mount("tmpfs", mount, "tmpfs", 0, "size=\(Self.step)") == 0 else {
      throw Failure(
        "\(mount): no file system can be mounted (\(String(cString: strerror(errno)))): run Scripts/torture")
    }
    defer { umount2(mount, Int32(MNT_DETACH)) }
    let base = "\(try torture.makeFolder("disk-base"))/base.db"
    let time = now
    try GuideStore(path: base, clock: { time }).importGuide(
      from: .file(path: feed(1).write(to: feeds)), source: "alpha")
    for isFirst in [true, false] {
      var figures = Figures()
      var size = isFirst ? Self.step : Self.size(base)
      while try attempt(size, base: isFirst ? nil : base, &figures) {
        size += Self.step
        if torture.faults.count > 20 || size > 1 << 30 { break }
      }
      torture.say(
        "  \(isFirst ? "first fill" : "refresh"): \(figures.runs) sizes up to \(size >> 10) KB, \(figures.refused) too small (\(figures.errors.sorted().joined(separator: "; "))), \(figures.read) read while full, \(figures.programs) by lineup now"
      )
    }
  }

  private static func size(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return (Int(status.st_size) + step - 1) / step * step
  }

  private func resize(_ size: Int) throws {
    guard Glibc.mount("tmpfs", mount, "tmpfs", UInt(MS_REMOUNT), "size=\(size)") == 0 else {
      throw Failure("\(mount) cannot be made \(size) bytes: \(String(cString: strerror(errno)))")
    }
  }

  /// - Returns: whether the disk was too small.
  private func attempt(_ size: Int, base: String?, _ figures: inout Figures) throws -> Bool {
    let path = "\(mount)/guide.db"
    for ending in ["", "-wal", "-shm", "-journal", ".edits"] { unlink(path + ending) }
    try resize(max(size, Self.step) + (64 << 20))
    if let base { try torture.copyGuide(base, to: path) }
    try resize(size)
    let time = now
    let what = "\(base == nil ? "first fill" : "refresh") on \(size >> 10) KB"
    figures.runs += 1
    var isDone = false
    do {
      try GuideStore(path: path, clock: { time }).importGuide(
        from: .file(path: feed(2).write(to: feeds)), source: "alpha")
      isDone = true
    } catch let error as GuideStoreError {
      switch error {
      case .full: figures.errors.insert("full")
      case .cannotOpen: figures.errors.insert("cannot open")
      default:
        figures.errors.insert("\(error)".prefix(60).description)
        torture.fault("\(what): \(error)", file: path)
      }
      figures.refused += 1
    }
    if !isDone, base != nil { try readWhileFull(path, what, &figures) }
    try resize(size + (64 << 20))
    if FileManager.default.fileExists(atPath: path) {
      var inspector = Inspector(torture, path: path, now: now)
      do { _ = try GuideStore(path: path) } catch {
        torture.fault("\(what), then room: \(error)", file: path)
        return !isDone
      }
      let before: Feed? = base == nil ? nil : feed(1)
      guard inspector.look(["alpha": [isDone ? feed(2) : before]], after: what) != nil else { return !isDone }
    }
    do {
      try GuideStore(path: path, clock: { time }).importGuide(
        from: .file(path: feed(2).write(to: feeds)), source: "alpha")
    } catch { torture.fault("\(what), then room and again: \(error)", file: path) }
    return !isDone
  }

  private func readWhileFull(_ path: String, _ what: String, _ figures: inout Figures) throws {
    do {
      let store = try GuideStore(path: path, access: .readOnly)
      if try store.nowAndNext(at: now).isEmpty { torture.fault("\(what): nothing is on now", file: path) }
      _ = try store.search(GuideSearchRequest(text: "alpha", now: now))
      figures.read += 1
    } catch { torture.fault("\(what), reading: \(error)", file: path) }
    guard let program = torture.options.lineup, figures.runs % 10 == 1 else { return }
    figures.programs += 1
    for arguments in [["now", "--database", path], ["search", "--database", path, "alpha"]] {
      let run = try ChildProcess.output(program, arguments)
      if run.status != 0 { torture.fault("\(what): lineup \(arguments[0]): \(run.output.prefix(200))", file: path) }
    }
  }
}
