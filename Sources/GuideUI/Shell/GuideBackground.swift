import Foundation
import GuideModel

/// Runs work that waits for a disk.
struct GuideBackground: Sendable {
  private let queue: DispatchQueue?
  private var postpone: (@MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> Void)?

  /// Returns a background queue of its own.
  static func queue(_ name: String) -> GuideBackground {
    GuideBackground(queue: DispatchQueue(label: name, qos: .userInitiated))
  }

  /// Runs work at once, where it is called: for tests.
  static let immediate = GuideBackground(queue: nil)

  /// Runs work whenever the caller runs the closure it receives: for tests.
  static func postponed(
    _ postpone: @escaping @MainActor @Sendable (_ work: @escaping @MainActor () -> Void) -> Void
  ) -> GuideBackground {
    GuideBackground(queue: nil, postpone: postpone)
  }

  /// Runs `work`, then passes its result to `deliver` on the main thread, both for the viewer that is current now.
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

extension GuideBackground {
  /// Passes what the feed says about an airing to `deliver`: at once if reading it takes no time, else later; `nil` if
  /// there is no such airing, or it cannot be read.
  @MainActor func readProgramme(
    _ id: Airing.ID, of guide: any GuideProviding, deliver: @escaping @MainActor @Sendable (Programme?) -> Void
  ) {
    if case .known(let programme)? = try? guide.promptProgramme(id) { return deliver(programme) }
    run({ try? guide.programme(id) }, deliver: deliver)
  }
}

/// Signals background work that its result is no longer needed.
final class Cancellation: Sendable {
  private let isSet = Guarded(false)

  var isCancelled: Bool { isSet.withLock { $0 } }
  func cancel() { isSet.withLock { $0 = true } }
}
