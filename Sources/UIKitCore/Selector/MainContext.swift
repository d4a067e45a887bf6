import Foundation
import Synchronization

/// Determines whether the caller runs on the main actor.
///
/// On the main thread it does. However, a process whose `main` ends in `dispatchMain()`, as in Swift Testing, has no
/// main thread any more. The main queue then runs on any free thread, and only the queue identifies it.
package enum MainContext {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  /// The main thread, after it was first seen. Foundation needs two system calls to find it, and drawing needs it for
  /// each text. The C library never gives this thread's identifier to another.
  private static let mainThread = Atomic<UInt>(0)

  package static var isCurrent: Bool {
    let thread = UInt(pthread_self())
    let known = mainThread.load(ordering: .relaxed)
    if known == thread { return true }
    if known == 0, Thread.isMainThread {
      mainThread.store(thread, ordering: .relaxed)
      return true
    }
    return DispatchQueue.getSpecific(key: key) == true
  }
}
