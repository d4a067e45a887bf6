import Foundation

/// A line at the bottom of a terminal that is overwritten. Does nothing if standard error is no terminal.
final class StatusLine {
  private let isShown: Bool
  private var isDirty = false

  init(isShown: Bool = Output.errorIsTerminal) { self.isShown = isShown }

  func show(_ text: String) {
    guard isShown else { return }
    Output.status("\r\(text.prefix(cells: Self.width - 1))\u{1B}[K")
    isDirty = true
  }

  func clear() {
    guard isDirty else { return }
    Output.status("\r\u{1B}[K")
    isDirty = false
  }

  /// The terminal's width in columns.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 80 }
    return Int(size.ws_col)
  }
}
