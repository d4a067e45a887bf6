import Foundation
import GuideModel

/// A search as it is typed: each text takes the place of the one before it, which is cancelled.
///
/// While the guide is being prepared for searching, the latest text is looked for again each second, until the whole
/// guide was searched.
@MainActor final class SearchSession {
  enum Outcome: Sendable {
    case found(GuideSearchResults)
    case failed(String)

    /// Whether another search may find more.
    var isPartial: Bool { if case .found(let results) = self { results.indexedPart < 1 } else { false } }
  }

  /// Called on the main thread with what the latest text found; `isRepeated` where it was called before for the text,
  /// and more may have been found since.
  var onOutcome: ((_ text: String, Outcome, _ isRepeated: Bool) -> Void)?

  /// Waits, then calls its argument on the main thread.
  typealias Pause = @MainActor (_ resume: @escaping @MainActor @Sendable () -> Void) -> Void

  /// A second: what preparing the guide gets done in it is worth showing, and a search takes milliseconds.
  static func second(_ resume: @escaping @MainActor @Sendable () -> Void) {
    let resume = GuideLocale.keepingViewer(resume)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { resume() } }
  }

  private let library: any GuideLibrary
  private let background: GuideBackground
  private let pause: Pause
  /// Of the latest text, as long as it is looked for again.
  private var latest: Cancellation?

  init(library: any GuideLibrary, background: GuideBackground, pause: @escaping Pause = SearchSession.second) {
    self.library = library
    self.background = background
    self.pause = pause
  }

  /// Whether the latest text is still being looked for, for the first time.
  private(set) var isSearching = false

  /// Finds a text. What was being searched before is given up.
  func search(_ text: String, now: Int64) {
    cancel()
    let cancellation = Cancellation()
    latest = cancellation
    isSearching = true
    find(GuideSearchRequest(text: text, now: now), isRepeated: false, cancellation)
  }

  private func find(_ request: GuideSearchRequest, isRepeated: Bool, _ cancellation: Cancellation) {
    background.run { [library] in
      guard !cancellation.isCancelled else { return Outcome.found(GuideSearchResults()) }
      do {
        return try Outcome.found(library.search(request, isCancelled: { cancellation.isCancelled }))
      } catch {
        return Outcome.failed("\(error)")
      }
    } deliver: { [weak self] outcome in
      guard let self, !cancellation.isCancelled else { return }
      isSearching = false
      onOutcome?(request.text, outcome, isRepeated)
      guard outcome.isPartial, !cancellation.isCancelled else { return }
      pause { [weak self] in
        guard !cancellation.isCancelled else { return }
        self?.find(request, isRepeated: true, cancellation)
      }
    }
  }

  func cancel() {
    latest?.cancel()
    latest = nil
    isSearching = false
  }
}
