import Testing
import UIKitCore

@testable import WebKit

@MainActor @Suite struct HistoryTests {
  private func visit(_ paths: [String], _ stage: WebStage) async {
    for path in paths {
      stage.view.load(stage.request(path))
      _ = await stage.log.end()
    }
  }

  private func path(_ items: [WKBackForwardListItem]) -> [String] { items.map(\.url.path) }

  @Test func pagesAreListed() async throws {
    let stage = try WebStage()
    let list = stage.view.backForwardList
    #expect(stage.view.goBack() == nil && stage.view.reload() == nil && list.item(at: 0) == nil)
    await visit(["a", "b", "c"], stage)
    #expect(path(list.backList) == ["/a", "/b"] && list.currentItem?.url.path == "/c" && stage.view.canGoBack)
    #expect(list.item(at: -2)?.url.path == "/a" && list.item(at: -3) == nil && list.item(at: .max) == nil)
    let first = try #require(list.item(at: -2))
    stage.view.go(to: first)
    #expect(list.currentItem?.url.path == "/c", "the list changes with the page")
    _ = await stage.log.end()
    #expect(list.currentItem === first && path(list.forwardList) == ["/b", "/c"] && !stage.view.canGoBack)
    await visit(["d"], stage)
    #expect(path(list.backList) == ["/a"] && list.forwardList.isEmpty && list.currentItem?.url.path == "/d")
  }

  @Test func theSamePageIsNotListedTwice() async throws {
    let stage = try WebStage()
    await visit(["a", "a"], stage)
    #expect(stage.view.backForwardList.backList.isEmpty && stage.server.requests.count == 2)
  }

  @Test func documentsOfTheAppAreNotListed() async throws {
    let stage = try WebStage()
    await visit(["a"], stage)
    stage.view.loadHTMLString("<title>Films &amp; &#34;Shows&quot;\n  now</title>", baseURL: nil)
    _ = await stage.log.end()
    #expect(stage.view.title == "Films & \"Shows\" now" && stage.view.url?.absoluteString == "about:blank")
    #expect(stage.view.backForwardList.currentItem?.url.path == "/a" && !stage.view.canGoBack)
    stage.view.reload()
    _ = await stage.log.end()
    #expect(stage.view.title == "Films & \"Shows\" now", "the document is shown again")
    stage.view.loadSimulatedRequest(stage.request("b"), responseHTML: "<title>B</title>")
    _ = await stage.log.end()
    #expect(stage.view.backForwardList.currentItem?.title == "B" && stage.view.canGoBack)
    #expect(stage.server.requests.count == 1)
  }

  @Test func anotherViewTakesTheListOver() async throws {
    let stage = try WebStage()
    await visit(["a", "b"], stage)
    let state = stage.view.interactionState
    let other = try WebStage()
    other.view.interactionState = state
    _ = await other.log.end()
    #expect(other.view.url?.path == "/b" && path(other.view.backForwardList.backList) == ["/a"])
  }

  @Test func stateIsObserved() async throws {
    let stage = try WebStage()
    var seen: [String] = []
    let observations = [
      stage.view.observe(\.isLoading, options: [.new]) { _, change in seen.append("loading \(change.newValue ?? false)")
      },
      stage.view.observe(\.title, options: [.new]) { view, _ in seen.append("title \(view.title ?? "-")") },
      stage.view.observe(\.url) { view, _ in seen.append("url \(view.url?.path ?? "-")") },
      stage.view.observe(\.canGoBack) { view, _ in seen.append("back \(view.canGoBack)") },
    ]
    var progress: [Double] = []
    let other = stage.view.observe(\.estimatedProgress, options: [.new]) { _, change in
      progress.append(change.newValue ?? -1)
    }
    await visit(["a"], stage)
    #expect(seen == ["loading true", "url /a", "title Page /a", "loading false"])
    #expect(progress.first == 0.1 && progress.last == 1 && progress == progress.sorted())
    seen = []
    await visit(["b"], stage)
    #expect(seen == ["loading true", "url /b", "title ", "back true", "title Page /b", "loading false"])
    (observations + [other]).forEach { $0.invalidate() }
  }

  @MainActor private final class Observer: UIViewController {
    var seen: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { seen.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")") }
  }

  @Test func stateIsObservedByName() async throws {
    let stage = try WebStage()
    let observer = Observer()
    for name in ["loading", "title", "URL"] {
      stage.view.addObserver(observer, forKeyPath: name, options: [.new], context: nil)
    }
    await visit(["a"], stage)
    #expect(observer.seen == ["loading true", "URL \(stage.request("a").url!)", "title Page /a", "loading false"])
    for name in ["loading", "title", "URL"] { stage.view.removeObserver(observer, forKeyPath: name) }
  }
}
