import Foundation
@testable import SystemConfiguration
import Testing

@Suite struct SCNetworkReachabilityTests {
  private func flags(_ target: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
    var flags = SCNetworkReachabilityFlags()
    guard let target, SCNetworkReachabilityGetFlags(target, &flags) else { return nil }
    return flags
  }

  @Test(arguments: ["localhost", "127.0.0.1", "::1", "LOCALHOST"]) func thisComputerIsReachable(name: String) {
    #expect(flags(SCNetworkReachabilityCreateWithName(nil, name)) == [.reachable, .isLocalAddress, .isDirect])
  }

  @Test func othersAreReachableByAnInterface() {
    let expected: SCNetworkReachabilityFlags = ReachabilityTarget.interfaces().isEmpty ? [] : [.reachable]
    let present = flags(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    #expect(present?.intersection(.reachable) == expected)
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    let target = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    #expect(flags(target) == present)
  }

  @Test func failuresHaveANumberAndAText() {
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil && Int(SCError()) == kSCStatusInvalidArgument)
    #expect(String(cString: SCErrorString(SCError())) == "Invalid argument")
    #expect(SCNetworkReachabilityCreateWithName(nil, "localhost") != nil && Int(SCError()) == kSCStatusOK)
  }

  @Test func interfacesAreNotThoseOfThisComputer() {
    #expect(!ReachabilityTarget.interfaces().contains("lo"))
  }

  @Test func kindsOfAddressesAreKnown() {
    func kind(_ name: String) -> String { ReachabilityTarget(name).map { "\($0)" } ?? "none" }
    #expect(kind("0.0.0.0") == "anywhere" && kind("::") == "anywhere")
    #expect(kind("169.254.1.2") == "link" && kind("fe80::1") == "link" && kind("169.253.1.2") == "elsewhere")
    #expect(kind("2001:db8::1") == "elsewhere" && kind("") == "none")
    var address = sockaddr()
    address.sa_family = sa_family_t(AF_UNIX)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
  }

  @Test func theContextIsRetainedAndReleased() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    do {
      let target = SCNetworkReachabilityCreateWithName(nil, "localhost")
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(count).toOpaque(),
        retain: { info in
          Unmanaged<Count>.fromOpaque(info).takeUnretainedValue().value += 1
          return info
        }, release: { Unmanaged<Count>.fromOpaque($0).takeUnretainedValue().value -= 1 }, copyDescription: nil)
      #expect(target.map { SCNetworkReachabilitySetCallback($0, { _, _, _ in }, &context) } == true)
      #expect(count.value == 1)
    }
    #expect(count.value == 0)
  }
}
