import Testing

@testable import BrowserGuard

@Suite struct RequestPolicyTests {
  private let policy = RequestPolicy(port: 8080, token: AccessToken(1, 2), session: AccessToken(3, 4), folder: 5)
  private var cookie: String { "lineup-8080=\(policy.session.text)" }
  private let hosts = ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"]

  private func request(
    _ path: String, method: String = "GET", host: String? = "127.0.0.1:8080", origin: String? = nil,
    cookie: String? = nil
  ) -> BrowserRequest {
    BrowserRequest(
      method: method, path: policy.folder + path, host: host, origin: origin, cookie: cookie ?? self.cookie)
  }

  @Test func theAddressWithTheTokenWelcomes() {
    #expect(policy.address == "http://127.0.0.1:8080/" + policy.token.text)
    for host in hosts + ["LOCALHOST:8080"] {
      #expect(policy.decide(BrowserRequest(path: "/" + policy.token.text, host: host)) == .welcome)
    }
    #expect(
      policy.decide(BrowserRequest(method: "POST", path: "/" + policy.token.text, host: hosts[0])) == .refuse(.method))
  }

  @Test func withoutTokenAndCookieEverythingIsRefused() {
    let wrong = AccessToken(9, 9).text
    let paths = ["", "/", "/" + wrong, "//" + policy.token.text, "/favicon.ico", "*"]
    let inFolder = ["", "socket", "broadway.js", "door.js", "take-over", "x"].map { policy.folder + $0 }
    for path in paths + inFolder {
      for cookie in [
        nil, "", "lineup-8080", "lineup-8080=", "lineup-8080=\(wrong)", "lineup-8081=\(policy.session.text)",
        "lineup-8080=\(policy.token.text)", "x=lineup-8080=\(policy.session.text)",
      ] {
        let request = BrowserRequest(path: path, host: hosts[0], origin: "http://127.0.0.1:8080", cookie: cookie)
        #expect(policy.decide(request) == .refuse(.token), "\(path) \(cookie ?? "-")")
      }
    }
  }

  @Test func aHostThatIsNotThisServerIsRefusedWhateverComesWithIt() {
    for host in [
      nil, "", "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "localhost", "0.0.0.0:8080",
      "127.0.0.1:8080.evil.example", "127.0.0.1:8080, 127.0.0.1:8080", "[::1]", "::1:8080", "127.0.0.2:8080",
    ] {
      #expect(policy.decide(request("", host: host)) == .refuse(.host), "\(host ?? "-")")
      #expect(policy.decide(BrowserRequest(path: "/" + policy.token.text, host: host)) == .refuse(.host))
    }
  }

  @Test func theCookieOpensThePageAndItsScripts() {
    #expect(policy.decide(request("")) == .page)
    #expect(policy.decide(request("door.js")) == .doorScript)
    #expect(policy.decide(request("broadway.js")) == .broadwayScript)
    #expect(policy.decide(request("../../etc/passwd")) == .notFound)
    #expect(policy.decide(request("", cookie: "a=b; \(cookie); c=d")) == .page)
    #expect(policy.decide(BrowserRequest(path: "/", host: hosts[0], cookie: cookie)) == .notFound)
  }

  @Test func theSocketAndTakingOverNeedAPageOfThisServer() {
    for host in hosts {
      #expect(policy.decide(request("socket", host: host, origin: "http://" + host)) == .socket)
      #expect(policy.decide(request("take-over", method: "POST", host: host, origin: "http://" + host)) == .takeOver)
    }
    for origin in [
      nil, "", "null", "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:8081",
      "http://localhost:8080", "http://127.0.0.1:8080.evil.example", "http://127.0.0.1:8080, http://127.0.0.1:8080",
    ] {
      #expect(policy.decide(request("socket", origin: origin)) == .refuse(.origin), "\(origin ?? "-")")
      #expect(policy.decide(request("take-over", method: "POST", origin: origin)) == .refuse(.origin))
    }
    #expect(policy.decide(request("take-over", origin: "http://127.0.0.1:8080")) == .refuse(.method))
    #expect(policy.decide(request("socket", method: "POST", origin: "http://127.0.0.1:8080")) == .refuse(.method))
  }

  @Test func theCookieIsForThisServersPagesAlone() {
    #expect(policy.cookie.hasPrefix("lineup-8080=\(policy.session.text); Path=\(policy.folder);"))
    #expect(policy.cookie.hasSuffix("HttpOnly; SameSite=Strict"))
    #expect(policy.folder == "/0000000000000005/")
    #expect(RequestPolicy(port: 1).folder != RequestPolicy(port: 1).folder)
  }

  @Test func largeBodiesAreRefused() {
    var large = request("take-over", method: "POST", origin: "http://127.0.0.1:8080")
    large.hasLargeBody = true
    #expect(policy.decide(large) == .refuse(.size))
  }
}
