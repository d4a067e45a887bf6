/// Lines of Swift.
struct Output {
  private(set) var lines: [String] = []
  private var indentation = ""

  mutating func line(_ text: String = "") { lines.append(text.isEmpty ? "" : indentation + text) }

  mutating func block(_ opening: String, _ body: (inout Output) -> Void) {
    line(opening + " {")
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
    line("}")
  }

  /// Opens braces; `close` closes them.
  mutating func open(_ text: String) {
    line(text)
    indentation += "  "
  }

  mutating func close() {
    indentation = String(indentation.dropLast(2))
    line("}")
  }

  /// Adds a type that is within others, or not.
  mutating func within(_ context: [String], _ body: (inout Output) -> Void) {
    if context.isEmpty { body(&self) } else { block("extension \(context.joined(separator: "."))", body) }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
