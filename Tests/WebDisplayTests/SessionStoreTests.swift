import Testing

@testable import WebDisplay

@Suite struct SessionStoreTests {
  @Test func aSessionHasItsRoleUntilItIsClosedOrForgotten() {
    var store = SessionStore()
    let owner = store.open(.owner, at: 0)
    let guest = store.open(.guest, at: 0)
    #expect(store.role(of: owner.text, at: 10) == .owner)
    #expect(store.role(of: guest.text, at: 10) == .guest)
    #expect(store.role(of: AccessToken(1, 1).text, at: 10) == nil)
    #expect(store.role(of: "", at: 10) == nil)
    store.close(owner.text)
    #expect(store.role(of: owner.text, at: 10) == nil)
    #expect(store.role(of: guest.text, at: 10 + SessionStore.lifetime) == nil)
  }

  @Test func usingASessionKeepsIt() {
    var store = SessionStore()
    let session = store.open(.owner, at: 0)
    for day in 1...100 { #expect(store.role(of: session.text, at: UInt64(day) * 86_400) == .owner) }
  }

  @Test func whenThereAreTooManyTheOneNotUsedForLongestGoes() {
    var store = SessionStore()
    let first = store.open(.owner, at: 0)
    let second = store.open(.owner, at: 1)
    _ = store.role(of: first.text, at: 2)
    for number in 0..<(SessionStore.most - 1) { _ = store.open(.guest, token: AccessToken(7, UInt64(number)), at: 3) }
    #expect(store.count == SessionStore.most)
    #expect(store.role(of: first.text, at: 4) == .owner)
    #expect(store.role(of: second.text, at: 4) == nil)
  }
}
