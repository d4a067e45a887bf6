import Testing

@testable import WebDisplay

@Suite struct RequestPolicyTests {
  private let token = AccessToken(1, 2)
  private let hosts = ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"]
  private var local: RequestPolicy {
    RequestPolicy(entry: .token(token), isSecure: false, hosts: Set(hosts), port: 8080, folder: 5)
  }
  private let remote = RequestPolicy(
    entry: .password, isSecure: true, hosts: ["tv.example.org", "192.0.2.1:8443"], port: 8443, folder: nil)

  private func request(
    _ path: String, method: String = "GET", host: String? = "127.0.0.1:8080", origin: String? = nil,
    bodyLength: Int? = 0
  ) -> WebRequest {
    WebRequest(method: method, path: local.folder + path, host: host, origin: origin, bodyLength: bodyLength)
  }

  @Test func theAddressWithTheTokenWelcomes() {
    for host in hosts + ["LOCALHOST:8080"] {
      #expect(local.decide(WebRequest(path: "/" + token.text, host: host), role: nil) == .welcome)
    }
    let post = WebRequest(method: "POST", path: "/" + token.text, host: hosts[0])
    #expect(local.decide(post, role: nil) == .refuse(.method))
  }

  @Test func withoutASessionEverythingIsRefused() {
    let wrong = AccessToken(9, 9).text
    let inFolder = ["", "socket", "client.js", "manifest.json", "icon.svg", "login", "logout", "x"].map {
      local.folder + $0
    }
    for path in ["", "/", "/" + wrong, "//" + token.text, "/favicon.ico", "*"] + inFolder {
      let request = WebRequest(path: path, host: hosts[0], origin: "http://127.0.0.1:8080")
      #expect(local.decide(request, role: nil) == .refuse(.token), "\(path)")
    }
  }

  @Test func aHostThatIsNotThisServerIsRefusedWhateverComesWithIt() {
    for host in [
      nil, "", "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "localhost", "0.0.0.0:8080",
      "127.0.0.1:8080.evil.example", "127.0.0.1:8080, 127.0.0.1:8080", "[::1]", "::1:8080", "127.0.0.2:8080",
    ] {
      #expect(local.decide(request("", host: host), role: .owner) == .refuse(.host), "\(host ?? "-")")
      #expect(local.decide(WebRequest(path: "/" + token.text, host: host), role: nil) == .refuse(.host))
    }
  }

