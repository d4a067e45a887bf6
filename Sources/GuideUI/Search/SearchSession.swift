import GuideModel

/// A search as it is typed: each text takes the place of the one before it, which is cancelled.
@MainActor final class SearchSession {
  enum Outcome: Sendable {
    case found(GuideSearchResults)
    case failed(String)
  }

  /// Called on the main thread with what the latest text found.
  var onOutcome: ((_ text: String, Outcome) -> Void)?

  private let library: any GuideLibrary
  private let background: GuideBackground
  private var running: Cancellation?

  init(library: any GuideLibrary, background: GuideBackground) {
    self.library = library
    self.background = background
  }

  /// Whether the latest text is still being looked for.
  var isSearching: Bool { running != nil }

  /// Finds a text. What was being searched before is given up.
  func search(_ text: String, now: Int64) {
    cancel()
    let cancellation = Cancellation()
    running = cancellation
    let request = GuideSearchRequest(text: text, now: now)
    background.run { [library] in
      guard !cancellation.isCancelled else { return Outcome.found(GuideSearchResults()) }
      do {
        return try Outcome.found(library.search(request, isCancelled: { cancellation.isCancelled }))
      } catch {
        return Outcome.failed("\(error)")
      }
    } deliver: { [weak self] outcome in
      guard !cancellation.isCancelled else { return }
      self?.running = nil
      self?.onOutcome?(text, outcome)
    }
  }

  func cancel() {
    running?.cancel()
    running = nil
  }
}
