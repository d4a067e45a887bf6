import GuideModel
import GuideStore

/// An import's progress on a terminal: bytes, programmes, rate, time left.
final class ProgressBar {
  private let name: String
  private let line: StatusLine

  init(name: String, isShown: Bool) {
    self.name = name
    line = StatusLine(isShown: isShown)
  }

  func show(_ progress: ImportProgress) { line.show(Self.text(progress, name: name, width: StatusLine.width)) }

  func clear() { line.clear() }

  static func text(_ progress: ImportProgress, name: String, width: Int) -> String {
    if progress.stage == .waiting { return localized("\(shortened(name, 30)): waiting for another import to finish…") }
    if progress.stage == .finishing {
      return localized("\(shortened(name, 30)): \(localized("\(progress.programmes) programmes")), finishing…")
    }
    let rate = progress.elapsed > 0 ? Double(progress.bytesRead) / progress.elapsed : 0
    var text =
      "\(bytes(progress.bytesRead)), \(localized("\(progress.programmes) programmes")), \(bytes(Int64(rate)))/s"
    guard let expected = progress.expectedBytes, expected > 0 else { return "\(shortened(name, 30)): \(text)" }
    let fraction = min(Double(progress.bytesRead) / Double(expected), 1)
    if rate > 0 { text += ", \(localized("\(duration(Double(expected - progress.bytesRead) / rate)) left"))" }
    let cells = max(min(width - text.count - 12, 30), 5)
    let full = Int(fraction * Double(cells))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
    return "\(bar) \("\(Int(fraction * 100))".leftPadded(to: 3)) %  \(text)"
  }

  /// "12.3 MB".
  static func bytes(_ count: Int64) -> String {
    switch count {
    case ..<1000: return "\(count) B"
    case ..<1_000_000: return "\(count / 1000) kB"
    case ..<1_000_000_000: return "\(count / 1_000_000).\(count / 100_000 % 10) MB"
    default: return "\(count / 1_000_000_000).\(count / 10_000_000 % 100 / 10) GB"
    }
  }

  /// "2:05".
  static func duration(_ seconds: Double) -> String {
    let seconds = Int(max(seconds, 0).rounded(.up))
    return "\(seconds / 60):\("\(seconds % 60)".count < 2 ? "0" : "")\(seconds % 60)"
  }

  private static func shortened(_ name: String, _ width: Int) -> String {
    name.cellCount > width ? "…" + name.suffix(cells: width - 1) : name
  }
}
