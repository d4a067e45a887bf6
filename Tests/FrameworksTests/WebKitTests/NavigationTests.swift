import LoopbackServer
import Testing
import UIKitCore

@testable import WebKit

@MainActor @Suite struct NavigationTests {
  @Test func aPageIsReportedInWebKitsOrder() async throws {
    let stage = try WebStage()
    #expect(stage.view.url == nil && !stage.view.isLoading && stage.view.title == "")
    stage.view.load(stage.request("films"))
    #expect(stage.view.isLoading && stage.view.estimatedProgress == 0.1 && stage.log.entries.isEmpty)
    #expect(stage.view.url?.path == "/films" && stage.view.backForwardList.currentItem == nil)
    #expect(await stage.log.end() == ["action /films", "start", "response text/html", "commit /films", "finish"])
    #expect(!stage.view.isLoading && stage.view.estimatedProgress == 1 && stage.view.title == "Page /films")
    #expect(stage.view.backForwardList.currentItem?.title == "Page /films")
  }

  @Test func redirectsAreDecidedAboutAndReported() async throws {
    let stage = try WebStage { request in
      request.path == "/old"
        ? LoopbackServer.Response(status: 302, headers: ["Location": "/new"]) : WebStage.page("New")
    }
    stage.view.load(stage.request("old"))
    #expect(
      await stage.log.end() == [
        "action /old", "start", "action /new", "redirect", "response text/html", "commit /new", "finish",
      ])
    let item = try #require(stage.view.backForwardList.currentItem)
    #expect(item.url.path == "/new" && item.initialURL.path == "/old" && stage.view.url == item.url)
  }

  @Test func endlessRedirectsFail() async throws {
    let stage = try WebStage { _ in LoopbackServer.Response(status: 302, headers: ["Location": "/again"]) }
    stage.view.load(stage.request("again"))
    #expect(await stage.log.end().last == "fail early \(URLError.Code.httpTooManyRedirects.rawValue)")
    #expect(stage.server.requests.count == 21 && !stage.view.isLoading && stage.view.url == nil)
  }

  /// Foundation stops the program when a task is cancelled while its session waits for the answer to a redirect.
  @Test func loadsStopAtAnyTimeDuringRedirects() async throws {
    let stage = try WebStage { _ in LoopbackServer.Response(status: 302, headers: ["Location": "/again"]) }
    func redirects() -> Int { stage.log.entries.count { $0 == "redirect" } }
    for step in 0..<100 {
      let end = redirects() + 1 + step % 4
      stage.view.load(stage.request("again"))
      let deadline = Date() + 5
      while redirects() < end, Date() < deadline { await turn() }
      usleep(UInt32(step) * 10)
      stage.view.stopLoading()
    }
    #expect(!stage.view.isLoading && stage.server.requests.count >= 200)
  }

  @Test(arguments: [
    ("Basic realm=\"a\"", true), ("Digest realm=\"a\", nonce=\"b\"", true), ("Basic realm=\"a\"", false),
  ])
  func credentialsThatCannotBeUsedShowTheServersRefusal(_ way: String, _ hasCredential: Bool) async throws {
    let stage = try WebStage { request in
      guard request.headers["authorization"] == nil else { return WebStage.page("In") }
      return LoopbackServer.Response(
        Data("<title>Out</title>".utf8), status: 401, headers: ["WWW-Authenticate": way, "Content-Type": "text/html"])
    }
    if hasCredential { stage.log.credential = URLCredential(user: "a", password: "b", persistence: .none) }
    stage.view.load(stage.request("secret"))
    let events = await stage.log.end()
    #expect(events.count { $0.hasPrefix("response") } == 1 && events.last == "finish")
    #expect(stage.view.title == (way.hasPrefix("Basic") && hasCredential ? "In" : "Out"))
  }

  @Test func aCancelledActionReportsNothingMore() async throws {
    let stage = try WebStage()
    stage.view.load(stage.request("a"))
    _ = await stage.log.end()
    stage.log.actionPolicy = { _ in .cancel }
    stage.view.load(stage.request("b"))
    #expect(await stage.log.end() == ["action /b"])
    await turn()
    #expect(stage.view.url?.path == "/a" && !stage.view.isLoading && stage.server.requests.count == 1)
  }

  @Test func aCancelledResponseInterruptsTheLoad() async throws {
    let stage = try WebStage()
    stage.log.responsePolicy = { _ in .cancel }
    stage.view.load(stage.request("a"))
    #expect(await stage.log.end() == ["action /a", "start", "response text/html", "fail early 102"])
    #expect((stage.log.errors.first as? NSError)?.domain == "WebKitErrorDomain")
    #expect(stage.view.backForwardList.currentItem == nil && stage.view.url == nil)
  }

  @Test func withoutADelegateOnlyShownTypesAreLoaded() async throws {
    let stage = try WebStage { request in
      LoopbackServer.Response(
        Data("x".utf8), headers: ["Content-Type": request.path == "/zip" ? "application/zip" : "text/plain"])
    }
    stage.view.navigationDelegate = nil
    stage.view.load(stage.request("zip"))
    while stage.view.isLoading { await turn() }
    #expect(stage.view.url == nil)
    stage.view.load(stage.request("text"))
    while stage.view.isLoading { await turn() }
    #expect(stage.view.url?.path == "/text" && stage.view.title == "")
  }

  @Test func aNewLoadCancelsTheLast() async throws {
    let gate = LoopbackServer.Gate()
    let stage = try WebStage { request in
      var response = WebStage.page("Page")
      if request.path == "/slow" { response.gate = gate }
      return response
    }
    let (slow, fast) = (stage.view.load(stage.request("slow")), stage.view.load(stage.request("fast")))
    #expect(slow !== fast)
    // The first one was still being decided about: nothing of it is reported.
    #expect(await stage.log.end() == ["action /fast", "start", "response text/html", "commit /fast", "finish"])
    stage.view.load(stage.request("slow"))
    while !stage.log.entries.contains("start") { await turn() }
    stage.view.load(stage.request("fast2"))
    #expect(
      await stage.log.end(2) == [
        "action /slow", "start", "action /fast2", "fail early -999", "start", "response text/html", "commit /fast2",
        "finish",
      ])
    gate.open()
  }

  @Test func stoppingFailsTheNavigation() async throws {
    let gate = LoopbackServer.Gate()
    defer { gate.open() }
    let stage = try WebStage { request in
      var response = WebStage.page("Half of a page")
      response.flaw = .pausesHalfway
      response.gate = gate
      return response
    }
    stage.view.load(stage.request("a"))
    while !stage.log.entries.contains("commit /a") { await turn() }
    stage.view.stopLoading()
    #expect(await stage.log.end().last == "fail -999" && !stage.view.isLoading && stage.view.url?.path == "/a")
  }

  @Test func serversThatHangUpFail() async throws {
    let stage = try WebStage { _ in LoopbackServer.Response(flaw: .hangUp) }
    stage.view.load(stage.request("a"))
    let entries = await stage.log.end()
    #expect(entries.count == 3 && entries[2].hasPrefix("fail early -1") && stage.view.estimatedProgress == 0)
    stage.view.load(URLRequest(url: URL(string: "unheard-of:x")!))
    #expect(await stage.log.end().last == "fail early \(URLError.Code.unsupportedURL.rawValue)")
  }

  @Test func theDelegateSeesTypesOfNavigations() async throws {
    let stage = try WebStage()
    var types: [WKNavigationType] = []
    stage.log.actionPolicy = { action in
      types.append(action.navigationType)
      #expect(action.targetFrame?.isMainFrame == true)
      return .allow
    }
    stage.view.load(stage.request("a"))
    _ = await stage.log.end()
    stage.view.reload()
    _ = await stage.log.end()
    stage.view.load(stage.request("b"))
    _ = await stage.log.end()
    stage.view.goBack()
    _ = await stage.log.end()
    #expect(types == [.other, .reload, .other, .backForward])
    #expect(stage.view.backForwardList.backList.isEmpty && stage.view.backForwardList.forwardList.count == 1)
  }
}

/// Lets the main queue run.
@MainActor func turn() async {
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}
