import Foundation

extension GuideStore {
  /// Moves the damaged guide in `path` aside and creates a new one from all channels, lists, searches and sources that
  /// can be read. Its programmes have to be imported again.
  /// - Throws: `GuideStoreError.foreignDatabase` and others if the file is no guide, in which case it stays as it is.
  public static func recover(path: String) throws(GuideStoreError) -> RecoveryReport {
    do {
      try Schema.checkOwner(path: path)
      return try Recovery(path: path).run()
    } catch {
      throw GuideStoreError(wrapping: error)
    }
  }

  /// Recovers the open guide in the same way; its windows show the new one.
  public func recover() throws(GuideStoreError) -> RecoveryReport {
    guard access == .readWrite else { throw GuideStoreError.readOnly(path: path) }
    return try translatingErrors {
      let report = try rebuild()
      try reload()
      return report
    }
  }

  private func rebuild() throws -> RecoveryReport {
    try turn.take(wake: {})
    defer { turn.give() }
    readers.suspend()
    defer { readers.resume() }
    writer.withLock { $0 = nil }
    defer { isSuspect.withLock { $0 = false } }
    return try Self.recover(path: path)
  }

  /// Reads the whole file and checks whether it is consistent.
  /// - Throws: `GuideStoreError.damaged` if it is not.
  /// - Complexity: O(size): about a second for a gigabyte in memory.
  public func check() throws(GuideStoreError) {
    try translatingErrors { try readers.withReader { try DamageCheck(connection: $0.connection).run(isSuspect: true) } }
  }
}
