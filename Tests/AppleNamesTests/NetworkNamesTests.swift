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

  @Test func responsesHaveATypeAndALength() throws {
    let url = try #require(URL(string: "https://example.org/film"))
    let response = HTTPURLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 12, textEncodingName: "utf-8")
    #expect(response.url == url)
    #expect(response.statusCode == 200)
    #expect(response.mimeType == "text/plain")
    #expect(response.textEncodingName == "utf-8")
    #expect(response.expectedContentLength == 12)
    let empty = HTTPURLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    #expect(empty.expectedContentLength == -1)
    #expect(empty.mimeType == nil)
  }
}

private protocol Client {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
}

extension URLSession: Client {}

struct SessionClientTests {
  @Test func aSessionIsAClientOfAPackagesProtocol() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("film".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let client: any Client = URLSession.shared
    #expect(try await client.data(from: file).0 == Data("film".utf8))
    #expect(try await URLSession.shared.data(for: URLRequest(url: file)).0 == Data("film".utf8))
  }
}
