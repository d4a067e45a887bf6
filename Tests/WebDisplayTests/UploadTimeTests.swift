import CSoup
import Foundation
import TransferTiming
import Testing

@testable import WebDisplay

@Suite struct UploadTimeTests {
  @Test func aFileThatDoesNotComeIsGivenUp() throws {
    let context = try #require(g_main_context_new())
    defer { g_main_context_unref(context) }
    let uploads = Uploads()
    defer { uploads.removeAll() }
    var lapses = 0
    var slow: [Upload] = []
    for _ in 0..<Uploads.most {
      let upload = try #require(uploads.begin(name: "film.m3u", length: 1_000))
      upload.watch(HTTPLimits(silence: 0.05), context: context)
      upload.onLapse = { lapses += 1 }
      slow.append(upload)
    }
    #expect(uploads.begin(name: "other.m3u", length: 1) == nil, "all places are taken")
    let end = ProcessInfo.processInfo.systemUptime + 10
    let alarm = try #require(g_timeout_source_new(10_000))
    g_source_attach(alarm, context)
    while lapses < Uploads.most, ProcessInfo.processInfo.systemUptime < end { g_main_context_iteration(context, 1) }
    g_source_destroy(alarm)
    g_source_unref(alarm)
    #expect(lapses == Uploads.most)
    #expect(
      uploads.begin(name: "other.m3u", length: Uploads.mostBytes) != nil, "the places and the room are free again")
    withExtendedLifetime(slow) {}
  }
}
