import Foundation
import FoundationNetworking
import Synchronization

/// The task of a transfer, which ends in one of two ways: it is cancelled, or it refuses a redirect.
///
/// Never both: Foundation on Linux stops the program (`Received callback for HTTP redirection, but we're not waiting
/// for it`) when the answer to a redirect arrives after the task has been cancelled. A redirect is answered with nil,
/// which ends the task, and its new request is loaded by a transfer of its own.
final class TransferTask: Sendable {
  private struct State {
    var task: URLSessionDataTask?
    var isStopped = false
    var isRedirected = false
  }

  private let state = Mutex(State())

  /// Whether the task has ended with a redirect.
  var isRedirected: Bool { state.withLock { $0.isRedirected } }

  /// Starts a task, or cancels it if the transfer has been stopped by now.
  func start(_ task: URLSessionDataTask) {
    let isWanted = state.withLock { state in
      if !state.isStopped { state.task = task }
      return !state.isStopped
    }
    if isWanted { task.resume() } else { task.cancel() }
  }

  /// Cancels the task, unless a redirect has ended it.
  func stop() {
    let task = state.withLock { state in
      state.isStopped = true
      defer { state.task = nil }
      return state.isRedirected ? nil : state.task
    }
    if let task { DispatchQueue.global(qos: .utility).async { task.cancel() } }
  }

  /// Ends the task with a redirect, which is not followed. Returns false, and leaves the redirect without an answer, if
  /// the task is cancelled.
  func refuseRedirect(_ completionHandler: (URLRequest?) -> Void) -> Bool {
    let isWanted = state.withLock { state in
      if !state.isStopped { state.isRedirected = true }
      return !state.isStopped
    }
    if isWanted { completionHandler(nil) }
    return isWanted
  }
}
