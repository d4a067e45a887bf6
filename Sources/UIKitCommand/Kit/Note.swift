import Foundation

/// Remarks for the person at the terminal.
enum Note {
  /// Writes a remark to the standard error.
  static func write(_ text: String) { FileHandle.standardError.write(Data("note: \(text)\n".utf8)) }
}
