import HTTP
import Testing

@Suite struct IPAddressTests {
  @Test(arguments: [
    ("1.1.1.1", IPAddress.Reach.internet), ("9.255.255.255", .internet), ("172.15.255.255", .internet),
    ("172.32.0.0", .internet), ("192.167.255.255", .internet), ("100.63.255.255", .internet),
    ("100.128.0.0", .internet), ("126.255.255.255", .internet), ("128.0.0.0", .internet),
    ("223.255.255.255", .internet),
    ("10.0.0.1", .localNetwork), ("10.255.255.255", .localNetwork), ("172.16.0.1", .localNetwork),
    ("172.31.255.255", .localNetwork), ("192.168.0.1", .localNetwork), ("100.64.0.1", .localNetwork),
    ("100.127.255.255", .localNetwork), ("169.254.1.1", .localNetwork), ("198.18.0.7", .localNetwork),
    ("127.0.0.1", .thisMachine), ("127.255.255.255", .thisMachine),
    ("0.0.0.0", .nowhere), ("0.1.2.3", .nowhere), ("169.254.169.254", .nowhere), ("100.100.100.200", .nowhere),
    ("192.0.2.1", .nowhere), ("198.51.100.1", .nowhere), ("203.0.113.1", .nowhere), ("192.88.99.1", .nowhere),
    ("224.0.0.1", .nowhere), ("239.255.255.250", .nowhere), ("240.0.0.1", .nowhere), ("255.255.255.255", .nowhere),
  ])
  func version4(_ text: String, _ reach: IPAddress.Reach) throws {
    #expect(try #require(IPAddress(text)).reach == reach)
    // Embedded in version 6 it is the same.
    for prefix in ["::ffff:", "::ffff:0:", "64:ff9b::"] {
      #expect(try #require(IPAddress(prefix + text)).reach == reach, "\(prefix)\(text)")
    }
    let bytes = try #require(IPAddress(text)).bytes
    let relayed = try #require(IPAddress(bytes: [0x20, 0x02] + bytes + [UInt8](repeating: 7, count: 10)))
    #expect(relayed.reach == reach)
  }

  @Test(arguments: [
    ("2606:4700:4700::1111", IPAddress.Reach.internet), ("2a00:1450:4001::5", .internet), ("3ffe::1", .internet),
    ("fc00::1", .localNetwork), ("fdff:ffff::1", .localNetwork), ("fe80::1", .localNetwork), ("febf::1", .localNetwork),
    ("fec0::1", .localNetwork), ("64:ff9b:1::a00:1", .localNetwork), ("::1", .thisMachine),
    ("::", .nowhere), ("::2", .nowhere), ("::127.0.0.1", .nowhere), ("::10.0.0.1", .nowhere), ("ff02::1", .nowhere),
    ("2001:db8::1", .nowhere), ("2001:0:4136:e378:8000:63bf:3fff:fdd2", .nowhere), ("100::1", .nowhere),
    ("fd00:ec2::254", .nowhere), ("3fff::1", .nowhere), ("4000::1", .nowhere), ("fe00::1", .nowhere),
    ("2a00::5efe:10.0.0.1", .localNetwork), ("2a00::200:5efe:127.0.0.1", .thisMachine),
    ("2a00::5efe:8.8.8.8", .internet),
  ])
  func version6(_ text: String, _ reach: IPAddress.Reach) throws {
    #expect(try #require(IPAddress(text)).reach == reach)
  }

  @Test(arguments: [
    "127.0.0.1", "127.1", "127.0.1", "0x7f.0.0.1", "0x7f000001", "0X7F.1", "2130706433", "017700000001", "0177.0.0.01",
    "127.0.0.1.", "2130706433.",
  ])
  func hostsAreReadInEverySpelling(_ host: String) {
    #expect(IPAddress(host: host)?.description == "127.0.0.1")
  }

  @Test(arguments: [
    "", ".", "example.org", "127.0.0.1 x", "127.0.0.1.example.org", "a", "face", "1.2.3.4.5", "256.1.1.1.1",
  ])
  func namesAreNoAddresses(_ host: String) { #expect(IPAddress(host: host) == nil) }

  @Test func bracketsAndZonesAreLeftOut() {
    #expect(IPAddress("[::1]")?.reach == .thisMachine)
    #expect(IPAddress("fe80::1%eth0")?.reach == .localNetwork)
    #expect(IPAddress("::1")?.description == "::1")
    #expect(IPAddress(bytes: [1, 2, 3]) == nil)
  }
}
