import Foundation
import Support

@testable import WebDisplay

// Data from browsers: frames of the WebSocket and the messages in them, requests, forms, and file names.
private let policy = RequestPolicy(
  entry: .token(AccessToken(0x0123_4567_89AB_CDEF, 0xFEDC_BA98_7654_3210)), isSecure: false,
  hosts: ["127.0.0.1:8080"], port: 8080, folder: 7)

Fuzzer.run { bytes, count in
  guard count > 1, let bytes else { return 0 }
  let input = Array(UnsafeBufferPointer(start: bytes + 1, count: count - 1))
  switch bytes[0] % 4 {
  case 0: checkFrames(input, step: Int(bytes[0]) / 4 + 1)
  case 1: _ = try? ViewerInput.decode(input)
  case 2: checkRequest(String(decoding: input, as: UTF8.self))
  default: checkTexts(String(decoding: input, as: UTF8.self))
  }
  return 0
}

/// Checks that frames read the same in pieces and at once.
private func checkFrames(_ input: [UInt8], step: Int) {
  precondition(frames(input, step: input.count) == frames(input, step: step), "frames depend on their pieces")
}

/// Returns the frames, and the error at their end if there is one.
private func frames(_ input: [UInt8], step: Int) -> [String] {
  var frames = ClientFrames()
  var seen: [String] = []
  do {
    for start in stride(from: 0, to: input.count, by: step) {
      try frames.read(input[start..<min(start + step, input.count)]) { frame in
        guard case .message(let payload) = frame else { return seen.append("\(frame)") }
        precondition(payload.count <= ClientFrames.longestPayload, "a message is too long")
        seen.append("\(payload) \((try? ViewerInput.decode(payload)) == nil ? "bad" : "good")")
      }
    }
  } catch {
    seen.append("\(error)")
  }
  return seen
}

/// Checks that a request without the token, whose 128 bits cannot be guessed, opens nothing.
private func checkRequest(_ text: String) {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  func line(_ index: Int) -> String? { index < lines.count ? lines[index] : nil }
  let request = WebRequest(
    method: line(0) ?? "", path: line(1) ?? "", query: line(2) ?? "", host: line(3), origin: line(4), cookie: line(5),
    user: line(6), bodyLength: line(7).flatMap { Int($0) })
  guard case .refuse = policy.decide(request, role: nil) else { preconditionFailure("let in: \(request)") }
  _ = policy.session(of: request)
  let isOurs = request.origin.map { policy.origins.contains($0.lowercased()) } ?? false
  switch policy.decide(request, role: .owner) {
  case .socket, .upload, .logout: precondition(isOurs, "changed by a page of another server: \(request)")
  default: break
  }
  precondition(!RequestPolicy.harmless(request.query).contains { $0.isNewline || $0 == "\"" }, "a query that leads on")
}

private func checkTexts(_ text: String) {
  _ = Form.fields(of: text)
  precondition(Form.fields(of: "v=" + Form.quoted(text))["v"] == text, "a quoted value is read as another")
  let name = Uploads.harmless(text)
  precondition(!name.isEmpty && !name.hasPrefix(".") && !name.contains("/"), "a name leads elsewhere: \(name)")
  precondition(name.utf8.count <= 120 && !name.utf8.contains { $0 < 32 }, "a name is too long or odd: \(name)")
  let json = JSONText.object([("v", JSONText.quoted(text))])
  let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  precondition(object?["v"] as? String == text, "a text is another one in JSON")
}
