import LoopbackServer
import Testing

@testable import WebKit

@MainActor private final class Observer: NSObject, WKHTTPCookieStoreObserver {
  var changes = 0
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
}

@MainActor @Suite struct CookieTests {
  private func cookie(
    _ name: String, _ value: String = "1", domain: String = "127.0.0.1", _ more: [HTTPCookiePropertyKey: Any] = [:]
  ) -> HTTPCookie {
    HTTPCookie(properties: [.name: name, .value: value, .domain: domain, .path: "/"].merging(more) { $1 })!
  }

  @Test func pagesSetAndReceiveCookies() async throws {
    let stage = try WebStage { request in
      request.path == "/in"
        ? LoopbackServer.Response(status: 302, headers: ["Location": "/home", "Set-Cookie": "user=7; Path=/"])
        : WebStage.page("Home")
    }
    let store = stage.view.configuration.websiteDataStore.httpCookieStore
    let observer = Observer()
    store.add(observer)
    await store.setCookie(cookie("shade", "dark"))
    stage.view.load(stage.request("in"))
    _ = await stage.log.end()
    #expect(stage.server.requests.map { $0.headers["cookie"] } == ["shade=dark", "shade=dark; user=7"])
    #expect(await store.allCookies().map(\.name) == ["shade", "user"] && observer.changes == 2)
    await store.deleteCookie(cookie("user"))
    stage.view.reload()
    _ = await stage.log.end()
    #expect(stage.server.requests.last?.headers["cookie"] == "shade=dark")
    store.remove(observer)
    await store.deleteCookie(cookie("shade"))
    await turn()
    #expect(observer.changes == 3)
  }

  @Test func cookiesOfOtherHostsAreRefused() async throws {
    let stage = try WebStage { _ in WebStage.page("A", headers: ["Set-Cookie": "a=1; Domain=example.org"]) }
    stage.view.load(stage.request("a"))
    _ = await stage.log.end()
    #expect(await stage.view.configuration.websiteDataStore.httpCookieStore.allCookies().isEmpty)
  }

  @Test func cookiesAreChosenByDomainPathAndScheme() {
    var jar = CookieJar()
    let now = Date()
    for cookie in [
      cookie("own", domain: "films.example"), cookie("all", domain: ".example"),
      cookie("deep", domain: ".example", [.path: "/a"]),
      cookie("safe", domain: "films.example", [.secure: "TRUE"]), cookie("other", domain: "books.example"),
      cookie("old", domain: "films.example", [.expires: now.addingTimeInterval(5)]),
    ] { jar.add(cookie, at: now) }
    func names(_ address: String, after seconds: Double = 0) -> [String] {
      jar.cookies(for: URL(string: address)!, at: now.addingTimeInterval(seconds)).map(\.name)
    }
    #expect(names("http://films.example/a/b") == ["deep", "own", "all", "old"])
    #expect(names("https://FILMS.example/ab", after: 10) == ["own", "all", "safe"])
    #expect(names("http://badfilms.example") == ["all"] && names("file:///a").isEmpty)
    jar.add(cookie("own", domain: "films.example", [.expires: now.addingTimeInterval(-1)]), at: now)
    #expect(!names("http://films.example").contains("own"), "an expired cookie removes the old one")
  }

  @Test func recordsListAndRemoveSites() async {
    let store = WKWebsiteDataStore.nonPersistent()
    #expect(!store.isPersistent && WKWebsiteDataStore.default().isPersistent)
    await store.httpCookieStore.setCookie(cookie("a", domain: ".films.example"))
    await store.httpCookieStore.setCookie(cookie("b", domain: "books.example"))
    let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
    #expect(records.map(\.displayName) == ["books.example", "films.example"])
    #expect(await store.dataRecords(ofTypes: [WKWebsiteDataTypeDiskCache]).isEmpty)
    await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: [records[1]])
    #expect(await store.httpCookieStore.allCookies().map(\.name) == ["b"])
    await store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast)
    await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: Date(timeIntervalSinceNow: 60))
    #expect(await store.httpCookieStore.allCookies().count == 1)
    await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
  }

  @Test func storesOfOneIdentifierShareTheirCookies() async throws {
    let id = UUID()
    await WKWebsiteDataStore(forIdentifier: id).httpCookieStore.setCookie(cookie("a"))
    #expect(await WKWebsiteDataStore(forIdentifier: id).httpCookieStore.allCookies().map(\.name) == ["a"])
    #expect(await WKWebsiteDataStore(forIdentifier: UUID()).httpCookieStore.allCookies().isEmpty)
    try await WKWebsiteDataStore.remove(forIdentifier: id)
    #expect(await WKWebsiteDataStore(forIdentifier: id).httpCookieStore.allCookies().isEmpty)
  }

  @Test func redirectsToOtherHostsCarryNoSecrets() async throws {
    let other = try LoopbackServer(host: "127.0.0.2") { _ in WebStage.page("Other") }
    let address = other.url.absoluteString
    let stage = try WebStage { _ in LoopbackServer.Response(status: 302, headers: ["Location": address + "/b"]) }
    await stage.view.configuration.websiteDataStore.httpCookieStore.setCookie(cookie("user"))
    var request = stage.request("a")
    request.setValue("Bearer x", forHTTPHeaderField: "Authorization")
    stage.view.load(request)
    #expect(await stage.log.end().last == "finish")
    let (first, second) = (try #require(stage.server.requests.first), try #require(other.requests.first))
    #expect(first.headers["cookie"] == "user=1" && first.headers["authorization"] == "Bearer x")
    #expect(second.headers["cookie"] == nil && second.headers["authorization"] == nil)
  }

  @Test func requestsNameTheUserAgent() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = "Films/1"
    let stage = try WebStage(configuration)
    stage.view.load(stage.request("a"))
    _ = await stage.log.end()
    stage.view.customUserAgent = "Other/2"
    stage.view.load(stage.request("b"))
    _ = await stage.log.end()
    var request = stage.request("c")
    request.setValue("Own/3", forHTTPHeaderField: "User-Agent")
    stage.view.load(request)
    _ = await stage.log.end()
    let agents = stage.server.requests.map { $0.headers["user-agent"] ?? "" }
    #expect(agents[0].hasSuffix(" Films/1") && agents[1...] == ["Other/2", "Own/3"])
  }
}
