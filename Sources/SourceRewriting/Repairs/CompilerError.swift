/// An error that the compiler has reported.
public struct CompilerError: Hashable, Sendable {
  /// The file, as the compiler names it.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// The message.
  public var message: String

  /// Creates an error.
  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Whether it stands for a note, at the place of a declaration that an error is about.
  var isNote: Bool { SelfConformance.fault(in: message) != nil || ClassConstraints.fault(in: message) != nil }

  /// Reads the errors of the compiler's human-readable output, each once: `a.swift:3:5: error: …`. Linear in the text.
  ///
  /// The note that names the declaration which an existential type does not satisfy is read, too: its place is the one
  /// that `SelfConformance` or `ClassConstraints` changes. The modules of the candidates for an ambiguous name are
  /// added to the error's message.
  public static func errors(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    var result: [CompilerError] = []
    // Whether the error that was read last is the last one in the result: others were there before.
    var isNew = false
    for line in output.split(whereSeparator: \.isNewline) {
      let cause = result.last?.message ?? ""
      if isNew, AmbiguousMembers.isCause(cause), let mark = line.range(of: ": note: "),
        let message = AmbiguousMembers.message(cause, withCandidateOf: String(line[mark.upperBound...]))
      {
        result[result.count - 1].message = message
        continue
      }
      var note: String?
      if SelfConformance.isCause(cause) { note = ": note: required by " }
      if ClassConstraints.isCause(cause) { note = ": note: where " }
      guard let mark = line.range(of: ": error: ") ?? note.flatMap({ line.range(of: $0) }) else { continue }
      let isNote = line[mark].contains("note")
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]), row > 0,
        column > 0
      else { continue }
      let error = CompilerError(
        path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        message: isNote
          ? message(String(line[mark.upperBound...]), because: cause) : String(line[mark.upperBound...]))
      isNew = seen.insert(error).inserted
      if isNew { result.append(error) }
    }
    return result
  }

  private static func message(_ note: String, because cause: String) -> String {
    ClassConstraints.isCause(cause)
      ? ClassConstraints.message(note) : SelfConformance.message(note, because: cause)
  }
}

extension Substring {
  /// Returns the first occurrence of a text. At worst linear in the product of both lengths; `text` is short.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while let found = self[start...].firstIndex(where: { $0 == text.first }) {
      if self[found...].hasPrefix(text) { return found..<index(found, offsetBy: text.count) }
      start = index(after: found)
    }
    return nil
  }
}
