import AppleNames
import Foundation
import FoundationNetworking
import Testing

/// Answers requests to one host with their paths.
private final class PathEcho: URLProtocol {
  static let host = "path-echo.invalid"

  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == host }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url, url.path != "/missing" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}

@Suite(.serialized) struct ConnectionTests {
  init() { _ = URLProtocol.registerClass(PathEcho.self) }

  private func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "http://\(PathEcho.host)\(path)") ?? URL(fileURLWithPath: "/"))
  }

  @Test func requestsAreLoadedOnAQueue() async {
    let queue = OperationQueue()
    let text = await withCheckedContinuation { done in
      NSURLConnection.sendAsynchronousRequest(request("/film"), queue: queue) { response, data, error in
        done.resume(returning: data.map { String(decoding: $0, as: UTF8.self) } ?? "\(String(describing: error))")
      }
    }
    #expect(text == "/film" && NSURLConnection.canHandle(request("/film")))
  }

  @Test func failuresArriveWithoutAResponse() async {
    let hasFailed = await withCheckedContinuation { done in
      NSURLConnection.sendAsynchronousRequest(request("/missing"), queue: OperationQueue()) { response, data, error in
        done.resume(returning: response == nil && data == nil && error is URLError)
      }
    }
    #expect(hasFailed)
  }

  @Test func aThreadMayWaitForARequest() throws {
    var response: URLResponse?
    let data = try NSURLConnection.sendSynchronousRequest(request("/film"), returning: &response)
    #expect(data == Data("/film".utf8) && response?.mimeType == "text/plain")
    #expect(throws: URLError.self) {
      try NSURLConnection.sendSynchronousRequest(request("/missing"), returning: nil)
    }
  }

  @Test func cookiesAreStoredForATask() throws {
    let storage = HTTPCookieStorage.shared
    let task = URLSession.shared.dataTask(with: request("/"))
    let cookie = try #require(
      HTTPCookie(properties: [
        .name: "seen", .value: "1", .path: "/", .domain: PathEcho.host,
        .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax.rawValue,
      ]))
    storage.storeCookies([cookie], for: task)
    defer { storage.deleteCookie(cookie) }
    var names: [String]?
    storage.getCookiesFor(task) { names = $0?.map(\.name) }
    #expect(names == ["seen"])
  }
}
