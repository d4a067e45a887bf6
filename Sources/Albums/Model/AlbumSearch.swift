import Foundation
import WebClient

/// A search and its results so far.
@MainActor final class AlbumSearch {
  enum State: Equatable {
    /// Nothing was searched, or the next page is not needed yet.
    case idle
    case loading
    /// The last page could not be loaded, for this reason. `loadMore()` tries again.
    case failed(String, isOffline: Bool)
    /// There is no further page.
    case complete
  }

  let provider: any AlbumProvider
  private(set) var term = ""
  private(set) var albums: [Album] = []
  private(set) var state = State.idle { didSet { if state != oldValue { onChange?() } } }
  /// Called when `albums` or `state` changed.
  var onChange: (() -> Void)?
  /// The page that is being loaded.
  private(set) var loading: Task<Void, Never>?
  private var next: AlbumPage.Cursor?
  private var known: Set<String> = []
  /// The number of consecutive pages without a new album.
  private var barrenPages = 0

  init(provider: any AlbumProvider) { self.provider = provider }

  /// Starts a new search; the previous one is cancelled and forgotten.
  func search(_ term: String) {
    loading?.cancel()
    loading = nil
    self.term = term.trimmingCharacters(in: .whitespacesAndNewlines)
    albums = []
    known = []
    barrenPages = 0
    next = nil
    state = .idle
    onChange?()
    if !self.term.isEmpty { load() }
  }

  /// Loads the next page, unless one is being loaded or there is none.
  func loadMore() {
    switch state {
    case .idle where !albums.isEmpty, .failed: load()
    case .idle, .loading, .complete: break
    }
  }

  private func load() {
    state = .loading
    loading = Task { [weak self, provider, term, next] in
      let result: Result<AlbumPage, any Error>
      do {
        result = .success(try await provider.albums(for: term, page: next))
      } catch {
        result = .failure(error)
      }
      // A new search has cancelled this one, so its results are dropped.
      guard let self, !Task.isCancelled else { return }
      loading = nil
      take(result)
    }
  }

  private func take(_ result: Result<AlbumPage, any Error>) {
    switch result {
    case .success(let page):
      // Results move while they are paged through, so an album may come twice. A server that sends nothing new again
      // and again would never end.
      let fresh = page.albums.filter { known.insert($0.id).inserted }
      albums += fresh
      barrenPages = fresh.isEmpty ? barrenPages + 1 : 0
      let isAtEnd = page.next == nil || page.next == next || barrenPages >= 3
      next = page.next
      state = isAtEnd ? .complete : .idle
      if !isAtEnd, fresh.isEmpty { load() }
    case .failure(let error):
      state = .failed(
        String(describing: error), isOffline: error as? HTTPError == .offline || error as? HTTPError == .timedOut)
    }
  }
}
