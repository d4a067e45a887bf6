import AppleNames
import Foundation
import Security
import Testing

@Suite struct KeychainTests {
  private let service = UUID().uuidString

  private func query(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
    var values: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
    for (key, value) in more { values[key as String] = value }
    return values as CFDictionary
  }

  private func secret(_ account: String) -> String? {
    var result: AnyObject?
    let status = SecItemCopyMatching(
      query(account, [kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne]), &result)
    return status == errSecSuccess ? (result as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
  }

  @Test func aPasswordIsKeptChangedAndDeleted() {
    #expect(SecItemCopyMatching(query("a"), nil) == errSecItemNotFound)
    #expect(SecItemAdd(query("a", [kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("a", [kSecValueData: Data("two".utf8)]), nil) == errSecDuplicateItem)
    #expect(SecItemAdd(query("b", [kSecValueData: Data("other".utf8)]), nil) == errSecSuccess)
    #expect(secret("a") == "one")
    #expect(SecItemUpdate(query("a"), [kSecValueData as String: Data("two".utf8)] as CFDictionary) == errSecSuccess)
    #expect(secret("a") == "two" && secret("b") == "other")
    #expect(SecItemDelete(query("a")) == errSecSuccess)
    #expect(secret("a") == nil && secret("b") == "other" && SecItemDelete(query("a")) == errSecItemNotFound)
    #expect(SecItemUpdate(query("a"), [kSecValueData as String: Data()] as CFDictionary) == errSecItemNotFound)
  }

  @Test func attributesAndAllResultsAreReturned() throws {
    for account in ["a", "b"] {
      #expect(
        SecItemAdd(query(account, [kSecValueData: Data(account.utf8), kSecAttrLabel: "L"]), nil) == errSecSuccess)
    }
    var result: CFTypeRef?
    let all: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
      kSecMatchLimit as String: kSecMatchLimitAll,
    ]
    #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(items.compactMap { $0[kSecValueData as String] as? Data } == [Data("a".utf8), Data("b".utf8)])
    #expect(items[0][kSecAttrCreationDate as String] is Date && items[0][kSecAttrLabel as String] as? String == "L")
  }

  @Test func aLastingReferenceFindsItsItem() throws {
    var reference: CFTypeRef?
    let added = query("a", [kSecValueData: Data("x".utf8), kSecReturnPersistentRef: true])
    #expect(SecItemAdd(added, &reference) == errSecSuccess)
    let data = try #require(reference as? Data)
    var result: CFTypeRef?
    let query: [String: Any] = [kSecValuePersistentRef as String: data, kSecReturnData as String: true]
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess && result as? Data == Data("x".utf8))
  }

  @Test func synchronizedItemsAreFoundOnRequest() {
    #expect(SecItemAdd(query("s", [kSecValueData: Data(), kSecAttrSynchronizable: true]), nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query("s"), nil) == errSecItemNotFound)
    #expect(SecItemCopyMatching(query("s", [kSecAttrSynchronizable: true]), nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query("s", [kSecAttrSynchronizable: kSecAttrSynchronizableAny]), nil) == errSecSuccess)
  }

  @Test func anUpdateCannotMakeTwoTheSame() {
    for account in ["a", "b"] { #expect(SecItemAdd(query(account), nil) == errSecSuccess) }
    #expect(SecItemUpdate(query("a"), [kSecAttrAccount as String: "b"] as CFDictionary) == errSecDuplicateItem)
    #expect(SecItemCopyMatching(query("a"), nil) == errSecSuccess)
  }

  @Test func whatIsNotThereFails() {
    #expect(SecItemAdd([kSecAttrAccount as String: "a"] as CFDictionary, nil) == errSecParam)
    let certificate = [kSecClass as String: kSecClassCertificate] as CFDictionary
    #expect(SecItemAdd(certificate, nil) == errSecParam)
    let access = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil)
    #expect(SecItemAdd(query("a", [kSecAttrAccessControl: access as Any]), nil) == errSecAuthFailed)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil).map { "\($0)" }?.contains("could not be found") == true)
    #expect(SecCopyErrorMessageString(errSecCertificateExpired, nil).map { "\($0)" }?.contains("expired") == true)
  }

  @Test func randomBytesFillTheMemory() {
    var (first, second) = ([UInt8](repeating: 0, count: 64), [UInt8](repeating: 0, count: 64))
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 64, &second) == errSecSuccess)
    #expect(first[32...].allSatisfy { $0 == 0 }, "no more than asked for")
    #expect(Set(second).count > 8 && Array(first[..<32]) != Array(second[..<32]))
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &first) == errSecParam)
  }
}
