import Foundation
import SourceRewriting

/// `uikit report`: lists what the last build rewrote, and what it could not.
struct ReportCommand {
  private let folder: String
  private let scratch: String?
  private let isShort: Bool

  init(_ arguments: [String]) throws {
    var options = Options(arguments)
    folder = try options.value(of: "--package-path") ?? FileManager.default.currentDirectoryPath
    scratch = try options.value(of: "--scratch-path")
    isShort = options.flag("--short")
  }

  func run() throws -> Int32 {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let path = try scratch ?? PackageFolder.open(root).scratch
    var files: [String: ModuleRewriter.Result] = [:]
    let folders = Files.names(in: path).filter { $0.hasSuffix("-linux-gnu") }.flatMap {
      ["\(path)/\($0)/debug", "\(path)/\($0)/release"]
    }
    for folder in folders {
      for name in Files.names(in: folder) where name.hasSuffix(".build") {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)/uikit/module.json"),
          let record = try? JSONDecoder().decode(ModuleRecord.self, from: data)
        else { continue }
        for (path, file) in record.files where !TestLists.contains(path) { files[path] = file.result }
      }
    }
    let rewritten = files.values.filter { $0.changedLines > 0 }
    let lines = rewritten.reduce(0) { $0 + $1.changedLines }
    print("\(rewritten.count) of \(files.count) files rewritten, \(lines) lines")
    if isShort { return 0 }
    let obstacles = files.values.flatMap(\.obstacles).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    if !obstacles.isEmpty { print("not changed:") }
    for obstacle in obstacles { print("  \(obstacle)") }
    return 0
  }
}

/// The files in which SwiftPM lists a package's tests, which are rewritten but not counted.
enum TestLists {
  static func contains(_ path: String) -> Bool { path.contains(".derived/") }
}
