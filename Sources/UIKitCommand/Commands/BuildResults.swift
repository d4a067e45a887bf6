import Foundation
import SourceRewriting

/// The results of rewriting in the last builds of a package.
struct BuildResults {
  /// The results by file.
  let files: [String: ModuleRewriter.Result]
  /// Whether a module of the package itself has errors that could not be repaired.
  let hasErrors: Bool

  /// Reads the records in a folder of builds; records that cannot be read are skipped.
  init(scratch: String) {
    var files: [String: ModuleRewriter.Result] = [:]
    var hasErrors = false
    for (_, record) in Self.records(in: scratch) {
      if record.hasErrors ?? false, !record.files.keys.contains(where: { $0.contains("/checkouts/") }) {
        hasErrors = true
      }
      for (path, file) in record.files where !TestLists.contains(path) { files[path] = file.result }
    }
    self.files = files
    self.hasErrors = hasErrors
  }

  /// Returns the folder and record of each module.
  private static func records(in scratch: String) -> [(folder: String, record: ModuleRecord)] {
    let folders = Files.names(in: scratch).filter { $0.hasSuffix("-linux-gnu") }.flatMap {
      ["\(scratch)/\($0)/debug", "\(scratch)/\($0)/release"]
    }
    return folders.flatMap { folder in
      Files.names(in: folder).filter { $0.hasSuffix(".build") }.compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)/uikit/module.json")
          .flatMap { try? JSONDecoder().decode(ModuleRecord.self, from: $0) }.map { ("\(folder)/\(name)", $0) }
      }
    }
  }

  /// Deletes the objects of the package's modules without the code at errors, so that they are compiled again with it.
  static func discardModulesWithoutErrors(in scratch: String) throws {
    for (folder, record) in records(in: scratch) where record.leftOutErrors ?? false {
      try FileManager.default.removeItem(atPath: folder)
    }
  }

  /// The names of the targets in Objective-C that Swift modules replace, sorted.
  var replacedTargets: [String] {
    let names = files.keys.compactMap { path -> String? in
      let parts = path.components(separatedBy: "/.build/uikit/objective-c/")
      return parts.count > 1 ? parts.last?.split(separator: "/").first.map(String.init) : nil
    }
    return Set(names).sorted()
  }

  /// The number of files that were rewritten.
  var rewrittenFiles: Int { files.values.count { $0.changedLines > 0 } }
  /// The number of lines that were rewritten.
  var rewrittenLines: Int { files.values.reduce(0) { $0 + $1.changedLines } }

  /// The places that were not rewritten or are left out, in order.
  var obstacles: [Obstacle] {
    files.values.flatMap(\.obstacles).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}
