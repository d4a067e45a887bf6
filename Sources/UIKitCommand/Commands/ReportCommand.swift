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
    let results = try BuildResults(scratch: scratch ?? PackageFolder.open(root).scratch)
    print("\(results.rewrittenFiles) of \(results.files.count) files rewritten, \(results.rewrittenLines) lines")
    let leftOut = results.obstacles.count(where: \.isLeftOut)
    if leftOut > 0 { print("\(leftOut) places left out") }
    if !results.replacedTargets.isEmpty {
      print("in Objective-C, replaced by modules in Swift: \(results.replacedTargets.joined(separator: ", "))")
    }
    if isShort { return 0 }
    if !results.obstacles.isEmpty { print("not changed, or left out:") }
    for obstacle in results.obstacles { print("  \(obstacle)") }
    return 0
  }
}
