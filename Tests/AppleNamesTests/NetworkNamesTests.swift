import AppleNames
import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite struct NetworkNamesTests {
  @Test func noDelegateIsCalledForCertificates() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    #expect(space.serverTrust == nil)
    #expect(space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
  }

  @Test func dataCanGrow() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    data.append(Data([1, 2]))
    #expect(CFDataGetLength(data) == 2)
  }
}
