import Foundation
import LoopbackServer
import Pictures
import QuickCollection
import Testing
import UIKit
import WebClient

@testable import MovieReviews

/// Starts a server in the API's format with `count` reviews, twenty on a page.
private func makeServer(count: Int) throws -> LoopbackServer {
  try LoopbackServer { request in
    guard request.path == "/svc/movies/v2/reviews/search.json" else { return .init(status: 404) }
    let offset = Int(request.query["offset"] ?? "") ?? 0
    let end = min(offset + 20, count)
    let results = (min(offset, end)..<end).map {
      """
      {"display_title":"Film \($0) \(request.query["query"] ?? "")","mpaa_rating":null,"critics_pick":\($0 % 2),
       "byline":"A. Critic","headline":"H","summary_short":"S","publication_date":"2019-03-08","opening_date":null,
       "link":{"type":"article","url":"https://reviews.example/\($0)"},"multimedia":null}
      """
    }
    return .init(
      json: #"{"status":"OK","has_more":\#(end < count),"results":[\#(results.joined(separator: ","))]}"#)
  }
}

private func service(_ server: LoopbackServer, key: String? = nil) -> ReviewService {
  ReviewService(
    endpoint: server.url.appendingPathComponent("svc/movies/v2/reviews/search.json"), key: key,
    client: HTTPClient(retry: .never))
}

@Suite struct ReviewServiceTests {
  @Test func readsTheShape() async throws {
    let server = try makeServer(count: 21)
    let page = try await service(server, key: "k&y").reviews(matching: "Zoë & co", offset: 0)
    #expect(page.hasMore && page.reviews.count == 20)
    #expect(server.requests.first?.query == ["query": "Zoë & co", "offset": "0", "api-key": "k&y"])
    let review = try #require(page.reviews.first)
    #expect(review.title == "Film 0 Zoë & co")
    #expect(review.rating.isEmpty && review.picture == nil && !review.isCriticsPick)
    #expect(page.reviews[1].isCriticsPick)
    #expect(review.link?.absoluteString == "https://reviews.example/0")
    #expect(review.details.hasPrefix("A. Critic · ") && review.details.contains("2019"))
  }

  @Test func noResultsAreNull() async throws {
    let server = try LoopbackServer { _ in
      .init(json: #"{"status":"OK","has_more":false,"num_results":0,"results":null}"#)
    }
    let page = try await service(server).reviews(matching: "x", offset: 0)
    #expect(page.reviews.isEmpty && !page.hasMore)
  }

  @Test(arguments: ["", "<html>", "[]", #"{"results":[{"headline":"no title"}]}"#, #"{"results":{}}"#])
  func malformedAnswersAreErrors(_ body: String) async throws {
    let server = try LoopbackServer { _ in .init(json: body) }
    await #expect(throws: ReviewError.self) { try await service(server).reviews(matching: "", offset: 0) }
  }

  @Test func theSampleIsWholeAndCanBeSearched() async throws {
    let sample = ReviewService(endpoint: nil)
    let first = try await sample.reviews(matching: "", offset: 0)
    let rest = try await sample.reviews(matching: "", offset: 20)
    #expect(first.reviews.count == 20 && first.hasMore && !rest.hasMore)
    let all = first.reviews + rest.reviews
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { !$0.summary.isEmpty && !$0.details.isEmpty && $0.picture != nil })
    let found = try await sample.reviews(matching: "LIGHTHOUSE", offset: 0).reviews
    #expect(found.map(\.title) == ["Saltwater Algebra"])
    let picture = try await sample.picture(at: try #require(all[0].picture))
    #expect(UIImage(data: picture)?.size == CGSize(width: 480, height: 320))
  }

  @Test func theEndpointIsConfigured() {
    let byOption = ReviewService(arguments: ["reviews", "--endpoint", "http://a.example/x"], environment: [:])
    #expect(byOption.endpoint?.host == "a.example")
    let byEnvironment = ReviewService(
      arguments: ["reviews"], environment: ["REVIEWS_ENDPOINT": "http://b.example", "REVIEWS_KEY": "k"])
    #expect(byEnvironment.endpoint?.host == "b.example" && byEnvironment.key == "k")
    #expect(ReviewService(arguments: [], environment: [:]).endpoint == nil)
  }
}

@MainActor @Suite struct ReviewsViewTests {
  private func open(_ service: ReviewService, width: CGFloat = 393) async -> (UIWindow, ReviewsViewController) {
    let controller = ReviewsViewController(service: service, folder: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 852))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    await finish(controller)
    return (window, controller)
  }

  private func finish(_ controller: ReviewsViewController) async {
    while let loading = controller.list.loading { await loading.value }
    controller.view.window?.layoutIfNeeded()
  }

  private func cells(_ controller: ReviewsViewController) -> [ReviewCell] {
    controller.collectionView.indexPathsForVisibleItems.sorted().compactMap {
      controller.collectionView.cellForItem(at: $0) as? ReviewCell
    }
  }

  @Test(arguments: [320.0, 700]) func rowsAreAsHighAsTheirText(_ width: Double) async {
    let (window, controller) = await open(ReviewService(endpoint: nil), width: width)
    defer { window.isHidden = true }
    let cells = cells(controller)
    #expect(cells.count >= 3)
    var bottom: CGFloat = 0
    for cell in cells {
      #expect(cell.frame.minY >= bottom - 0.5)
      bottom = cell.frame.maxY
      let text = max(cell.summaryLabel.frame.maxY, cell.picture.frame.maxY)
      #expect(abs(cell.bounds.height - (text + 16)) < 1)
      let needed = cell.summaryLabel.sizeThatFits(
        CGSize(width: cell.summaryLabel.bounds.width, height: .greatestFiniteMagnitude))
      #expect(needed.height <= cell.summaryLabel.bounds.height + 0.5)
    }
    // In a wide window every summary may fit next to its picture.
    if width < 400 { #expect(Set(cells.map(\.bounds.height)).count > 1) }
  }

  @Test func typingSearches() async {
    let (window, controller) = await open(ReviewService(endpoint: nil))
    defer { window.isHidden = true }
    controller.search.searchBar.text = "lighthouse"
    await finish(controller)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 1)
    controller.search.searchBar.text = "no such film"
    await finish(controller)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
    #expect(controller.notice.text == "No review has “no such film” in it.")
    controller.search.searchBar.text = ""
    await finish(controller)
    #expect(controller.collectionView.numberOfItems(inSection: 0) >= 20)
  }

  @Test func theNextPageComesAtTheEnd() async throws {
    let server = try makeServer(count: 45)
    let (window, controller) = await open(service(server))
    defer { window.isHidden = true }
    for _ in 0..<10 where controller.list.hasMore {
      let last = controller.collectionView.numberOfItems(inSection: 0) - 1
      controller.collectionView.scrollToItem(at: IndexPath(item: last, section: 0), at: .bottom, animated: false)
      window.layoutIfNeeded()
      await finish(controller)
    }
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 45)
    #expect(server.requests.map { $0.query["offset"] } == ["0", "20", "40"])
  }

  @Test func selectingOpensTheReview() async throws {
    let (window, controller) = await open(ReviewService(endpoint: nil))
    defer { window.isHidden = true }
    controller.collectionView(controller.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
    let detail = try #require(controller.navigationController?.topViewController as? ReviewViewController)
    #expect(detail.review.title == "Nine Lamps")
    #expect(detail.title == "Nine Lamps")
    window.layoutIfNeeded()
    controller.navigationController?.popViewController(animated: false)
    #expect(controller.navigationController?.topViewController === controller)
  }

  @Test func pullingRefreshes() async throws {
    let server = try makeServer(count: 3)
    let (window, controller) = await open(service(server))
    defer { window.isHidden = true }
    let refresh = try #require(controller.collectionView.refreshControl)
    refresh.beginRefreshing()
    refresh.sendActions(for: .valueChanged)
    await finish(controller)
    #expect(!refresh.isRefreshing)
    #expect(server.requests.count == 2)
  }

  @Test func aFailureIsSaid() async throws {
    let server = try LoopbackServer { _ in .init(status: 500) }
    let (window, controller) = await open(service(server))
    defer { window.isHidden = true }
    #expect(controller.notice.text == "The server answered with error 500.\nPull down to try again.")
  }
}
