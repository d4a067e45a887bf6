import Foundation
import GuideModel

/// Where questions that wait for a disk are answered.
struct GuideBackground: Sendable {
  private let queue: DispatchQueue?
  private var postpone: (@MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> Void)?

  /// A queue of its own, off the main thread.
  static func queue(_ name: String) -> GuideBackground {
    GuideBackground(queue: DispatchQueue(label: name, qos: .userInitiated))
  }

  /// At once, where one is: for tests.
  static let immediate = GuideBackground(queue: nil)

  /// Whenever the caller does what it is given: for tests.
  static func postponed(
    _ postpone: @escaping @MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> Void
  ) -> GuideBackground {
    GuideBackground(queue: nil, postpone: postpone)
  }

  /// Does `work`, then hands its result to `deliver` on the main thread, both for the viewer for whom code runs now.
  @MainActor func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, deliver: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    let viewer = GuideLocale.viewer
    if let postpone { return postpone { GuideLocale.$viewer.withValue(viewer) { deliver(work()) } } }
    guard let queue else { return deliver(work()) }
    let delivered = GuideLocale.keepingViewer(deliver)
    queue.async {
      let value = GuideLocale.$viewer.withValue(viewer, operation: work)
      DispatchQueue.main.async { MainActor.assumeIsolated { delivered(value) } }
    }
  }
}

/// Tells background work that its result is no longer needed.
final class Cancellation: Sendable {
  private let isSet = Guarded(false)

  var isCancelled: Bool { isSet.withLock { $0 } }
  func cancel() { isSet.withLock { $0 = true } }
}