  @Test func aSessionOpensThePageAndItsPartsAndNothingElse() {
    let parts: [(String, RequestPolicy.Decision)] = [
      ("", .page), ("client.js", .script), ("manifest.json", .manifest), ("icon.svg", .icon),
      ("../../etc/passwd", .notFound), ("%2e%2e/", .notFound), ("client.js/", .notFound),
    ]
    for (path, decision) in parts { #expect(local.decide(request(path), role: .guest) == decision, "\(path)") }
    #expect(local.decide(WebRequest(path: "/", host: hosts[0]), role: .owner) == .notFound)
    #expect(local.decide(request("", method: "DELETE"), role: .owner) == .refuse(.method))
  }

  @Test func programsLookByTheirSessionAndChangeByASecretThatNoBrowserAdds() {
    let path = local.folder + "api/now"
    func decide(
      _ path: String, method: String = "GET", origin: String? = nil, bearer: String? = nil, length: Int? = 0,
      role: ViewerRole? = .guest
    ) -> RequestPolicy.Decision {
      local.decide(
        WebRequest(
          method: method, path: path, host: hosts[0], origin: origin, bearer: bearer, bodyLength: length), role: role)
    }
    let ours = "http://127.0.0.1:8080"
    #expect(decide(path) == .program)
    #expect(decide("/api/now", bearer: token.text) == .program)
    #expect(decide(path, role: nil) == .refuse(.token))
    #expect(decide(path, origin: "http://evil.example") == .refuse(.origin))
    #expect(decide(path, method: "POST") == .refuse(.origin))
    #expect(decide(path, method: "POST", origin: "http://evil.example", bearer: token.text) == .refuse(.origin))
    #expect(decide(path, method: "POST", origin: ours) == .program)
    #expect(decide(path, method: "DELETE", bearer: token.text) == .program)
    #expect(decide(path, method: "PUT", origin: ours) == .refuse(.method))
    #expect(decide(path, method: "POST", bearer: token.text, length: 65_537) == .refuse(.size))
    #expect(decide(path, method: "POST", bearer: token.text, length: nil) == .refuse(.size))
    #expect(decide(local.folder + "apis") == .notFound)
  }

  @Test func theSecretOfTheAddressCountsForProgramsOnly() {
    #expect(local.carriesToken(WebRequest(path: "/api/now", host: hosts[0], bearer: token.text)))
    #expect(!local.carriesToken(WebRequest(path: "/api/now", host: hosts[0], bearer: AccessToken(1, 3).text)))
    #expect(!remote.carriesToken(WebRequest(path: "/api/now", host: "tv.example.org", bearer: token.text)))
    #expect(local.session(of: WebRequest(path: "/api/now", host: nil, bearer: "abc")) == "abc")
    let page = WebRequest(path: local.folder, host: nil, cookie: "lineup-8080=1", bearer: "abc")
    #expect(local.session(of: page) == nil)
    #expect(local.program(local.folder + "api/x")?.base == String(local.folder.dropLast()))
    #expect(local.program("/api/x")?.path == "/api/x")
    #expect(remote.program("/api/x")?.base == "")
  }

  @Test func theWebSocketIsForPagesOfThisServer() {
    #expect(local.decide(request("socket", origin: "http://127.0.0.1:8080"), role: .owner) == .socket)
    #expect(local.decide(request("socket", origin: "http://localhost:8080"), role: .owner) == .socket)
    for origin in [
      nil, "null", "", "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1", "http://127.0.0.1:80801",
      "http://127.0.0.1:8080, http://127.0.0.1:8080",
    ] {
      #expect(local.decide(request("socket", origin: origin), role: .owner) == .refuse(.origin), "\(origin ?? "-")")
    }
  }

  @Test func filesAreTakenFromOwnersOnlyAndOfALengthThatIsKnown() {
    let origin = "http://127.0.0.1:8080"
    func decide(_ role: ViewerRole?, length: Int?, origin: String? = origin) -> RequestPolicy.Decision {
      local.decide(request("upload", method: "POST", origin: origin, bodyLength: length), role: role)
    }
    #expect(decide(.owner, length: 10_000_000) == .upload)
    #expect(decide(.guest, length: 10) == .refuse(.guest))
    #expect(decide(nil, length: 10) == .refuse(.token))
    #expect(decide(.owner, length: nil) == .refuse(.size))
    #expect(decide(.owner, length: RequestPolicy.longestUpload + 1) == .refuse(.size))
    #expect(decide(.owner, length: 10, origin: "http://evil.example") == .refuse(.origin))
  }

  @Test func aLongBodyIsRefusedEverywhereElse() {
    #expect(local.decide(request("", bodyLength: RequestPolicy.longestForm + 1), role: .owner) == .refuse(.size))
    #expect(local.decide(request("", bodyLength: nil), role: .owner) == .refuse(.size))
  }

  @Test func aPasswordIsRequiredWhereTheServerCanBeReachedByOthers() {
    func decide(_ path: String, _ method: String = "GET", origin: String? = nil, role: ViewerRole? = nil)
      -> RequestPolicy.Decision
    {
      remote.decide(WebRequest(method: method, path: path, host: "tv.example.org", origin: origin), role: role)
    }
    #expect(decide("/") == .form)
    #expect(decide("/login", "POST", origin: "https://tv.example.org") == .login)
    #expect(decide("/login", "POST", origin: "http://tv.example.org") == .refuse(.origin))
    #expect(decide("/login", "POST") == .refuse(.origin))
    #expect(decide("/socket", origin: "https://tv.example.org") == .refuse(.token))
    #expect(decide("/client.js") == .refuse(.token))
    #expect(decide("/", role: .guest) == .page)
    #expect(decide("/logout", "POST", origin: "https://tv.example.org", role: .guest) == .logout)
  }

  @Test func cookiesAreForThisServersPagesAlone() {
    #expect(local.cookie(AccessToken(3, 4)).hasSuffix("; Path=\(local.folder); HttpOnly; SameSite=Strict"))
    let secure = remote.cookie(AccessToken(3, 4))
    #expect(secure.hasPrefix("__Host-lineup=") && secure.hasSuffix("; Path=/; HttpOnly; SameSite=Strict; Secure"))
  }

  @Test func theSessionIsFoundAmongOtherCookies() {
    let cookie = "a=b; lineup-8080=00ff; c=d"
    #expect(local.session(of: WebRequest(path: "/", host: nil, cookie: cookie)) == "00ff")
    for other in [nil, "", "lineup-8081=00ff", "x=lineup-8080=00ff", "Lineup-8080=00ff"] {
      #expect(local.session(of: WebRequest(path: "/", host: nil, cookie: other)) == nil)
    }
  }

  @Test func aQueryThatIsLedOnHoldsNothingThatEndsAHeaderOrAnAttribute() {
    #expect(
      RequestPolicy.harmless("at=2026-11-22T20:15Z&search=film%20noir") == "at=2026-11-22T20:15Z&search=film%20noir")
    for query in ["a\r\nSet-Cookie:b", "a\"b", "<b>", "a b", String(repeating: "a", count: 600), "é"] {
      #expect(RequestPolicy.harmless(query).isEmpty)
    }
  }
}
