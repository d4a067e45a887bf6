import Foundation
import SourceRewriting

/// `uikit port`: shows the rewriting of a package's sources as a patch, or applies it.
///
/// With `--check` it shows nothing, and fails if a rewritten file has other lines than before, no longer parses, or is
/// rewritten again.
struct PortCommand {
  private let folders: [String]
  private let writes: Bool
  private let checks: Bool

  init(_ arguments: [String]) throws {
    var options = Options(arguments)
    writes = options.flag("--write")
    checks = options.flag("--check")
    let names = options.rest.isEmpty ? [FileManager.default.currentDirectoryPath] : options.rest
    folders = names.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    guard checks || folders.count == 1 else { throw Failure("give one folder, or several with --check") }
    for folder in folders where !Files.isFolder(folder) { throw Failure("\(folder) is not a folder") }
  }

  func run() throws -> Int32 {
    var lines = 0
    var all = 0
    var obstacles: [Obstacle] = []
    var faults: [String] = []
    var duration = Duration.zero
    for folder in folders {
      for paths in PortedModules.files(in: folder) {
        var module: PortedModule?
        duration += ContinuousClock().measure { module = PortedModule(paths) }
        guard let module else { continue }
        all += module.lines
        lines += module.files.reduce(0) { $0 + $1.result.changedLines }
        if checks { faults += module.faults() }
        for file in module.files {
          obstacles += file.result.obstacles
          guard !checks, let new = file.result.text else { continue }
          if writes { try Files.write(new, to: file.path) } else { show(file.path, in: folder, file.text, new) }
        }
      }
    }
    var note = "\(all) lines read, \(lines) lines \(writes ? "rewritten" : "differ")"
    if checks {
      let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
      note += ", \(faults.count) faults, \(Int(Double(all) / max(seconds, 0.001))) lines/s"
    }
    if writes, lines > 0 { note += "\nwarning: the rewritten sources are for Linux, and no longer compile for iOS" }
    let places = checks ? faults : obstacles.map(\.description)
    FileHandle.standardError.write(Data((note + places.map { "\n\($0)" }.joined() + "\n").utf8))
    return faults.isEmpty ? 0 : 1
  }

  /// Shows a difference like `diff -U0`. No line moves, so lines are compared pair by pair.
  private func show(_ path: String, in folder: String, _ old: String, _ new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let name = path.dropFirst(folder.count + 1)
    print("--- a/\(name)\n+++ b/\(name)")
    var line = 0
    while line < old.count {
      guard line < new.count, old[line] != new[line] else {
        line += 1
        continue
      }
      let start = line
      while line < old.count, line < new.count, old[line] != new[line] { line += 1 }
      print("@@ -\(start + 1),\(line - start) +\(start + 1),\(line - start) @@")
      for index in start..<line { print("-\(old[index])") }
      for index in start..<line { print("+\(new[index])") }
    }
  }
}
