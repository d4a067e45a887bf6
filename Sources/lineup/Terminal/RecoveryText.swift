import GuideModel
import GuideStore

/// Describes the recovery of a damaged guide.
enum RecoveryText {
  /// Returns a text that says what was saved and what is left to do.
  static func make(_ report: RecoveryReport, reason: String) -> String {
    var lines = [
      localized("The guide was damaged (\(reason)) and has been rebuilt."),
      localized("The damaged file is kept as \(report.damagedPath)."),
      localized("Saved: channels \(report.channels), lists \(report.lists), searches \(report.searches)"),
    ]
    if report.isIncomplete { lines.append(localized("Some of them could not be read.")) }
    if report.sources.isEmpty {
      lines.append(localized("Import your feeds again to fill it."))
    } else {
      lines.append(localized("Import these feeds again to fill it:"))
      lines += report.sources.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
