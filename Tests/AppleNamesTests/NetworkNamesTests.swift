import AppleNames
import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite struct NetworkNamesTests {
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

/// Answers every request with its address.
private final class Echo: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

struct SessionClientTests {
  @Test func aSessionIsAClientOfAPackagesProtocol() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let session = URLSession(configuration: configuration)
    let client: any Client = session
    let url = try #require(URL(string: "http://localhost/film"))
    let expected = Data(url.absoluteString.utf8)
    #expect(try await client.data(from: url).0 == expected)
    #expect(try await client.upload(for: URLRequest(url: url), from: Data([1])).0 == expected)
    #expect(try await session.data(for: URLRequest(url: url)).0 == expected)
  }
}
