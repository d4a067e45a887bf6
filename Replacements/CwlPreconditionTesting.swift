import Foundation
import Glibc

/// Says that a block was stopped by a failed precondition, a fatal error or another trap of Swift's.
public class BadInstructionException: NSObject, @unchecked Sendable {
  override public var description: String { "a bad instruction" }
}

/// Runs a block, and returns an exception if it reaches an instruction that the processor refuses, as Swift uses to
/// stop a program. Then whatever the block's functions hold is never released.
///
/// The block runs on the calling thread, but on a stack of its own, which is left if the block stops. Calls may be
/// nested, and run on several threads.
public func catchBadInstruction(in block: @escaping () -> Void) -> BadInstructionException? {
  TrapSignals.retain()
  defer { TrapSignals.release() }
  return Attempt.run(block) ? nil : BadInstructionException()
}

/// A block that may stop, with the two places at which the thread goes on. The signal handler reads it, so its memory
/// is not managed by Swift.
private struct Attempt {
  private var caller = ucontext_t()
  private var body = ucontext_t()
  private var isStopped = false
  private let block: UnsafePointer<() -> Void>

  private init(_ block: UnsafePointer<() -> Void>) { self.block = block }

  /// The threads' attempts.
  private static let key: pthread_key_t = {
    var key: pthread_key_t = 0
    guard pthread_key_create(&key, nil) == 0 else { fatalError("no memory of threads is left") }
    return key
  }()

  /// Runs a block on a stack of its own, and returns whether it came to its end.
  static func run(_ block: @escaping () -> Void) -> Bool {
    let size = 8 << 20
    guard
      let stack = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
      stack != MAP_FAILED
    else { fatalError("no memory for a stack") }
    defer { munmap(stack, size) }
    // An overflow must not reach other memory.
    mprotect(stack, 1 << 16, PROT_NONE)
    return withUnsafePointer(to: block) { block in
      let attempt = UnsafeMutablePointer<Attempt>.allocate(capacity: 1)
      attempt.initialize(to: Attempt(block))
      defer { attempt.deallocate() }
      let outer = pthread_getspecific(key)
      pthread_setspecific(key, attempt)
      defer { pthread_setspecific(key, outer) }
      let body = attempt.pointer(to: \.body)
      let caller = attempt.pointer(to: \.caller)
      guard let body, let caller, getcontext(body) == 0 else { fatalError("the thread's state cannot be read") }
      body.pointee.uc_stack.ss_sp = stack
      body.pointee.uc_stack.ss_size = size
      body.pointee.uc_link = caller
      makecontext(body, { Attempt.current?.pointee.block.pointee() }, 0)
      // Returns once: at the end of the block, or from the handler.
      _ = swapcontext(caller, body)
      return !attempt.pointee.isStopped
    }
  }

  /// Initialises what the handler uses, which may not wait for that.
  static func prepare() { _ = key }

  /// Goes on where the calling thread's innermost attempt began; returns if it has none. It is called by a handler, in
  /// which only a read of the thread's memory, a system call and changes of registers happen.
  static func stop() {
    guard let attempt = current, let caller = attempt.pointer(to: \.caller) else { return }
    attempt.pointee.isStopped = true
    _ = setcontext(caller)
  }

  private static var current: UnsafeMutablePointer<Attempt>? {
    pthread_getspecific(key)?.assumingMemoryBound(to: Attempt.self)
  }
}

/// The signals of traps: SIGILL on x86-64 and SIGTRAP on arm64. While blocks run, they have a handler in place of those
/// of the program, such as Swift's, which print where a program stops.
private enum TrapSignals {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var users = 0
  /// The program's own handlers. They are no global variables, for which Swift 6.3 reserves four bytes too few.
  nonisolated(unsafe) private static let illegal = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
  nonisolated(unsafe) private static let trap = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)

  static func retain() {
    lock.withLock {
      users += 1
      guard users == 1 else { return }
      Attempt.prepare()
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      action.sa_flags = SA_SIGINFO
      // The accesses that a stopped block has begun never end, and the list of them is on its stack.
      ExclusivityChecking.isOff?.pointee = true
      action.__sigaction_handler.sa_sigaction = { signal, _, _ in
        Attempt.stop()
        // Another thread is stopped: the program's own handler gets the signal when the instruction is run again.
        _ = signal == SIGILL ? sigaction(SIGILL, TrapSignals.illegal, nil) : sigaction(SIGTRAP, TrapSignals.trap, nil)
      }
      sigaction(SIGILL, &action, illegal)
      sigaction(SIGTRAP, &action, trap)
    }
  }

  static func release() {
    lock.withLock {
      users -= 1
      guard users == 0 else { return }
      ExclusivityChecking.isOff?.pointee = false
      sigaction(SIGILL, illegal, nil)
      sigaction(SIGTRAP, trap, nil)
    }
  }
}

/// Swift's checks that no memory is changed by two at a time.
private enum ExclusivityChecking {
  /// A variable of Swift's library that turns them off; nil in programs that contain the library.
  nonisolated(unsafe) static let isOff =
    dlsym(nil, "_swift_disableExclusivityChecking")?.assumingMemoryBound(to: Bool.self)
}

// Glibc's functions of ucontext.h, which its module does not have.

@_silgen_name("getcontext")
private func getcontext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32

@_silgen_name("setcontext")
private func setcontext(_ context: UnsafePointer<ucontext_t>) -> Int32

@_silgen_name("makecontext")
private func makecontext(
  _ context: UnsafeMutablePointer<ucontext_t>, _ function: @convention(c) () -> Void, _ arguments: Int32)

@_silgen_name("swapcontext")
private func swapcontext(_ old: UnsafeMutablePointer<ucontext_t>, _ new: UnsafePointer<ucontext_t>) -> Int32
