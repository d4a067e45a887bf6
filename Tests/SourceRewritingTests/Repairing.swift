@testable import SourceRewriting

/// Repairs a text at the places marked by `¦`, at each of which the compiler reports the same error.
///
/// - Parameter others: further files of the module.
/// - Returns: the repaired text; nil if nothing is repaired.
func repaired(_ marked: String, _ message: String, others: [String: String] = [:]) -> String? {
  var errors: [CompilerError] = []
  for (row, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let parts = line.split(separator: "¦", omittingEmptySubsequences: false)
    var column = 1
    for part in parts.dropLast() {
      column += part.utf8.count
      errors.append(CompilerError(path: "a.swift", line: row + 1, column: column, message: message))
    }
  }
  let text = marked.replacing("¦", with: "")
  let rewriter = ModuleRewriter()
  var files = others
  files["a.swift"] = text
  var indexes: [String: FileIndex] = [:]
  for (path, text) in files { indexes[path] = rewriter.index(path: path, text: text) }
  let module = ModuleIndex(files: indexes)
  return ModuleRewriter.repair(path: "a.swift", original: text, result: nil, errors: errors, module: module)?.text
}
