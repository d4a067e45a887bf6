import Foundation

/// Standard output and standard error. If the reader has gone away, the program ends quietly: the reader has seen
/// enough.
enum Output {
  static func line(_ text: String = "") { Output.text(text + "\n") }

  static func text(_ text: String) { write(harmless(text), to: STDOUT_FILENO) }

  /// Writes a message for people, which is not part of the result.
  static func note(_ text: String) { write(harmless(text) + "\n", to: STDERR_FILENO) }

  static func error(_ text: String) { note("lineup: \(text)") }

  /// Replaces control characters except for line ends, so that texts of feeds and file names cannot control the
  /// terminal.
  private static func harmless(_ text: String) -> String {
    func isCommand(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    guard text.unicodeScalars.contains(where: isCommand) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isCommand($0) ? "\u{FFFD}" : $0 }))
  }

  /// Writes a line that is later overwritten on a terminal, with the control characters for that.
  static func status(_ text: String) { write(text, to: STDERR_FILENO) }

  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno == EPIPE, descriptor == STDOUT_FILENO {
        exit(ExitCode.done.rawValue)
      } else if errno != EINTR {
        if descriptor == STDOUT_FILENO {
          note("lineup: standard output cannot be written: \(String(cString: strerror(errno))).")
          exit(ExitCode.failed.rawValue)
        }
        return
      }
    }
  }
}
