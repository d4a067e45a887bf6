import Support

@testable import BrowserGuard

// What a browser sends after the handshake, what the server behind the guard answers, and requests.
Fuzzer.run { bytes, count in
  guard count > 1, let bytes else { return 0 }
  let kind = bytes[0]
  let input = Array(UnsafeBufferPointer(start: bytes + 1, count: count - 1))
  switch kind % 4 {
  case 0, 1:
    // In pieces as in one: the same frames.
    let whole = read(input, step: .max)
    precondition(whole == read(input, step: Int(kind) / 4 + 1), "frames depend on the pieces they come in")
  case 2:
    var frames = ServerFrames()
    for start in stride(from: 0, to: input.count, by: 7) {
      guard let read = try? frames.read(input[start..<min(start + 7, input.count)]) else { break }
      precondition(read.allSatisfy { $0.count <= input.count }, "more came out than went in")
    }
  default:
    let text = String(decoding: input, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let policy = RequestPolicy(port: 8080)
    let request = BrowserRequest(
      method: lines.first ?? "", path: lines.count > 1 ? lines[1] : "", host: lines.count > 2 ? lines[2] : nil,
      origin: lines.count > 3 ? lines[3] : nil, cookie: lines.count > 4 ? lines[4] : nil)
    // Nobody guesses 128 bits.
    if case .refuse = policy.decide(request) {} else { preconditionFailure("let in without the secret: \(request)") }
  }
  return 0
}

func read(_ input: [UInt8], step: Int) -> [String] {
  var frames = ClientFrames()
  var seen: [String] = []
  var start = 0
  do {
    while start < input.count {
      let end = step > input.count - start ? input.count : start + step
      try frames.read(input[start..<end]) { frame in
        if case .message(let payload) = frame {
          precondition(payload.count <= ClientFrames.longestPayload, "a message is too long")
          seen.append("\(payload) \(BroadwayInput.check(payload))")
        } else {
          seen.append("\(frame)")
        }
      }
      start = end
    }
  } catch {
    seen.append("\(error)")
  }
  return seen
}
