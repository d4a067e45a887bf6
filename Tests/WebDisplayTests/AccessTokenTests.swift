import Testing

@testable import WebDisplay

@Suite struct AccessTokenTests {
  @Test func aTokenIsThirtyTwoHexadecimalDigits() {
    #expect(AccessToken(0x0123_4567_89AB_CDEF, 0xFEDC_BA98_7654_3210).text == "0123456789abcdeffedcba9876543210")
    #expect(AccessToken.random().text.count == 32)
    #expect(AccessToken.random().text != AccessToken.random().text)
  }

  @Test func onlyTheWholeTokenMatches() {
    let token = AccessToken(0x0123_4567_89AB_CDEF, 0)
    #expect(token.matches(token.text))
    for wrong in [
      "", "0", String(token.text.dropLast()), token.text + "0", token.text.uppercased(), "1" + token.text.dropFirst(),
    ] {
      #expect(!token.matches(wrong), "\(wrong)")
    }
  }
}
