import Foundation
import SourceRewriting

/// `uikit port`: shows the rewriting of a package's sources as a patch, or applies it.
///
/// With `--check` it shows nothing, and fails if a rewritten file has other lines than before or no longer parses.
struct PortCommand {
  private let folder: String
  private let writes: Bool
  private let checks: Bool

  init(_ arguments: [String]) throws {
    var options = Options(arguments)
    writes = options.flag("--write")
    checks = options.flag("--check")
    folder =
      URL(fileURLWithPath: options.rest.first ?? FileManager.default.currentDirectoryPath).standardizedFileURL.path
  }

  func run() throws -> Int32 {
    guard Files.isFolder(folder) else { throw Failure("\(folder) is not a folder") }
    var lines = 0
    var all = 0
    var obstacles: [Obstacle] = []
    for paths in modules() {
      let texts = paths.compactMap { path in Files.text(path).map { (path, $0) } }
      all += texts.reduce(0) { $0 + $1.1.utf8.count { $0 == 10 } }
      let isUIKit = texts.contains { $0.1.contains("UIKit") }
      let rewriter = ModuleRewriter(conditions: BuildConditions(flags: ["DEBUG", "SWIFT_PACKAGE"], isUIKit: isUIKit))
      var indexes: [String: FileIndex] = [:]
      for (path, text) in texts { indexes[path] = rewriter.index(path: path, text: text) }
      let module = ModuleIndex(files: indexes)
      for (path, text) in texts {
        let result = rewriter.rewrite(path: path, text: text, module: module)
        obstacles += result.obstacles
        guard let new = result.text else { continue }
        lines += result.changedLines
        if checks {
          try check(path, text, new)
        } else if writes {
          try Files.write(new, to: path)
        } else {
          show(path, text, new)
        }
      }
    }
    var note = "\(all) lines read, \(lines) lines \(writes ? "rewritten" : "differ")"
    if writes, lines > 0 { note += "\nwarning: the rewritten sources are for Linux, and no longer compile for iOS" }
    if checks { obstacles = [] }
    FileHandle.standardError.write(Data((note + obstacles.map { "\n\($0)" }.joined() + "\n").utf8))
    return 0
  }

  private func check(_ path: String, _ old: String, _ new: String) throws {
    guard old.utf8.count(where: { $0 == 10 }) == new.utf8.count(where: { $0 == 10 }) else {
      throw Failure("\(path): lines moved")
    }
    if ModuleRewriter.parses(old), !ModuleRewriter.parses(new) { throw Failure("\(path): no longer parses") }
  }

  /// Folders with other packages' sources. Those whose names start with a full stop, such as `.build`, are hidden.
  private static let skipped: Set = ["Pods", "Carthage"]

  /// Returns the files of each module: those of one folder in `Sources` or `Tests`, otherwise all.
  private func modules() -> [[String]] {
    var groups: [String: [String]] = [:]
    for path in Files.all(in: folder, endings: ["swift"]) {
      let parts = path.dropFirst(folder.count + 1).split(separator: "/")
      guard let first = parts.first, !Files.isManifest(String(first)),
        !parts.contains(where: { Self.skipped.contains(String($0)) })
      else { continue }
      let isNested = ["Sources", "Source", "Tests"].contains(String(first)) && parts.count > 2
      groups[isNested ? "\(first)/\(parts[1])" : String(first), default: []].append(path)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Shows a difference like `diff -U0`. No line moves, so lines are compared pair by pair.
  private func show(_ path: String, _ old: String, _ new: String) {
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
