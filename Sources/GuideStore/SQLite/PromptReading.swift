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

  /// Calls `body`, which reads with SQLite on the calling thread.
  /// - Returns: `takesTime` if that takes a disk.
  @inline(never) static func read<Value>(_ body: () throws -> PromptAnswer<Value>) rethrows -> PromptAnswer<Value> {
    let state = lineup_prompt_state()
    state.pointee.isOn = 1
    state.pointee.isRefused = 0
    defer {
      state.pointee.isOn = 0
      state.pointee.isRefused = 0
    }
    do {
      let answer = try body()
      // SQLite may have got over a failure by taking a file for one that is not there.
      return state.pointee.isRefused == 0 ? answer : .takesTime
    } catch {
      guard state.pointee.isRefused != 0 else { throw error }
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
