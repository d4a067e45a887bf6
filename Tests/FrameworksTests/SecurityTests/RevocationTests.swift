import AppleNames
import Foundation
import Security
import Testing

@Suite struct RevocationTests {
  // Made with `openssl ocsp`: two responses about the leaf by a signer whom the root appointed, and one by the root.
  private func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() }

  /// Returns the code of the error on a day of December 2026; 0 for none.
  private func code(_ responses: Any?, day: Double = 10, flags: CFOptionFlags = kSecRevocationOCSPMethod) throws
    -> (OSStatus, [String: Any])
  {
    let leaf = try #require(SecCertificateCreateWithData(nil, data(Self.leaf) as NSData))
    let root = try #require(SecCertificateCreateWithData(nil, data(Self.root) as NSData))
    let revocation = try #require(SecPolicyCreateRevocation(flags))
    var made: SecTrust?
    SecTrustCreateWithCertificates(leaf, [SecPolicyCreateSSL(true, "films.example"), revocation], &made)
    let trust = try #require(made)
    SecTrustSetAnchorCertificates(trust, [root])
    // 1 December 2026.
    SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 1_796_083_200 + (day - 1) * 86400) as NSDate)
    #expect(SecTrustSetOCSPResponse(trust, responses) == errSecSuccess)
    var error: CFError?
    _ = SecTrustEvaluateWithError(trust, &error)
    return (OSStatus(error?.code ?? 0), try #require(SecTrustCopyResult(trust) as? [String: Any]))
  }

  @Test func aResponseSaysThatACertificateWasRevoked() throws {
    #expect(try code(data(Self.revoked)).0 == errSecCertificateRevoked)
    #expect(try code([data("AAAA"), data(Self.revoked)], day: 300).0 == errSecCertificateRevoked)
    let (_, result) = try code(data(Self.revoked))
    #expect(result[kSecTrustResultValue as String] as? Int == Int(SecTrustResultType.fatalTrustFailure.rawValue))
  }

  @Test(arguments: [true, false]) func aGoodResponseAnswersWhileItIsValid(isOfIssuer: Bool) throws {
    let response = isOfIssuer ? Self.goodOfIssuer : Self.good
    let flags = kSecRevocationOCSPMethod | kSecRevocationRequirePositiveResponse
    let (status, result) = try code(data(response) as NSData, flags: flags)
    #expect(status == 0)
    #expect(result[kSecTrustRevocationChecked as String] as? Bool == true)
    #expect(result[kSecTrustRevocationValidUntilDate as String] is Date)
    #expect(try code(data(response), day: 31, flags: flags).0 == errSecIncompleteCertRevocationCheck)
    #expect(try code(data(response), day: 31).0 == 0)
    #expect(try code(nil, flags: flags).0 == errSecIncompleteCertRevocationCheck)
    #expect(try code(nil).1[kSecTrustRevocationChecked as String] == nil)
  }

  @Test func aForgedOrBrokenResponseIsIgnored() throws {
    for text in [Self.revoked, Self.good] {
      let whole = data(text)
      for index in stride(from: 0, to: whole.count, by: 5) {
        var bytes = whole
        bytes[index] ^= 0x41
        let status = try code(bytes).0
        #expect(status == 0 || text == Self.revoked && status == errSecCertificateRevoked)
      }
      #expect(try code(whole.prefix(whole.count - 1)).0 == 0)
    }
    // The last byte belongs to the signature of a response without certificates.
    var forged = data(Self.goodOfIssuer)
    forged[forged.count - 1] ^= 1
    let flags = kSecRevocationOCSPMethod | kSecRevocationRequirePositiveResponse
    #expect(try code(forged, flags: flags).0 == errSecIncompleteCertRevocationCheck)
    #expect(try code(Data(count: 100_000)).0 == 0)
  }

  private static let root = """
    MIIBfzCCASWgAwIBAgIUcv39scWS+qCBD10jtMlza3TKkAUwCgYIKoZIzj0EAwIwFTETMBEGA1UEAwwKRmlsbXMgUm9vdDAeFw0yNjExMjgwODMz
    MjJaFw00NjExMjMwODMzMjJaMBUxEzARBgNVBAMMCkZpbG1zIFJvb3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAROCS0BHoZI8X3htsnMnL5U
    ztvMbcJ/MrAAo/GLPeW2HNm01/zsb19B0TINSAMsz8AbS6BiEGx3kEAII3CVstUzo1MwUTAdBgNVHQ4EFgQUrlVQJTWJXeQ0wK0C+mYZYwjzS1Yw
    HwYDVR0jBBgwFoAUrlVQJTWJXeQ0wK0C+mYZYwjzS1YwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAux2mnMoXNUpO3GpgRRgD
    g5GaajO4Xhkyz5VFMUuFNFACIGzIKZKzAXEFZu6xZrlurZxOLG23hxs7IRmqtgc0rSIR
    """
  private static let leaf = """
    MIIBcTCCARegAwIBAgICEAEwCgYIKoZIzj0EAwIwFTETMBEGA1UEAwwKRmlsbXMgUm9vdDAeFw0yNjExMjgwODMzMjJaFw00NjAxMjcwODMzMjJa
    MBAxDjAMBgNVBAMMBUZpbG1zMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEajPtjqH95K1RdsFJaocV67UPSfHBe6vw3IvMGOXmQmkCMABIaTqa
    Rr0iphoVihyKWW87pN/hpqp22Qoq16KTk6NcMFowGAYDVR0RBBEwD4INZmlsbXMuZXhhbXBsZTAdBgNVHQ4EFgQUiSq3wqI45ZS6T1wJaztVfD6X
    jScwHwYDVR0jBBgwFoAUrlVQJTWJXeQ0wK0C+mYZYwjzS1YwCgYIKoZIzj0EAwIDSAAwRQIhAMUJh0JLPz33XlpzajZ0nDOsgmG+tnrEdhRhfcEU
    bP+dAiBnrtHnuY3x8/y9oJvOnFKCyHB9CetoFKBTLDfJnj2ywA==
    """
  private static let good = """
    MIICrgoBAKCCAqcwggKjBgkrBgEFBQcwAQEEggKUMIICkDCBuKEZMBcxFTATBgNVBAMMDEZpbG1zIFN0YXR1cxgPMjAyNjExMjgwODMzMjJaMGUw
    YzA7MAkGBSsOAwIaBQAEFNcS8CtvjphSQ1L1FTCyk/CFXvOtBBSuVVAlNYld5DTArQL6ZhljCPNLVgICEAGAABgPMjAyNjExMjgwODMzMjJaoBEY
    DzIwMjYxMjI4MDgzMzIyWqEjMCEwHwYJKwYBBQUHMAECBBIEEFVnueIFXY5B053ll4JHoL8wCgYIKoZIzj0EAwIDRwAwRAIgOw6+G7QjzajvnG4T
    71Sap7NzTIZGG04IIidZJ9qchJUCIHpuHfEe0iylQcQig35o9UvTHyxBSAJai5vEbUJegcz5oIIBfDCCAXgwggF0MIIBGaADAgECAgIQAjAKBggq
    hkjOPQQDAjAVMRMwEQYDVQQDDApGaWxtcyBSb290MB4XDTI2MTEyODA4MzMyMloXDTQ2MDEyNzA4MzMyMlowFzEVMBMGA1UEAwwMRmlsbXMgU3Rh
    dHVzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE5dTuATzOdDhy9xjSR/Ue4WE9E9B8xRLaIoxKRjvd2hBsoqvaKBcvZvfRaQ9OEwcgeFetec2s
    2WrWEHwBM1WD86NXMFUwEwYDVR0lBAwwCgYIKwYBBQUHAwkwHQYDVR0OBBYEFFxCm8HPM/FAL+gecKAdlkdWA5TWMB8GA1UdIwQYMBaAFK5VUCU1
    iV3kNMCtAvpmGWMI80tWMAoGCCqGSM49BAMCA0kAMEYCIQDHvbNRmWCFOP73odfKIx5BPyE0sy4pabnDvfvl9oUm2wIhAJQ/7JRayWkePNkXY4KI
    P19NJuTVZDxJzDXGrgIJ6jjw
    """
  private static let goodOfIssuer = """
    MIIBLQoBAKCCASYwggEiBgkrBgEFBQcwAQEEggETMIIBDzCBtqEXMBUxEzARBgNVBAMMCkZpbG1zIFJvb3QYDzIwMjYxMTI4MDgzMzIyWjBlMGMw
    OzAJBgUrDgMCGgUABBTXEvArb46YUkNS9RUwspPwhV7zrQQUrlVQJTWJXeQ0wK0C+mYZYwjzS1YCAhABgAAYDzIwMjYxMTI4MDgzMzIyWqARGA8y
    MDI2MTIyODA4MzMyMlqhIzAhMB8GCSsGAQUFBzABAgQSBBCwyC+S/1tQHoiZ9gwbUNVJMAoGCCqGSM49BAMCA0gAMEUCIC7WALamijPNf8qWWnjG
    CMNL6OYjuPlsvEAO6iA5otMrAiEAxTtoBRTxN0KTk940W5IUEhe0coIqcI3JMIchaX5Z9WY=
    """
  private static let revoked = """
    MIICxAoBAKCCAr0wggK5BgkrBgEFBQcwAQEEggKqMIICpjCBzqEZMBcxFTATBgNVBAMMDEZpbG1zIFN0YXR1cxgPMjAyNjExMjgwODMzMjJaMHsw
    eTA7MAkGBSsOAwIaBQAEFNcS8CtvjphSQ1L1FTCyk/CFXvOtBBSuVVAlNYld5DTArQL6ZhljCPNLVgICEAGhFhgPMjAyNjAxMDEwMDAwMDBaoAMK
    AQEYDzIwMjYxMTI4MDgzMzIyWqARGA8yMDI2MTIyODA4MzMyMlqhIzAhMB8GCSsGAQUFBzABAgQSBBAk4Kl+JSdSm6rhA726Tb4VMAoGCCqGSM49
    BAMCA0cAMEQCIEnUXbuNpgFwSz+eIu5u5ZyWDTYz0040pBE6zQDbWKhRAiAnhoq9iZ8zzDAZW1HWRTyE18lKZsc5HjB03k6SfKv2x6CCAXwwggF4
    MIIBdDCCARmgAwIBAgICEAIwCgYIKoZIzj0EAwIwFTETMBEGA1UEAwwKRmlsbXMgUm9vdDAeFw0yNjExMjgwODMzMjJaFw00NjAxMjcwODMzMjJa
    MBcxFTATBgNVBAMMDEZpbG1zIFN0YXR1czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOXU7gE8znQ4cvcY0kf1HuFhPRPQfMUS2iKMSkY73doQ
    bKKr2igXL2b30WkPThMHIHhXrXnNrNlq1hB8ATNVg/OjVzBVMBMGA1UdJQQMMAoGCCsGAQUFBwMJMB0GA1UdDgQWBBRcQpvBzzPxQC/oHnCgHZZH
    VgOU1jAfBgNVHSMEGDAWgBSuVVAlNYld5DTArQL6ZhljCPNLVjAKBggqhkjOPQQDAgNJADBGAiEAx72zUZlghTj+96HXyiMeQT8hNLMuKWm5w737
    5faFJtsCIQCUP+yUWslpHjzZF2OCiD9fTSbk1WQ8Scw1xq4CCeo48A==
    """
}
