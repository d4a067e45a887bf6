import Foundation
import GuideExport
import GuideModel
import GuideStore
import Testing

@testable import GuideAPI

/// 2026-11-21 00:00 UTC.
private let midnight: Int64 = 1_795_219_200
private let hour: Int64 = 3600
/// 12:30.
private let instant = midnight + 12 * hour + 1800

/// A guide of two channels with a day each, with its interface.
private final class Fixture {
  let store: GuideStore
  let api: GuideAPI
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try GuideStore(path: folder.appendingPathComponent("guide.db").path, clock: { instant })
    var batch = FeedBatch()
    for channel in ["one", "two"] {
      var record = FeedBatch.ChannelRecord()
      record.feedID = batch.append(channel)
      record.name = batch.append("Channel \(channel)")
      record.iconURL = batch.append("http://name:word@example.org/logo.png")
      batch.channels.append(record)
      for number in 0..<24 as Range<Int64> {
        var programme = FeedBatch.ProgrammeRecord()
        programme.channelFeedID = batch.append(channel)
        programme.start = midnight + number * hour
        programme.stop = programme.start + hour
        programme.title = batch.append("\(channel) at \(number)")
        programme.genre = number % 2 == 0 ? .film : .undefined
        let start = batch.bytes.count
        batch.bytes +=
          ElementTree(
            name: "programme",
            content: [
              .element(ElementTree(name: "title", content: [.text("\(channel) at \(number)")])),
              .element(ElementTree(name: "desc", content: [.text("A story of \(number) harbours")])),
            ]
          ).encoded
        programme.details = FeedBatch.Slice(offset: UInt32(start), length: UInt32(batch.bytes.count - start))
        batch.programmes.append(programme)
      }
    }
    let made = batch
    try store.importFeed(source: "feed") { try $0(made, 0) }
    try store.updateSearchIndex(at: instant)
    api = GuideAPI(store: store, clock: { instant })
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func get(_ address: String, _ headers: [String: String] = [:], role: APIRequest.Role = .guest) -> APIResponse {
    send("GET", address, headers, role: role)
  }

  func send(
    _ method: String, _ address: String, _ headers: [String: String] = [:], body: String = "",
    role: APIRequest.Role = .guest
  ) -> APIResponse {
    let parts = address.split(separator: "?", maxSplits: 1)
    return api.respond(
      to: APIRequest(
        method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "", headers: headers,
        body: Array(body.utf8), role: role))
  }

  func json(_ response: APIResponse) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
  }

  func items(_ address: String) throws -> [[String: Any]] {
    try #require(try json(get(address))["items"] as? [[String: Any]])
  }
}

@Suite struct GuideAPITests {
  @Test func channelsComeInPages() throws {
    let fixture = try Fixture()
    let first = fixture.get("/api/channels?limit=1")
    let page = try fixture.json(first)
    #expect((page["items"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Channel one"])
    let next = try #require(page["next"] as? String)
    #expect(first.headers["link"] == "<\(next)>; rel=\"next\"")
    let second = try fixture.json(fixture.get(next))
    #expect((second["items"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Channel two"])
    #expect(second["next"] == nil)
  }

  @Test func namesBeforeHostsStayOut() throws {
    let fixture = try Fixture()
    #expect(try fixture.items("/api/channels").first?["logo"] as? String == "http://example.org/logo.png")
  }

  @Test func airingsComeInPagesAndInOrder() throws {
    let fixture = try Fixture()
    var titles: [String] = []
    var next: String? = "/api/airings?channel=1,2&from=2026-11-21T10:30:00Z&to=2026-11-21T13:00:00Z&limit=2"
    while let address = next {
      let page = try fixture.json(fixture.get(address))
      titles += (page["items"] as? [[String: Any]] ?? []).compactMap { $0["title"] as? String }
      next = page["next"] as? String
    }
    #expect(titles == ["one at 10", "one at 11", "one at 12", "two at 10", "two at 11", "two at 12"])
  }

