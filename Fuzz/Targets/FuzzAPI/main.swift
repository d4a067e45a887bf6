import Foundation
import GuideAPI
import GuideModel
import GuideStore
import Support

// Requests to the interface for programs: method, path and query in the first three lines, headers up to an empty line,
// and a body. The first byte decides the sender's role.
private let instant: Int64 = 1_795_264_200
private let api = makeAPI()

Fuzzer.run { bytes, count in
  guard count > 1, let bytes else { return 0 }
  let input = UnsafeBufferPointer(start: bytes + 1, count: count - 1)
  var request = APIRequest(path: "", role: bytes[0] & 1 == 0 ? .owner : .guest)
  var lines = input.split(separator: 0x0A, maxSplits: 16, omittingEmptySubsequences: false)[...]
  func next() -> String? { lines.popFirst().map { String(decoding: $0, as: UTF8.self) } }
  request.method = next() ?? ""
  request.path = next() ?? ""
  request.query = next() ?? ""
  while let line = next(), !line.isEmpty {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    request.headers[parts[0].lowercased()] = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
  }
  request.body = Array(lines.joined(separator: [0x0A]))
  check(api.respond(to: request), to: request)
  return 0
}

private func check(_ response: APIResponse, to request: APIRequest) {
  precondition((200..<500).contains(response.status), "\(response.status) for \(request)")
  if response.headers["content-type"]?.contains("json") == true, request.method != "HEAD" {
    let object = try? JSONSerialization.jsonObject(with: Data(response.body))
    precondition(object is [String: Any], "no JSON for \(request)")
  }
  for (name, value) in response.headers {
    precondition(!(name + value).utf8.contains { $0 < 32 }, "a header of two lines for \(request)")
  }
  guard ["POST", "DELETE"].contains(request.method) else { return }
  precondition(request.role == .owner || response.status >= 400, "changed by a guest: \(request)")
  // The guide must stay as it was.
  if let made = response.headers["location"] {
    let undone = api.respond(to: APIRequest(method: "DELETE", path: made, role: .owner))
    precondition(undone.status == 204, "a reminder that was made cannot be deleted: \(made)")
  }
}

/// Creates the interface to a guide of two channels with a day each.
private func makeAPI() -> GuideAPI {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-api-\(getpid())")
  var batch = FeedBatch()
  for channel in ["one", "two"] {
    var record = FeedBatch.ChannelRecord()
    record.feedID = batch.append(channel)
    record.name = batch.append("Channel \(channel)")
    batch.channels.append(record)
    for number in 0..<24 as Range<Int64> {
      var programme = FeedBatch.ProgrammeRecord()
      programme.channelFeedID = batch.append(channel)
      programme.start = 1_795_219_200 + number * 3600
      programme.stop = programme.start + 3600
      programme.title = batch.append("\(channel) at \(number)")
      let start = batch.bytes.count
      batch.bytes +=
        ElementTree(
          name: "programme", content: [.element(ElementTree(name: "desc", content: [.text("A story of harbours")]))]
        ).encoded
      programme.details = FeedBatch.Slice(offset: UInt32(start), length: UInt32(batch.bytes.count - start))
      batch.programmes.append(programme)
    }
  }
  let made = batch
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try GuideStore(path: folder.appendingPathComponent("guide.db").path, clock: { instant })
    try store.importFeed(source: "feed") { try $0(made, 0) }
    try store.updateSearchIndex(at: instant)
    return GuideAPI(store: store, clock: { instant })
  } catch {
    fatalError("no guide to put questions to: \(error)")
  }
}
