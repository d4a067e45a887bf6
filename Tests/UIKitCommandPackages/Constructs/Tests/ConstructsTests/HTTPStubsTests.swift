import Foundation
import OHHTTPStubs
import XCTest

final class HTTPStubsTests: XCTestCase {
  private let sessions = [
    URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral),
  ]

  override func tearDown() {
    HTTPStubs.removeAllStubs()
    HTTPStubs.setEnabled(true)
    HTTPStubs.onStubMissing(nil)
    HTTPStubs.onStubRedirectResponse(nil)
    HTTPStubs.afterStubFinish(nil)
  }

  /// Adds a stub for a path, which answers with a text.
  @discardableResult private func stub(_ path: String, with text: String) -> HTTPStubsDescriptor {
    HTTPStubs.stubRequests(
      passingTest: { $0.url?.path == path },
      withStubResponse: { _ in HTTPStubsResponse(data: Data(text.utf8), statusCode: 201, headers: ["Kind": "text"]) })
  }

  private func request(_ path: String) -> URLRequest { URLRequest(url: URL(string: "stubs://films.test\(path)")!) }

  func testEverySessionIsAnsweredByTheLastStub() async throws {
    stub("/film", with: "first")
    let last = stub("/film", with: "last")
    for session in sessions {
      let (data, response) = try await session.data(for: request("/film"))
      XCTAssertEqual(String(decoding: data, as: UTF8.self), "last")
      XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 201)
      XCTAssertEqual((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Kind"), "text")
    }
    XCTAssertEqual(HTTPStubs.allStubs().count, 2)
    XCTAssertTrue(HTTPStubs.removeStub(last))
    XCTAssertFalse(HTTPStubs.removeStub(last))
    let (data, _) = try await URLSession.shared.data(for: request("/film"))
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "first")
  }

  func testRequestsKeepTheirBodies() async throws {
    HTTPStubs.stubRequests(
      passingTest: { $0.httpMethod == "POST" },
      withStubResponse: { request in
        let body = (request as NSURLRequest).ohhttpStubs_HTTPBody()
        return HTTPStubsResponse(data: body ?? Data(), statusCode: 200, headers: nil)
      })
    for session in sessions {
      var request = request("/films")
      request.httpMethod = "POST"
      request.httpBody = Data("a film".utf8)
      let (data, _) = try await session.data(for: request)
      XCTAssertEqual(String(decoding: data, as: UTF8.self), "a film")
    }
  }

  func testErrorsFilesAndJSON() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("from a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let responses = [
      "/error": HTTPStubsResponse(error: URLError(.notConnectedToInternet)),
      "/file": HTTPStubsResponse(fileAtPath: file.path, statusCode: 200, headers: nil),
      "/json": HTTPStubsResponse(jsonObject: ["title": "Film"], statusCode: 200, headers: nil),
    ]
    HTTPStubs.stubRequests(
      passingTest: { responses[$0.url?.path ?? ""] != nil }, withStubResponse: { responses[$0.url?.path ?? ""]! })
    do {
      _ = try await URLSession.shared.data(for: request("/error"))
      XCTFail("no error")
    } catch {
      XCTAssertEqual((error as NSError).code, URLError.notConnectedToInternet.rawValue)
    }
    let (text, _) = try await URLSession.shared.data(for: request("/file"))
    XCTAssertEqual(String(decoding: text, as: UTF8.self), "from a file")
    let (json, response) = try await URLSession.shared.data(for: request("/json"))
    XCTAssertEqual(try JSONDecoder().decode([String: String].self, from: json), ["title": "Film"])
    XCTAssertEqual((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type"), "application/json")
  }

  func testRedirectionsAreFollowedAndReported() async throws {
    HTTPStubs.stubRequests(
      passingTest: { $0.url?.path == "/old" },
      withStubResponse: { _ in HTTPStubsResponse(data: Data(), statusCode: 302, headers: ["Location": "/new"]) })
    stub("/new", with: "here")
    let redirected = expectation(description: "redirected")
    HTTPStubs.onStubRedirectResponse { request, next, _, _ in
      XCTAssertEqual(request.url?.path, "/old")
      XCTAssertEqual(next.url?.absoluteString, "stubs://films.test/new")
      XCTAssertNil(next.value(forHTTPHeaderField: "Authorization"))
      redirected.fulfill()
    }
    var request = request("/old")
    request.setValue("secret", forHTTPHeaderField: "Authorization")
    let (data, response) = try await URLSession(configuration: .default).data(for: request)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "here")
    XCTAssertEqual(response.url?.path, "/new")
    await fulfillment(of: [redirected], timeout: 5)
  }

  func testRefusalsReachTheirSession() async throws {
    HTTPStubs.stubRequests(
      passingTest: { _ in true },
      withStubResponse: { _ in
        HTTPStubsResponse(data: Data(), statusCode: 401, headers: ["WWW-Authenticate": "Basic realm=\"films\""])
      })
    let (_, response) = try await URLSession.shared.data(for: request("/film"))
    XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 401)
  }

  func testDownloadsGetAFile() async throws {
    stub("/film", with: "a film")
    for session in sessions {
      let (file, _) = try await session.download(for: request("/film"))
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "a film")
      try FileManager.default.removeItem(at: file)
    }
  }

  func testTimes() async throws {
    HTTPStubs.stubRequests(
      passingTest: { _ in true },
      withStubResponse: { _ in
        // A kilobyte a second.
        HTTPStubsResponse(data: Data(count: 200), statusCode: 200, headers: nil)
          .requestTime(0.1, responseTime: OHHTTPStubsDownloadSpeed1KBPS)
      })
    let start = Date()
    _ = try await URLSession.shared.data(for: request("/film"))
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.3)
  }

  func testSwitches() async throws {
    stub("/film", with: "a film")
    let configuration = URLSessionConfiguration.default
    XCTAssertTrue(HTTPStubs.isEnabled(for: configuration))
    HTTPStubs.setEnabled(false, for: configuration)
    XCTAssertFalse(HTTPStubs.isEnabled(for: configuration))
    HTTPStubs.setEnabled(false)
    XCTAssertFalse(HTTPStubs.isEnabled())
    // Nothing listens at the port.
    let url = URL(string: "http://127.0.0.1:1/film")!
    for session in [URLSession.shared, URLSession(configuration: configuration)] {
      let response = try? await session.data(from: url)
      XCTAssertNil(response)
    }
    let (data, _) = try await URLSession(configuration: .default).data(from: url)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "a film")
  }

  func testWhatIsMissingAndWhatEndsIsReported() async throws {
    stub("/film", with: "a film")
    let missing = expectation(description: "missing")
    HTTPStubs.onStubMissing { request in
      XCTAssertEqual(request.url?.path, "/other")
      missing.fulfill()
    }
    let finished = expectation(description: "finished")
    HTTPStubs.afterStubFinish { request, _, response, _ in
      XCTAssertEqual(request.url?.path, "/film")
      XCTAssertEqual(response.statusCode, 201)
      finished.fulfill()
    }
    _ = try await URLSession.shared.data(for: request("/film"))
    _ = try? await URLSession.shared.data(from: URL(string: "http://127.0.0.1:1/other")!)
    await fulfillment(of: [missing, finished], timeout: 5)
  }

  func testACancelledRequestIsNotAnswered() throws {
    HTTPStubs.stubRequests(
      passingTest: { _ in true },
      withStubResponse: { _ in
        HTTPStubsResponse(data: Data(), statusCode: 200, headers: nil).requestTime(60, responseTime: 0)
      })
    let ended = expectation(description: "ended")
    let task = URLSession.shared.dataTask(with: request("/film")) { _, _, error in
      XCTAssertEqual((error as? URLError)?.code, .cancelled)
      ended.fulfill()
    }
    task.resume()
    task.cancel()
    wait(for: [ended], timeout: 5)
  }
}
