import Foundation
import HTTP
import LoopbackServer
import Testing

/// Returns given answers and records what it received. `condition` guards all state.
private final class Recorder: HTTPReceiver, @unchecked Sendable {
  enum Event: Equatable {
    case head(Int)
    case body(Int)
    case end(HTTPFailure?)
  }

  private let condition = NSCondition()
  private let answer: @Sendable (_ pieces: Int) -> HTTPBodyAnswer
  private var recorded: [Event] = []

  init(answer: @escaping @Sendable (_ pieces: Int) -> HTTPBodyAnswer) { self.answer = answer }

  private func record(_ event: Event) {
    condition.lock()
    recorded.append(event)
    condition.broadcast()
    condition.unlock()
  }

  func receive(_ head: HTTPHead) -> Bool {
    record(.head(head.status))
    return true
  }

  func receive(_ body: UnsafeRawBufferPointer) -> HTTPBodyAnswer {
    record(.body(body.count))
    return answer(events.filter { if case .body = $0 { true } else { false } }.count)
  }

  func end(_ failure: HTTPFailure?) { record(.end(failure)) }

  var events: [Event] {
    condition.lock()
    defer { condition.unlock() }
    return recorded
  }

  func wait(until isEnough: ([Event]) -> Bool) {
    condition.lock()
    defer { condition.unlock() }
    while !isEnough(recorded) { condition.wait() }
  }

  func waitForEnd() {
    wait { events in
      if case .end = events.last { true } else { false }
    }
  }
}

@Suite struct HTTPEngineTests {
  @Test func anEndlessAnswerThatIsStoppedTakesNoFurtherByte() throws {
    let server = try LoopbackServer { _ in .init(flaw: .endless) }
    let engine = HTTPEngine()
    let recorder = Recorder { $0 < 3 ? .taken : .stop }
    engine.start(HTTPRequest(url: server.url), receiver: recorder)
    recorder.waitForEnd()
    let events = recorder.events
    #expect(events.count == 5)
    #expect(events.first == .head(200))
    #expect(events.last == .end(.cancelled))
  }

  @Test func aPausedAnswerComesAgainWhenResumed() throws {
    let server = try LoopbackServer { _ in .init(Data(count: 1000)) }
    let engine = HTTPEngine()
    let recorder = Recorder { $0 == 1 ? .pause : .taken }
    let transfer = engine.start(HTTPRequest(url: server.url), receiver: recorder)
    recorder.wait { $0.count == 2 }
    #expect(recorder.events == [.head(200), .body(1000)])
    transfer.resume()
    recorder.waitForEnd()
    #expect(recorder.events == [.head(200), .body(1000), .body(1000), .end(nil)])
  }

  @Test func cancellingAPausedAnswerEndsIt() throws {
    let server = try LoopbackServer { _ in .init(flaw: .endless) }
    let engine = HTTPEngine()
    let recorder = Recorder { _ in .pause }
    let transfer = engine.start(HTTPRequest(url: server.url), receiver: recorder)
    recorder.wait { $0.count == 2 }
    transfer.cancel()
    recorder.waitForEnd()
    #expect(recorder.events.last == .end(.cancelled))
    #expect(recorder.events.count == 3)
  }

  @Test func manyTransfersRunAtOnce() throws {
    let gate = LoopbackServer.Gate()
    let server = try LoopbackServer { request in
      .init(Data(request.path.utf8), gate: request.path == "/last" ? nil : gate)
    }
    let engine = HTTPEngine()
    let waiting = (0..<20).map { number in
      let recorder = Recorder { _ in .taken }
      engine.start(HTTPRequest(url: server.url.appendingPathComponent("\(number)")), receiver: recorder)
      return recorder
    }
    let last = Recorder { _ in .taken }
    engine.start(HTTPRequest(url: server.url.appendingPathComponent("last")), receiver: last)
    last.waitForEnd()
    #expect(waiting.allSatisfy { $0.events.isEmpty })
    gate.open()
    for recorder in waiting { recorder.waitForEnd() }
    #expect(waiting.allSatisfy { $0.events.last == .end(nil) })
  }

  @Test func anEngineThatGoesEndsItsTransfers() throws {
    let gate = LoopbackServer.Gate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in .init(gate: gate) }
    var engine: HTTPEngine? = HTTPEngine()
    let recorder = Recorder { _ in .taken }
    engine?.start(HTTPRequest(url: server.url), receiver: recorder)
    engine = nil
    recorder.waitForEnd()
    #expect(recorder.events == [.end(.cancelled)])
  }
}
