import Testing
@testable import UIKitCore

@testable import AuthenticationServices

@MainActor private final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
  let window = UIWindow()
  var isInScene = true
  private let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window.windowScene = isInScene ? scene : nil
    return window
  }
}

@MainActor @Suite struct WebSessionTests {
  private let provider = Provider()
  private let page = URL(string: "https://example.org/login")!

  /// Results of sessions.
  @MainActor private final class Log {
    var results: [String] = []
    var opened: [URL] = []

    func add(_ url: URL?, _ error: (any Error)?) {
      results.append(url?.absoluteString ?? (error as? ASWebAuthenticationSessionError).map { "\($0.code)" } ?? "?")
    }
  }
  private let log = Log()

  private func session(_ page: URL? = nil, scheme: String? = "film", opens: Bool = true) -> ASWebAuthenticationSession {
    let log = log
    let session = ASWebAuthenticationSession(url: page ?? self.page, callbackURLScheme: scheme) { log.add($0, $1) }
    session.presentationContextProvider = provider
    session.open = { url, completion in
      log.opened.append(url)
      completion(opens)
    }
    return session
  }

  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func aPageIsOpenedAndItsAddressReported() async {
    let session = session()
    #expect(session.canStart && session.start() && log.opened == [page])
    #expect(!session.canStart && !session.start())
    #expect(!session.finish(with: URL(string: "other://done")!))
    #expect(session.finish(with: URL(string: "FILM://done?code=1")!))
    #expect(log.results.isEmpty, "never before the caller has returned")
    await turn()
    #expect(!session.finish(with: URL(string: "film://again")!))
    session.cancel()
    await turn()
    #expect(log.results == ["FILM://done?code=1"])
  }

  @Test func cancellingReportsOnce() async {
    let session = session()
    session.start()
    session.cancel()
    session.cancel()
    await turn()
    #expect(log.results == ["canceledLogin"])
  }

  @Test func cancellingBeforeTheStartPreventsIt() async {
    let session = session()
    session.cancel()
    #expect(!session.start())
    await turn()
    #expect(log.results.isEmpty && log.opened.isEmpty)
  }

  @Test func withoutAWindowItFails() async {
    let lonely = session()
    lonely.presentationContextProvider = nil
    #expect(!lonely.start())
    provider.isInScene = false
    #expect(!session().start())
    await turn()
    #expect(log.results == ["presentationContextNotProvided", "presentationContextInvalid"])
    #expect(log.opened.isEmpty)
  }

  @Test func pagesThatCannotBeOpenedCancelTheLogin() async {
    #expect(!session(URL(string: "film://login")!).canStart)
    session(opens: false).start()
    await turn()
    #expect(log.results == ["canceledLogin"])
  }

  @Test func callbacksMatchHostAndPath() {
    let callback = ASWebAuthenticationSession.Callback.https(host: "example.org", path: "done")
    #expect(callback.matchesURL(URL(string: "https://EXAMPLE.org/done?code=1")!))
    #expect(!callback.matchesURL(URL(string: "http://example.org/done")!))
    #expect(!callback.matchesURL(URL(string: "https://example.org/other")!))
    #expect(ASWebAuthenticationSession.Callback.customScheme("film").matchesURL(URL(string: "Film:done")!))
  }
}
