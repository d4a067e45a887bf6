import Foundation

/// Finds out whether a guide's file contradicts itself before an import builds on it: pages that were damaged on the
/// disk are not noticed by writing beside them.
///
/// Reading everything costs a fifth of a second for 200 MB that the kernel has in memory, a twentieth of importing as
/// much; files up to that size are always checked, larger ones when there is a reason: something could not be read, or
/// the last program did not close the file.
struct DamageCheck {
  /// Bytes of a file that is checked without a reason.
  static let freeSize: Int64 = 256 << 20

  let connection: SQLiteConnection

  /// - Throws: `GuideStoreError.damaged`.
  func run(isSuspect: Bool) throws {
    let size =
      try (connection.integer("PRAGMA page_count") ?? 0) * (connection.integer("PRAGMA page_size") ?? 0)
    guard isSuspect || size <= Self.freeSize else { return }
    guard try finding() != "ok" else { return }
    // A disk that fails once is no damage, and SQLite reports it as such. What was read wrong is read anew.
    try connection.execute("PRAGMA shrink_memory")
    let finding = try finding()
    guard finding != "ok" else { return }
    let reason = finding.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it cannot be read"
    throw GuideStoreError.damaged(path: connection.path, reason: reason)
  }

  /// SQLite's result: "ok" for a sound file.
  private func finding() throws -> String {
    var finding = ""
    do {
      try connection.prepare("PRAGMA integrity_check(1)").forEachRow { finding = $0.text(0) }
    } catch let failure as SQLiteFailure where failure.isDamage {
      finding = failure.message
    }
    return finding
  }
}
