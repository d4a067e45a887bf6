import Foundation
import Serving
import Testing
import TransferTiming

@testable import WebDisplay

@Suite struct UploadTimeTests {
  @Test func aFileThatDoesNotComeIsGivenUp() throws {
    let loop = EventLoop()
    let uploads = Uploads()
    defer { uploads.removeAll() }
    var lapses = 0
    var slow: [Upload] = []
    for _ in 0..<Uploads.most {
      let upload = try #require(uploads.begin(name: "film.m3u", length: 1_000))
      upload.watch(HTTPLimits(silence: 0.05), loop: loop)
      upload.onLapse = { lapses += 1 }
      slow.append(upload)
    }
    #expect(uploads.begin(name: "other.m3u", length: 1) == nil, "all places are taken")
    let end = ProcessInfo.processInfo.systemUptime + 10
    let alarm = LoopSource(milliseconds: 10_000, loop: loop) { true }
    while lapses < Uploads.most, ProcessInfo.processInfo.systemUptime < end { loop.iterate(mayBlock: true) }
    alarm.cancel()
    #expect(lapses == Uploads.most)
    #expect(
      uploads.begin(name: "other.m3u", length: Uploads.mostBytes) != nil, "the places and the room are free again")
    withExtendedLifetime(slow) {}
  }
}
