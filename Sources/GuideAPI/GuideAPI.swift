import Foundation
import GuideModel
import GuideStore

/// The guide for other programs: JSON over HTTP, without the HTTP. It turns requests into answers, whatever server
/// carries them; `OpenAPI.document` describes them.
///
/// Thread-safe. Answers wait for the disk, or the server of the guide: never call it on a window's main thread. The
/// cost of a request is bounded whatever its parameters.
public struct GuideAPI: Sendable {
  /// The greatest length of a request's body in bytes.
  public static let longestBody = 65_536

  let store: GuideStore
  /// The time, UTC seconds.
  let clock: @Sendable () -> Int64

  /// Creates the interface to a store; `clock` returns UTC seconds.
  public init(
    store: GuideStore, clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
  ) {
    self.store = store
    self.clock = clock
  }

  /// Answers a request. Never throws: an error is an answer, too.
  public func respond(to request: APIRequest) -> APIResponse {
    var response: APIResponse
    do {
      response = try route(request)
    } catch let problem as APIProblem {
      response = problem.response
    } catch let error as GuideStoreError {
      response = Self.problem(error).response
    } catch {
      // The error may contain names of files on this computer.
      response = APIProblem(.failed, "try again; the server's log has details").response
    }
    response.headers["x-content-type-options"] = "nosniff"
    if ["GET", "HEAD"].contains(request.method), response.status == 200 {
      let tag = response.entityTag
      response.headers["etag"] = tag
      response.headers["cache-control"] = response.headers["cache-control"] ?? "no-cache"
      if Self.matches(request.headers["if-none-match"], tag) {
        response.status = 304
        response.body = []
        response.headers["content-type"] = nil
      }
    }
    if request.method == "HEAD", response.status != 304 {
      response.headers["content-length"] = String(response.body.count)
      response.body = []
    }
    return response
  }

  private static func problem(_ error: GuideStoreError) -> APIProblem {
    switch error {
    case .busy, .server: APIProblem(.unavailable, "the guide is in use or its server does not answer; try again")
    case .readOnly: APIProblem(.forbidden, "this guide cannot be changed")
    default: APIProblem(.failed, "try again; the server's log has details")
    }
  }

  /// Whether a header contains a tag, or `*`.
  private static func matches(_ header: String?, _ tag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { part in
      let part = part.trimmingCharacters(in: .whitespaces)
      return part == "*" || part == tag || part == "W/\(tag)"
    }
  }

  // MARK: Routes

  private func route(_ request: APIRequest) throws -> APIResponse {
    let path = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).removingPercentEncoding ?? "\u{FFFD}"
    }
    guard path.first == "api", path.count >= 2, path.count <= 3 else { throw Self.nothing(request) }
    switch (path[1], path.count > 2 ? path[2] : nil) {
    case ("openapi.json", nil):
      return try reading(request) { _ in
        APIResponse(headers: ["content-type": "application/json"], body: Array(OpenAPI.document.utf8))
      }
    case ("channels", nil): return try reading(request) { try channels(request, &$0) }
    case ("channels", let key?): return try reading(request) { _ in try channel(key) }
    case ("airings", nil): return try reading(request) { try airings(request, &$0) }
    case ("airings", let name?):
      return try reading(request) { _ in
        name.hasSuffix(".ics") ? try calendar(ofAiring: String(name.dropLast(4))) : try airing(name)
      }
    case ("now", nil): return try reading(request) { try now(request, &$0) }
    case ("search", nil): return try reading(request) { try search(&$0) }
    case ("guide.xml", nil): return try reading(request) { try export(.xmltv, "application/xml", &$0) }
    case ("guide.ics", nil): return try reading(request) { try export(.ics, "text/calendar; charset=utf-8", &$0) }
    case ("channels.m3u", nil): return try reading(request) { try playlist(request, &$0) }
    case ("reminders", nil):
      if request.method == "POST" { return try makeReminder(request) }
      return try reading(request, allow: "GET, HEAD, POST") { _ in try reminders() }
    case ("reminders", let rule?):
      guard request.method == "DELETE" else {
        throw APIProblem(.methodNotAllowed, "rules of reminders can only be deleted", allow: "DELETE")
      }
      return try deleteReminder(rule, request)
    default: throw Self.nothing(request)
    }
  }

  private static func nothing(_ request: APIRequest) -> APIProblem {
    APIProblem(.notFound, "/api/openapi.json lists all addresses")
  }

  /// Answers a request that only reads.
  private func reading(
    _ request: APIRequest, allow: String = "GET, HEAD", _ body: (inout APIParameters) throws -> APIResponse
  ) throws -> APIResponse {
    guard ["GET", "HEAD"].contains(request.method) else {
      throw APIProblem(.methodNotAllowed, "use \(allow)", allow: allow)
    }
    var parameters = try APIParameters(request.query)
    let response = try body(&parameters)
    try parameters.finish()
    return response
  }

  /// Returns a row by its key as text.
  func row(_ text: String) throws(APIProblem) -> Channel {
    guard let key = APIParameters.integer(text).flatMap(Channel.Key.init(exactly:)),
      let row = store.allChannels.first(where: { $0.id == key })
    else { throw APIProblem(.notFound, "there is no such channel; /api/channels lists them") }
    return row
  }
}
