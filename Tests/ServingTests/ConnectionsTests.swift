import CSoup
import Testing

@testable import Serving

@Suite struct ConnectionsTests {
  private func waiting(_ networks: [String]) -> [Connections.Waiting] {
    networks.enumerated().map {
      Connections.Waiting(
        key: UnsafeMutableRawPointer(bitPattern: $0.offset + 1)!, number: UInt64($0.offset), network: $0.element)
    }
  }

  @Test func whoeverOpensManyPushesOutOwnOnes() {
    #expect(Connections.superfluous(waiting(["a", "b", "c", "b"]))?.number == 1)
    #expect(Connections.superfluous(waiting(["a", "b", "c"]))?.number == 0, "else the oldest goes")
    #expect(Connections.superfluous(waiting(["a"] + Array(repeating: "b", count: 63)))?.network == "b")
    #expect(Connections.superfluous([]) == nil)
  }

  @Test func aConnectionOnWhichNothingIsAskedGoesBeforeOneThatIsAnswered() {
    var all = waiting(["a", "a", "a", "a"])
    all[0].phase = .answering
    all[1].phase = .transferring
    #expect(Connections.superfluous(all)?.number == 2)
    all[2].phase = .transferring
    all[3].phase = .answering
    #expect(Connections.superfluous(all)?.number == 1)
    for index in all.indices { all[index].phase = .answering }
    #expect(Connections.superfluous(all)?.number == 0)
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2"), ("2001:db8:1:2::1", "20:1:d:b8:0:1:0:2"),
    ("2001:db8:1:3::1", "20:1:d:b8:0:1:0:3"),
  ]) func anAddressOfIPv6IsItsNetwork(_ address: String, _ network: String) throws {
    let socket = try #require(g_inet_socket_address_new_from_string(address, 80))
    defer { g_object_unref(socket) }
    #expect(Connections.network(of: socket) == network)
    #expect(Connections.network(of: nil).isEmpty)
  }
}
