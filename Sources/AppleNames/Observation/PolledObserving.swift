import Synchronization
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An object of one of Foundation's classes whose properties can be observed.
///
/// The classes announce no changes on Linux: values are compared twenty times a second, on the main thread.
public protocol PolledObserving: NSObject {}

extension Progress: PolledObserving {}
extension Operation: PolledObserving {}
extension OperationQueue: PolledObserving {}
extension UserDefaults: PolledObserving {}
extension URLSessionTask: PolledObserving {}

extension PolledObserving {
  /// Observes a property, and calls `changeHandler` on the main thread within a twentieth of a second after a change.
  /// The observation ends when the returned object is released.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let state = ObservationState()
    PropertyWatch.shared.add { [weak self] in
      guard let self, state.isActive else { return false }
      let value = self[keyPath: keyPath]
      guard value != last else { return true }
      let old = last
      last = value
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil))
      return true
    }
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return NSKeyValueObservation { state.end() }
  }
}

/// Whether an observation goes on.
private final class ObservationState: Sendable {
  private let active = Mutex(true)

  var isActive: Bool { active.withLock { $0 } }

  func end() { active.withLock { $0 = false } }
}

/// Calls closures twenty times a second on the main thread, while there are some.
///
/// Unchecked: a lock protects the list, and the closures are called on the main thread only.
final class PropertyWatch: @unchecked Sendable {
  static let shared = PropertyWatch()

  private let lock = NSLock()
  private var checks: [() -> Bool] = []
  private var timer: (any DispatchSourceTimer)?

  /// Adds a closure, which is called until it returns false.
  func add(_ check: @escaping () -> Bool) {
    lock.withLock {
      checks.append(check)
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + .milliseconds(50), repeating: .milliseconds(50), leeway: .milliseconds(10))
      timer.setEventHandler { self.check() }
      timer.resume()
      self.timer = timer
    }
  }

  private func check() {
    let called = lock.withLock {
      defer { checks = [] }
      return checks
    }
    let kept = called.filter { $0() }
    lock.withLock {
      checks = kept + checks
      guard checks.isEmpty else { return }
      timer?.cancel()
      timer = nil
    }
  }
}
