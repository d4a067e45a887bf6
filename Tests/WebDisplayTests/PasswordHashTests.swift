import Testing

@testable import WebDisplay

@Suite struct PasswordHashTests {
  @Test func aPasswordIsVerifiedAgainstItsHashAndNoOther() throws {
    let hash = try #require(PasswordHash.make("correct horse"))
    #expect(hash.hasPrefix("$y$") && !hash.contains("horse"))
    #expect(PasswordHash.verify("correct horse", against: hash))
    for wrong in ["", "correct hors", "correct horse ", "Correct horse"] {
      #expect(!PasswordHash.verify(wrong, against: hash))
    }
    let other = try #require(PasswordHash.make("correct horse"))
    #expect(other != hash, "each has a salt of its own")
  }

  @Test func passwordsThatAreTooShortOrTooLongHaveNoHash() {
    #expect(PasswordHash.make("1234567") == nil)
    #expect(PasswordHash.make(String(repeating: "a", count: 257)) == nil)
    #expect(PasswordHash.make("with a \0 inside") == nil)
  }

  @Test func brokenHashesMatchNoPassword() {
    for hash in ["", "*0", "$", "$y$", "$y$j9T$", "plain", "correct horse"] {
      #expect(!PasswordHash.verify("correct horse", against: hash))
    }
  }

  @Test func accountsAreReadAsTheyWereWritten() throws {
    let owner = try #require(PasswordHash.make("of the owner"))
    let guest = try #require(PasswordHash.make("of a guest"))
    let accounts = WebAccounts(hashes: [.owner: owner, .guest: guest])
    let again = WebAccounts(text: "# a remark\n" + accounts.text + "somebody \(owner)\nowner\nowner plain\n")
    #expect(again == accounts)
    #expect(again.role(of: "of the owner") == .owner)
    #expect(again.role(of: "of a guest") == .guest)
    #expect(again.role(of: "of nobody") == nil)
    #expect(WebAccounts().role(of: "") == nil)
  }
}
