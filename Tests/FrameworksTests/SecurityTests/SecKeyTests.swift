import AppleNames
import Foundation
import Security
import Testing

@Suite struct SecKeyTests {
  // Made with `openssl genrsa` and `openssl dgst`.
  private let message = Data("The schedule for Monday".utf8) as NSData

  private func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() }

  private func key(_ bytes: Data, _ type: CFString, _ keyClass: CFString) -> SecKey? {
    SecKeyCreateWithData(
      bytes as NSData, [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass] as NSDictionary, nil)
  }

  private func random(_ type: CFString, _ size: Int) -> SecKey? {
    SecKeyCreateRandomKey([kSecAttrKeyType: type, kSecAttrKeySizeInBits: size] as NSDictionary, nil)
  }

  @Test func signaturesOfOpenSSLAreVerified() throws {
    let key = try #require(self.key(data(Self.rsa), kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate))
    let own = try #require(SecKeyCopyPublicKey(key))
    #expect(
      SecKeyVerifySignature(own, .rsaSignatureMessagePKCS1v15SHA256, message, data(Self.padded) as NSData, nil))
    #expect(SecKeyVerifySignature(own, .rsaSignatureMessagePSSSHA384, message, data(Self.probabilistic) as NSData, nil))
    #expect(
      SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, message, nil) as Data? == data(Self.padded))
    #expect(SecKeyCopyExternalRepresentation(key, nil) as Data? == data(Self.rsa))
    let secret = SecKeyCreateDecryptedData(key, .rsaEncryptionOAEPSHA256, data(Self.encrypted) as NSData, nil)
    #expect(secret as Data? == Data("secret".utf8))
  }

  @Test func aWrongSignatureGivesAppleStatus() throws {
    let key = try #require(random(kSecAttrKeyTypeECSECPrimeRandom, 256))
    var error: Unmanaged<CFError>?
    #expect(!SecKeyVerifySignature(key, .ecdsaSignatureMessageX962SHA256, message, message, &error))
    #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
  }

  @Test(arguments: [256, 384, 521]) func curvesSignAndAgree(size: Int) throws {
    let first = try #require(random(kSecAttrKeyTypeECSECPrimeRandom, size))
    let second = try #require(random(kSecAttrKeyTypeECSECPrimeRandom, size))
    let signature = try #require(SecKeyCreateSignature(first, .ecdsaSignatureMessageX962SHA512, message, nil))
    let own = try #require(SecKeyCopyPublicKey(first))
    let other = try #require(SecKeyCopyPublicKey(second))
    #expect(SecKeyVerifySignature(own, .ecdsaSignatureMessageX962SHA512, message, signature, nil))
    #expect(!SecKeyVerifySignature(other, .ecdsaSignatureMessageX962SHA512, message, signature, nil))
    let shared = SecKeyCopyKeyExchangeResult(first, .ecdhKeyExchangeStandard, other, [:] as NSDictionary, nil)
    #expect(shared != nil)
    #expect(shared == SecKeyCopyKeyExchangeResult(second, .ecdhKeyExchangeStandard, own, [:] as NSDictionary, nil))
    let bytes = try #require(SecKeyCopyExternalRepresentation(first, nil)) as Data
    #expect(key(bytes, kSecAttrKeyTypeEC, kSecAttrKeyClassPrivate) == first)
    #expect(CFGetTypeID(first) == SecKeyGetTypeID() && SecKeyGetTypeID() != SecAccessControlGetTypeID())
  }

  @Test func brokenKeysAreRefusedOrReadWithoutCrash() {
    let whole = data(Self.rsa)
    for count in 0..<whole.count {
      #expect(key(whole.prefix(count), kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate) == nil)
    }
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0xff
      if let key = key(bytes, kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate), index.isMultiple(of: 64) {
        _ = SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, message, nil)
      }
    }
  }

  @Test func aPermanentKeyIsFoundInTheKeychain() throws {
    let tag = Data(UUID().uuidString.utf8)
    let made = SecKeyCreateRandomKey(
      [
        kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
        kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag] as NSDictionary,
      ] as NSDictionary, nil)
    var found: AnyObject?
    let query = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true] as NSDictionary
    #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
    #expect(made != nil && found as? SecKey == made)
  }

  private static let rsa = """
    MIIEowIBAAKCAQEAx8cqti9lbKfZ62jUVBDeWT1jbtXnriV4BmmC8CXFE5ADoQCpl0syk7gLkH4SyQBFr5P81m8QsOJvjf4qALrmrEmu7gi8xd
    1v0NI2dr+gdbYxXkk6maX3gZUS2Ds0k+AGjQJ7jjqRngFbF5dW9GhmgSTNkZow0ASVhHAncQAk6rFMX4yKT8nE4vfurkiWUCLyWyjD5ACx2d6k
    xWQzwxoox70aFKb/x+abCE/gKG6lDbMkSLD4W/U1SNkqaTXI0IqTGu+yB2dBvnnlhnOLtyDkmC6Fbu4lF+Z/gFJW37fGWHkikPr/JUkvOUVtGE
    dtXGgWuYutCnbWGlsbc3BZ3QWdYQIDAQABAoIBAAlfcgTNqPXF0z7M8odGKlRoAaoBzaaZOe4dFahUMVCXZWAwooRHYiZVkG9VRubYxSw1Znue
    Btuxp/eyuMBDhI6JP3SKAudKmhQjRKxiFbJoG51XlLEAPSI+fv2Xm4IjlNMZTngwDcRqvl4XOtxpKIP/GMjvwcIEsQofY+5UiibbmOHnfTGPSZ
    /iWn3lkOjf8WXNjqTE1oWCQOkjRxqP3TL4IfK8nkbfwmuoGYteOsKWD2IMFx7sDj2ytMcitiQBMi+7lcfdn2/9LG3QO9Fiq95WuzrYbwgke9c/
    DddQxq3B3VmgViyTgG/OAiztQeV7zQiDPDrvlfnzIAtYEMaZ70UCgYEA7SUGISbsq6szJhKeZLPQvCdWKKBXf6IqietqrJHWAwZphRG2cYkMIG
    hweNJ2TJgwk9zCRH9MbjnT32oG+dR3DMMoSkiX5Y2I66Jq4vqXeTv8/fMfmgm5GsQx8pJ2B99yex6AAFAGQIG4gNK+GfTgC2Iu/OGPK/vt6xK9
    VJ8RmHUCgYEA16mPtPEfm2DxJmt+qmHoE2E5KjvwsPiXXdJHRY5k010Yzuh1NON+pA2Ag3WLRA4eGBqMlsMQNoq6EhTvYksKPw73ob08cg7hFJ
    4v3PNdFW+q74eoVm3xyBXIwTAV7fgYm7VdBKB18sAWzRi6W/BvILEdDuTggvakI+mL+6Ht870CgYBs/vlkP2nENXna4+/dRTCJamMVZS0SQsze
    e0+aZaVB2q6hNNTwNhdWxen7/m/VIJYjP/IiXYgZmYaiRy9RoK/fM8vO6LK4FWd7Njl+fcMlO8c6SYaa3CEyBj8WyO5rC+6oXAplGmLlPzo4K6
    SodX6MfOIv5NRTWQWvZ/uRa1NBCQKBgQCsiau/R2nSFazY4AdmqQ3S82WYtHvMGhZ/qUv8CgAAWesPHksnFRqshWDby56vw9uvzQ3NUCIYgMR8
    0uLx8Lcx2/eiHpPNbLoGlMgWLV27WKuZFx9Gho95VHRYmu/wgxys9lyE5xt2KtgTHkV6aNF/hjOJRvOX01ten+quVs7YwQKBgC03KDcME1fSdI
    /Q9CIzE87g3L95Lk9IXubIYLw1Uc/O8z+6yFZJV4ULSEyC6rbxuLRHb65M9uSeJsixSrh9W82jnZCWDtvW/PrGMRdmC5LWM6feV2FBW6a1LFBt
    4X+2tXhghMr9PcrO0MvZ33mc3TyBDScS8Lb2pQRp+gWxKUxn
    """
  private static let padded = """
    NbEi3LwM+/+aV+t7J3Azg5rfHXaDOVXjnUtGBk7NV2f9GrqLnMAPhOaRJBetME8fFq+CEw2dIWIOkBqmWo0hUYjX5gyaw9lmaujTqTusmZW5vL
    wl1Ov5zxH2A3P/czfRl0Xg3ZdGCsfHhyOrMAG4oYSsAtu/HHb8USVvYekWMdrhVtF3bX2EVsuBd/+SoHOVGT9q3+I4Kvn48LfC+hfT24rnEeBP
    cW+mVqveyA+gorsikdyszio5JICNl+Lx/MwU1cFuW2D1qmerEF9koOsJA5CB3ME7GOU2MAPk/pbTi+ZFytAHRXpRbpsyIdubnntW2OfS8APyfZ
    3dM+4M5cHdlQ==
    """
  private static let probabilistic = """
    uYd4lqHIq9aSnbSMhU/iFT/RyxVm1Eduy/li0KUldhS4CwgOodOjpWbpuVoIXljmnmt7T4nhvAkAkMZpd7AUxohI0MR3CeyYrhWfzAw3i0OXt2
    vggOVqx6sFcP+FEVNCwm0hqN43BpKzQOdVC72XtSVzz4drgwTkSE5Rpmg4AVdXGvIp32jdlCx47t8fJwgESLwSnubmvVGjTCW/pqDGMSm9F4f7
    BL3O156hKrm3phCKQifed3Blqk/8UQgkeEurbxUJDqmxfJZqt/tbET/CT8p+hpZk6Kn3EtlE0FYd6TpRjUAtoaCFlZFnl1EhxB0Y+8wUViZmBl
    Ha9anIwZOWnw==
    """
  private static let encrypted = """
    dlbPUHXn/rhTMJP3akhugRdX6GNLk53UetwME1CDAKj/mUAtQBWWqEY3W4zNnlQyYlj446LAJC/LgTDAp6hDqjFZQgn10hZlGOHZ88F+XzF3SO
    ZqnjymRjF6R9YFueF4E4tZmjclx+jkMama2RrzVx/8c7JfPq4t3ViZGtwGyByq1Ow0BjgnXT30M4l7OPqI7DIfTx4hFaKNBv9q3FbIx33WZRhN
    GRm4Nw/0mFu/mIlfFoFl6cnYguBvlg2ks32SNJp7I7aZjiR9SaF0NEWJ+FaIz/e9WExlYzm+T687OeUKzDoMbIpMM0TCQGXmCzLedp/wAxA+wd
    wmoJgadw/H2Q==
    """
}
