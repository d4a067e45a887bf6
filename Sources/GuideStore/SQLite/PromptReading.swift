import CSQLite
import Foundation
import GuideModel

/// Reading that never waits for a disk: what the kernel does not have in memory is refused.
///
/// The kernel decides (`RWF_NOWAIT`). On file systems that cannot refuse, it is first asked whether it has the pages
/// (`mincore`). The whole process's SQLite reads through this, and other threads' reads are as usual.
package enum PromptReading {
  /// Whether SQLite lets its reads be refused; if not, they wait.
  @inline(never) static func prepare() -> Bool { isPrepared }
  private static let isPrepared = lineup_prompt_install() != 0

  // The state is this file's own (prompt.h), so nothing of it may be compiled into another.

  /// Whether a read of the calling thread was refused since its prompt reading began.
  @inline(never) static var isRefused: Bool { lineup_prompt_state().pointee.isRefused != 0 }

  /// The number of reads of a file for which the calling thread may have waited.
  @inline(never) package static func waitingReads() -> Int { lineup_prompt_state().pointee.waitingReads }

  /// Begins or ends prompt reading on the calling thread.
  @inline(never) private static func turn(_ isOn: Bool) {
    let state = lineup_prompt_state()
    state.pointee.isOn = isOn ? 1 : 0
    state.pointee.isRefused = 0
  }

  /// Calls `body`, which reads with SQLite on the calling thread.
  /// - Returns: `takesTime` if that takes a disk.
  static func read<Value>(_ body: () throws -> PromptAnswer<Value>) rethrows -> PromptAnswer<Value> {
    // Generic functions may be compiled into other files, so this one does not use the state itself.
    turn(true)
    defer { turn(false) }
    do {
      let answer = try body()
      // SQLite may have got over a failure by taking a file for one that is not there.
      return isRefused ? .takesTime : answer
    } catch {
      guard isRefused else { throw error }
      return .takesTime
    }
  }

  /// Whether a connection's memory that is shared with other programs can be read without waiting.
  @inline(never) static func hasIndex(_ connection: SQLiteConnection) -> Bool {
    lineup_prompt_has_index(connection.handle) != 0
  }

  /// Whether a file, which need not exist, is on another computer, or behind another program.
  static func isElsewhere(_ path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    return lineup_is_elsewhere(access(path, F_OK) == 0 ? path : folder.isEmpty ? "." : folder) != 0
  }
}
