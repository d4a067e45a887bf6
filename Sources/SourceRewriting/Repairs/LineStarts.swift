/// The offsets of a text's lines.
struct LineStarts {
  private var starts = [0]
  private let count: Int

  /// Linear in the text.
  init(_ text: [UInt8]) {
    count = text.count
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
  }

  /// Returns the offset of a position; nil if the text does not have it.
  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset < count ? offset : nil
  }
}