  @Test func airingsAreFoundByTheirNames() throws {
    let fixture = try Fixture()
    let item = try #require(try fixture.items("/api/airings?channel=2&limit=1").first)
    let id = try #require(item["id"] as? String)
    let whole = try fixture.json(fixture.get("/api/airings/\(id)"))
    #expect((whole["airing"] as? [String: Any])?["title"] as? String == "two at 12")
    #expect(whole["description"] as? String == "A story of 12 harbours")
    let calendar = fixture.get("/api/airings/\(id).ics")
    #expect(calendar.headers["content-type"] == "text/calendar; charset=utf-8")
    #expect(String(decoding: calendar.body, as: UTF8.self).contains("SUMMARY:two at 12"))
  }

  @Test func nowAndNext() throws {
    let fixture = try Fixture()
    let items = try fixture.items("/api/now")
    #expect(items.map { ($0["now"] as? [String: Any])?["title"] as? String } == ["one at 12", "two at 12"])
    #expect(
      items.map { ($0["next"] as? [String: Any])?["start"] as? String } == [
        "2026-11-21T13:00:00Z", "2026-11-21T13:00:00Z",
      ])
    #expect(try fixture.items("/api/now?at=\(midnight)").count == 2)
  }

  @Test func searchesAreGrouped() throws {
    let fixture = try Fixture()
    let found = try fixture.json(fixture.get("/api/search?q=harbours&limit=3"))
    #expect((found["onNow"] as? [Any])?.count == 2)
    #expect((found["upcoming"] as? [Any])?.count == 3)
    #expect((found["past"] as? [Any])?.count == 3)
    let one = try fixture.json(fixture.get("/api/search?q=harbours&channel=1"))
    #expect((one["onNow"] as? [Any])?.count == 1)
  }

  @Test func answersThatAreThereAreNotSentAgain() throws {
    let fixture = try Fixture()
    let tag = try #require(fixture.get("/api/channels").headers["etag"])
    let again = fixture.get("/api/channels", ["if-none-match": "\"other\", W/\(tag)"])
    #expect(again.status == 304 && again.body.isEmpty && again.headers["etag"] == tag)
    try fixture.store.renameChannel(1, to: "Another")
    #expect(fixture.get("/api/channels", ["if-none-match": tag]).status == 200)
    let head = fixture.send("HEAD", "/api/channels")
    #expect(head.body.isEmpty && head.headers["content-length"] != nil)
  }

  @Test(arguments: [
    ("/api/channels?limit=0", 400, "limit"), ("/api/channels?limit=501", 400, "limit"),
    ("/api/channels?limit=%2B5", 400, "limit"), ("/api/channels?limit=1&limit=2", 400, "limit"),
    ("/api/channels?lmit=5", 400, "lmit"), ("/api/channels?after=77", 400, "after"),
    ("/api/channels?hidden=yes", 400, "hidden"), ("/api/airings", 400, "channel"),
    ("/api/airings?channel=1,x", 400, "channel"), ("/api/airings?channel=99", 404, "channel"),
    ("/api/airings?channel=1&from=yesterday", 400, "from"),
    ("/api/airings?channel=1&from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z", 400, "to"),
    ("/api/airings?channel=1&from=0&to=17179869183", 400, "to"), ("/api/airings?channel=1&after=1.2.3", 400, "after"),
    ("/api/search", 400, "q"), ("/api/search?q=", 400, "q"), ("/api/search?q=%00", 400, "q"),
    ("/api/now?at=99999999999999999999", 400, "at"), ("/api/guide.xml?channel=", 400, "channel"),
  ])
  func wrongParametersAreNamed(address: String, status: Int, parameter: String) throws {
    let fixture = try Fixture()
    let response = fixture.get(address)
    #expect(response.status == status)
    #expect(response.headers["content-type"] == "application/problem+json")
    #expect(try fixture.json(response)["parameter"] as? String == parameter)
  }

  @Test(arguments: [
    ("GET", "/api", 404), ("GET", "/", 404), ("GET", "/api/", 404), ("GET", "/api/channels/", 404),
    ("GET", "/api/channels/77", 404), ("GET", "/api/airings/1.1.0.0", 404), ("GET", "/api/airings/..%2F..", 404),
    ("GET", "/api/channels/1/2", 404), ("GET", "/api/%FF", 404), ("POST", "/api/channels", 405),
    ("PUT", "/api/reminders", 405), ("GET", "/api/reminders/1", 405), ("GET", "/api/search?q=%FF", 400),
    ("POST", "/api/reminders", 403), ("DELETE", "/api/reminders/1", 403),
  ])
  func whatIsNotThereIsSaid(method: String, address: String, status: Int) throws {
    let fixture = try Fixture()
    let response = fixture.send(method, address)
    #expect(response.status == status)
    #expect(try fixture.json(response)["detail"] is String)
    if status == 405 { #expect(response.headers["allow"] != nil) }
  }

  @Test func remindersAreMadeAndDeletedByTheOwner() throws {
    let fixture = try Fixture()
    let item = try #require(try fixture.items("/api/airings?channel=1&from=2026-11-21T20:00:00Z&limit=1").first)
    let id = try #require(item["id"] as? String)
    let json = ["content-type": "application/json; charset=utf-8"]
    let body = "{\"airing\": \"\(id)\", \"lead\": 10}"
    #expect(fixture.send("POST", "/api/reminders", json, body: body).status == 403)
    #expect(fixture.send("POST", "/api/reminders", body: body, role: .owner).status == 415)
    #expect(fixture.send("POST", "/api/reminders", json, body: "{}", role: .owner).status == 422)
    let made = fixture.send("POST", "/api/reminders", json, body: body, role: .owner)
    #expect(made.status == 201)
    let reminder = try #require(try fixture.items("/api/reminders").first)
    #expect(reminder["title"] as? String == "one at 20" && reminder["lead"] as? Int == 600)
    let place = try #require(made.headers["location"])
    #expect(fixture.send("DELETE", place, role: .owner).status == 204)
    #expect(try fixture.items("/api/reminders").isEmpty)
    #expect(fixture.send("DELETE", place, role: .owner).status == 404)
    // One that is over.
    let over = try #require(
      try fixture.items("/api/airings?channel=1&from=\(midnight)&limit=1").first?["id"] as? String)
    #expect(fixture.send("POST", "/api/reminders", json, body: "{\"airing\": \"\(over)\"}", role: .owner).status == 422)
  }

  @Test func filesForOtherPrograms() throws {
    let fixture = try Fixture()
    let xml = String(decoding: fixture.get("/api/guide.xml?channel=1").body, as: UTF8.self)
    #expect(xml.contains("<title>one at 20</title>") && !xml.contains("two at 20"))
    let calendar = fixture.get("/api/guide.ics")
    #expect(String(decoding: calendar.body, as: UTF8.self).hasPrefix("BEGIN:VCALENDAR"))
    #expect(fixture.get("/api/guide.ics", ["if-none-match": calendar.headers["etag"] ?? ""]).status == 304)
    #expect(String(decoding: fixture.get("/api/channels.m3u").body, as: UTF8.self).hasPrefix("#EXTM3U"))
  }

  @Test func timesAreReadAndWritten() {
    #expect(ExportTimes.utc(midnight + 20 * hour + 61) == "2026-11-21T20:01:01Z")
    #expect(ExportTimes.utc(951_782_400) == "2000-02-29T00:00:00Z")
    for instant in stride(from: 0 as Int64, to: 17_179_869_183, by: 86_399 * 101) {
      #expect(APITime.parse(ExportTimes.utc(instant)) == instant)
    }
    #expect(APITime.parse("2026-11-21T21:15:00+01:00") == midnight + 20 * hour + 900)
    #expect(APITime.parse("2026-11-21T20:15:00.25Z") == midnight + 20 * hour + 900)
    for wrong in [
      "2026-02-30T00:00:00Z", "2026-11-21", "2026-11-21T20:15Z", "2026-11-21T20:15:00", "2026-13-01T00:00:00Z",
      "2026-11-21T20:15:00+1:00", "2026-11-21T20:15:00Zx", "2026-11-21T20:15:00.",
    ] {
      #expect(APITime.parse(wrong) == nil)
    }
  }
}
