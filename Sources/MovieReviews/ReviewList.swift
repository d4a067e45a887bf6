import Foundation

/// The reviews that a query finds, as far as they have been loaded.
@MainActor final class ReviewList {
  private(set) var query = ""
  private(set) var reviews: [Review] = []
  /// The reason why the last page could not be loaded.
  private(set) var failure: String?
  private(set) var hasMore = false
  /// The page that is being loaded.
  private(set) var loading: Task<Void, Never>?
  /// Called when any of the above has changed.
  var onChange: (() -> Void)?

  private let service: ReviewService

  init(service: ReviewService) { self.service = service }

  /// Loads the first page of results for `query`; the current reviews stay until it has arrived.
  func search(_ query: String) {
    self.query = query.trimmingCharacters(in: .whitespaces)
    load(from: 0)
  }

  /// Loads the first page again.
  func refresh() { load(from: 0) }

  /// Loads the next page, unless a page is being loaded or there is none.
  func loadMore() {
    if hasMore, loading == nil { load(from: reviews.count) }
  }

  private func load(from offset: Int) {
    loading?.cancel()
    loading = Task { [weak self, service, query] in
      let result: Result<ReviewService.Page, any Error>
      do {
        result = .success(try await service.reviews(matching: query, offset: offset))
      } catch {
        result = .failure(error)
      }
      guard let self, !Task.isCancelled else { return }
      loading = nil
      switch result {
      case .success(let page):
        // A review that meanwhile moved to a later page is not shown twice.
        var known = Set(offset == 0 ? [] : reviews)
        reviews = (offset == 0 ? [] : reviews) + page.reviews.filter { known.insert($0).inserted }
        hasMore = page.hasMore && !page.reviews.isEmpty
        failure = nil
      case .failure(let error):
        failure = String(describing: error)
      }
      onChange?()
    }
    onChange?()
  }
}
