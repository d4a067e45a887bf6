import SourceRewriting

/// A module's files, rewritten without SwiftPM: with the conditions of a debug build, and without what other modules
/// declare.
struct PortedModule {
  struct File {
    let path: String
    let text: String
    let result: ModuleRewriter.Result
  }

  let files: [File]
  private let rewriter: ModuleRewriter
  private let indexes: [FileIndex]

  /// Rewrites the files at some paths; those that cannot be read are skipped.
  init(_ paths: [String]) {
    let texts = paths.compactMap { path in Files.text(path).map { (path: path, text: $0) } }
    let isUIKit = texts.contains { $0.text.contains("UIKit") }
    let rewriter = ModuleRewriter(conditions: BuildConditions(flags: ["DEBUG", "SWIFT_PACKAGE"], isUIKit: isUIKit))
    let indexes = Concurrently.map(texts) { rewriter.index(path: $0.path, text: $0.text) }
    let module = Self.index(texts.map(\.path), indexes)
    files = Concurrently.map(texts) {
      File(path: $0.path, text: $0.text, result: rewriter.rewrite(path: $0.path, text: $0.text, module: module))
    }
    self.rewriter = rewriter
    self.indexes = indexes
  }

  /// The number of lines.
  var lines: Int { files.reduce(0) { $0 + Self.lineEnds($1.text) } }

  /// Returns what is wrong with rewritten files: lines that moved, texts that no longer parse, and texts that would be
  /// changed again.
  func faults() -> [String] {
    let again = Concurrently.map(Array(zip(files, indexes))) { file, index in
      file.result.text.map { rewriter.index(path: file.path, text: $0) } ?? index
    }
    let module = Self.index(files.map(\.path), again)
    return Concurrently.map(files) { file -> [String] in
      guard let new = file.result.text else { return [] }
      var faults: [String] = []
      if Self.lineEnds(file.text) != Self.lineEnds(new) { faults.append("\(file.path): lines moved") }
      if !ModuleRewriter.parses(new), ModuleRewriter.parses(file.text) {
        faults.append("\(file.path): no longer parses")
      }
      if let third = rewriter.rewrite(path: file.path, text: new, module: module).text, third != new {
        let line =
          zip(
            new.split(separator: "\n", omittingEmptySubsequences: false),
            third.split(separator: "\n", omittingEmptySubsequences: false)
          ).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
        faults.append("\(file.path):\(line + 1): rewritten again")
      }
      return faults
    }.flatMap { $0 }
  }

  private static func index(_ paths: [String], _ indexes: [FileIndex]) -> ModuleIndex {
    ModuleIndex(files: Dictionary(zip(paths, indexes), uniquingKeysWith: { first, _ in first }))
  }

  private static func lineEnds(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}

/// The modules of a package that is read without SwiftPM.
enum PortedModules {
  /// Folders with other packages' sources. Those whose names start with a full stop, such as `.build`, are hidden.
  private static let skipped: Set = ["Pods", "Carthage"]

  /// Returns the files of each module: those of one folder in `Sources` or `Tests`, otherwise all.
  static func files(in folder: String) -> [[String]] {
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
}
