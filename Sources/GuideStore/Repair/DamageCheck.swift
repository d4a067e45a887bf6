import Foundation

/// Checks whether a guide's file is consistent before an import builds on it: writing next to damaged pages does not
/// reveal them.
///
/// Reading everything takes a fifth of a second for 200 MB in the kernel's cache, a twentieth of importing as much.
/// Files up to that size are always checked; larger ones if there is a reason: something could not be read, or the last
/// program did not close the file.
struct DamageCheck {
  /// The size in bytes up to which a file is checked without a reason.
  static let freeSize: Int64 = 256 << 20

  let connection: SQLiteConnection

  /// - Throws: `GuideStoreError.damaged` if it is inconsistent.
  func run(isSuspect: Bool) throws {
    let size =
      try (connection.integer("PRAGMA page_count") ?? 0) * (connection.integer("PRAGMA page_size") ?? 0)
    guard isSuspect || size <= Self.freeSize else { return }
    guard try finding() != "ok" else { return }
    // A disk that fails once is no damage, although SQLite reports it as such. So failed reads are repeated.
    try connection.execute("PRAGMA shrink_memory")
    let finding = try finding()
    guard finding != "ok" else { return }
    let reason = finding.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it cannot be read"
    throw GuideStoreError.damaged(path: connection.path, reason: reason)
  }

  /// Returns SQLite's result: "ok" for a sound file.
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
