import GuideUI
import HTTP
import Testing

@Suite struct PictureAddressPolicyTests {
  @Test(arguments: [
    ("http://example.org/guide.xml", AddressOrigin.internet), ("https://8.8.8.8/x", .internet),
    ("demo guide", .internet),
    ("standard input", .internet), ("", .internet), ("ftp://127.0.0.1/x", .internet), ("http://", .internet),
    ("http://[::1/x", .internet), ("http://127.0.0.1.example.org/x", .internet),
    ("http://localhost.example.org/", .internet),
    ("http://0.0.0.0/x", .internet), ("http://127.0.0.1@example.org/x", .internet),
    ("http://example.org:80@8.8.8.8/", .internet),
    ("http://example.org\\@127.0.0.1/x", .internet), ("http://example.org?@127.0.0.1", .internet),
    ("http://example.org#@localhost", .internet), ("http://１２７.0.0.1/x", .internet),
    ("http://local%68ost/x", .internet),
    ("http://tvheadend:9981/xmltv", .localNetwork), ("http://Box.LAN/x", .localNetwork),
    ("http://nas.local./x", .localNetwork),
    ("http://192.168.1.5:9981/xmltv", .localNetwork), ("http://user:pw@10.0.0.1/x", .localNetwork),
    ("http://[fd00::1]:80/x", .localNetwork), ("http://[::ffff:192.168.0.1]/x", .localNetwork),
    ("http://tv.home.arpa/x #abc", .localNetwork),
    ("HTTP://LOCALHOST:8080/x", .thisMachine), ("http://a.localhost/x", .thisMachine),
    ("http://127.0.0.1/x", .thisMachine),
    ("http://0x7f.1/x", .thisMachine), ("http://2130706433/x", .thisMachine), ("http://[::1]/x", .thisMachine),
    ("/home/tv/guide.xml", .localFile), ("file:///home/tv/guide.xml", .localFile),
  ])
  func feedsAreJudgedByTheirAddress(_ source: String, _ origin: AddressOrigin) {
    #expect(AddressOrigin(source: source) == origin)
  }

  private static let inside = "192.168.1.5"
  private static let own = "127.0.0.1"
  private static let outside = "1.1.1.1"

  @Test(arguments: [
    (AddressOrigin.internet, false, [outside]), (.internet, true, [outside, inside]),
    (.localNetwork, false, [outside, inside]), (.localNetwork, true, [outside, inside]),
    (.thisMachine, false, [outside, inside, own]), (.localFile, false, [outside]),
    (.localFile, true, [outside, inside, own]),
  ])
  func connectionsGoNoFurtherInThanTheFeed(_ origin: AddressOrigin, _ isAllowed: Bool, _ expected: [String]) throws {
    let policy = PictureAddressPolicy(origin: origin, allowsLocalNetwork: isAllowed)
    let all = [Self.outside, Self.inside, Self.own, "0.0.0.0", "169.254.169.254", "224.0.0.1", "::", "ff02::1"]
    #expect(try all.filter { policy.allows(try #require(IPAddress($0))) } == expected)
    #expect(policy.allows(try #require(IPAddress("::ffff:127.0.0.1"))) == expected.contains(Self.own))
  }

  @Test(arguments: [
    "", "logo.png", "/logo.png", "//example.org/x", "ftp://example.org/x", "javascript:alert(1)",
    "data:image/png;base64,AA",
    "http:///x", "http://", "http:example.org", "file:///etc/hostname", "gopher://example.org", "http://127.0.0.1/x",
    "http://127.1/x", "http://0x7f000001/x", "http://017700000001/x", "http://2130706433/x", "http://127.0.0.1./x",
    "http://user@127.0.0.1/x", "http://[::1]/x", "http://[::ffff:127.0.0.1]/x", "http://[2002:7f00:1::]/x",
    "http://[64:ff9b::10.0.0.1]/x", "http://192.168.0.1/x", "http://169.254.169.254/latest", "http://0/x",
    "http://[::]/x",
    "http://exa mple.org/x", "\u{0}",
  ])
  func forbiddenAddressesAreNoTarget(_ address: String) {
    #expect(PictureAddressPolicy(origin: .internet).target(of: address) == nil)
  }

  @Test(arguments: [
    "http://example.org/x.png", "HTTPS://example.org:8443/x.png?a=b#c", "http://user:pw@example.org/x",
    "http://1.1.1.1/",
    "http://localhost/x", "http://[2606:4700:4700::1111]/x",
  ])
  func webAddressesAreTargetsUntilTheyAreConnectedTo(_ address: String) {
    guard case .web = PictureAddressPolicy(origin: .internet).target(of: address) else {
      Issue.record("refused")
      return
    }
  }

  @Test func anAddressHasALimit() {
    let long = "http://example.org/" + String(repeating: "x", count: 5000)
    #expect(PictureAddressPolicy(origin: .internet).target(of: long) == nil)
  }

  @Test func filesAreForFeedsInFiles() {
    let policy = PictureAddressPolicy(origin: .localFile)
    #expect(policy.target(of: "file:///logos/one%20two.png") == .file(path: "/logos/one two.png"))
    #expect(policy.target(of: "file://localhost/logos/a.png") == .file(path: "/logos/a.png"))
    #expect(policy.target(of: "file://nas/logos/a.png") == nil)
    for origin in [AddressOrigin.internet, .localNetwork, .thisMachine] {
      let other = PictureAddressPolicy(origin: origin, allowsLocalNetwork: true)
      #expect(other.target(of: "file:///logos/a.png") == nil)
    }
  }
}
