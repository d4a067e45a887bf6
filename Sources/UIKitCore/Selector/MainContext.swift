import Foundation
import Synchronization

/// Whether the caller runs on the main actor.
///
/// Being on the main thread says so. But a process that ends its `main` in `dispatchMain()`, as Swift Testing does, has
/// no main thread any more: the main queue then runs on whatever thread is free, and only the queue identifies it.
package enum MainContext {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  /// The main thread once it has been seen. Foundation's answer takes two system calls, and drawing needs it for each
  /// text. The C library never gives this thread's name to another.
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
