import Testing

@testable import SourceRewriting

/// Rewrites the files of a small module, and checks for each that no line moved and that rewriting it again changes
/// nothing.
func rewrite(
  _ files: [String: String], conditions: BuildConditions = BuildConditions(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> [String: String] {
  let once = pass(files, conditions)
  let twice = pass(once, conditions)
  for (path, text) in files {
    let lines = (once[path] ?? "").count { $0 == "\n" }
    #expect(lines == text.count { $0 == "\n" }, "\(path) has lines that moved", sourceLocation: sourceLocation)
    #expect(twice[path] == once[path], "\(path) changes each time", sourceLocation: sourceLocation)
  }
  return once
}

/// Rewrites one file as a module of its own.
func rewrite(
  _ text: String, conditions: BuildConditions = BuildConditions(), sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  rewrite(["a.swift": text], conditions: conditions, sourceLocation: sourceLocation)["a.swift"] ?? ""
}

/// Returns a property that runs a statement when the program is loaded.
func loadTimeProperty(_ name: String, _ statement: String) -> String {
  "@section(\".init_array\") @used private nonisolated static let \(name): @convention(c) () -> Void = "
    + "{ \(statement) }"
}

/// Returns the obstacles to rewriting a file.
func obstacles(in text: String) -> [Obstacle] {
  let rewriter = ModuleRewriter()
  let module = ModuleIndex(files: ["a.swift": rewriter.index(path: "a.swift", text: text)])
  return rewriter.rewrite(path: "a.swift", text: text, module: module).obstacles
}

private func pass(_ files: [String: String], _ conditions: BuildConditions) -> [String: String] {
  let rewriter = ModuleRewriter(conditions: conditions)
  var indexes: [String: FileIndex] = [:]
  for (path, text) in files { indexes[path] = rewriter.index(path: path, text: text) }
  let module = ModuleIndex(files: indexes)
  var result: [String: String] = [:]
  for (path, text) in files { result[path] = rewriter.rewrite(path: path, text: text, module: module).text ?? text }
  return result
}
