import Foundation
import GuideModel

/// A search as it is typed: each text replaces the previous one, which is cancelled.
///
/// While the index is being built, the latest text is searched again each second, until the whole guide has been
/// searched.
@MainActor final class SearchSession {
  enum Outcome: Sendable {
    case found(GuideSearchResults)
    case failed(String)

    /// Whether another search may find more.
    var isPartial: Bool { if case .found(let results) = self { results.indexedPart < 1 } else { false } }
  }

  /// Called on the main thread with the result of the latest text. `isRepeated`: it was called before for that text,
  /// and more may have been found since.
  var onOutcome: ((_ text: String, Outcome, _ isRepeated: Bool) -> Void)?

  /// Waits, then calls its argument on the main thread.
  typealias Pause = @MainActor (_ resume: @escaping @MainActor @Sendable () -> Void) -> Void

  /// A second: the index grows enough in it to be worth showing, and a search takes milliseconds.
  static func second(_ resume: @escaping @MainActor @Sendable () -> Void) {
    let resume = GuideLocale.keepingViewer(resume)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { resume() } }
  }

  private let library: any GuideLibrary
  private let background: GuideBackground
  private let pause: Pause
  /// The search for the latest text, while it runs or is to be repeated.
  private var latest: Cancellation?

  init(library: any GuideLibrary, background: GuideBackground, pause: @escaping Pause = SearchSession.second) {
    self.library = library
    self.background = background
    self.pause = pause
  }

  /// Whether the latest text is still being searched for the first time.
  private(set) var isSearching = false

  /// Searches a text. The previous search is cancelled.
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
