import Foundation
import HTTP
import LoopbackServer
import Testing
import UIKit

@testable import GuideUI

@MainActor @Suite struct ImageLoaderTests {
  private let size = CGSize(width: 40, height: 40)

  private func png(_ side: CGFloat) throws -> Data {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func picture(_ loader: ImageLoader, _ url: URL) async -> UIImage? {
    await withCheckedContinuation { continuation in
      loader.image(at: url.absoluteString, of: 1, fitting: size) { continuation.resume(returning: $0) }
    }
  }

  /// Returns a loader for feeds from this machine, where the tests' servers are.
  private func loader(
    _ origin: AddressOrigin = .thisMachine, memory: Int = 1 << 20,
    decoder: any PictureDecoding = InProcessPictureDecoder(),
    clock: @escaping @MainActor () -> TimeInterval = { 0 }
  ) -> ImageLoader {
    let loader = ImageLoader(memory: memory, decoder: decoder, clock: clock)
    loader.origin = { _ in origin }
    return loader
  }

  private final class Clock {
    var now: TimeInterval = 0
  }

  /// Calls `body` with a file that is deleted afterwards.
  private func withFile(_ data: Data, _ body: (URL) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-\(UUID().uuidString).png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url)
  }

  @Test func aPictureIsScaledAndRequestedOnce() async throws {
    let data = try png(100)
    let server = try LoopbackServer { _ in .init(data) }
    let loader = loader()
    let image = await picture(loader, server.url)
    #expect(image?.size == size)
    var again: UIImage?
    #expect(loader.image(at: server.url.absoluteString, of: 1, fitting: size) { again = $0 } == nil)
    #expect(again === image)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [LoopbackServer.Response(flaw: .endless), .init(status: 404), .init(json: "no picture")])
  func filesThatAreNoPictureAreRemembered(_ answer: LoopbackServer.Response) async throws {
    let server = try LoopbackServer { _ in answer }
    let loader = loader()
    #expect(await picture(loader, server.url) == nil)
    #expect(await picture(loader, server.url) == nil)
    #expect(server.requests.count == 1)
  }

  @Test func unneededPicturesAreNotFetched() async throws {
    let gate = LoopbackServer.Gate()
    let data = try png(10)
    let server = try LoopbackServer { request in .init(data, gate: request.path == "/last" ? nil : gate) }
    let loader = loader()
    let requests = (0..<50).map { number in
      loader.image(at: "\(server.url)/\(number)", of: 1, fitting: size) { _ in }
    }
    for request in requests { request?.cancel() }
    gate.open()
    #expect(await picture(loader, server.url.appendingPathComponent("last")) != nil)
    // Those in progress when they were cancelled, and the last.
    #expect(server.requests.count <= 7)
  }

  @Test func picturesScrolledAwayAreCancelledAndFetchedOnReturn() async throws {
    let gate = LoopbackServer.Gate()
    let data = try png(10)
    let server = try LoopbackServer { request in
      .init(data, gate: request.path.hasPrefix("/held") ? gate : nil)
    }
    defer { gate.open() }
    let loader = loader()
    // All slots are taken by transfers that never end.
    let held = (0..<ImageLoader.mostAtOnce).map { number in
      loader.image(at: "\(server.url)/held\(number)", of: 1, fitting: size) { _ in }
    }
    while server.requests.count < ImageLoader.mostAtOnce { await Task.yield() }
    for request in held { request?.cancel() }
    // The gate is still closed: their slots are free because the transfers were stopped.
    #expect(await picture(loader, server.url.appendingPathComponent("other")) != nil)
    gate.open()
    #expect(await picture(loader, server.url.appendingPathComponent("held0")) != nil)
  }

  @Test func aFailureIsForgottenAfterAWhile() async throws {
    let data = try png(10)
    let clock = Clock()
    let server = try LoopbackServer { request in
      request.path == "/busy" ? .init(status: 503) : .init(data, status: 403)
    }
    let loader = loader(clock: { clock.now })
    let (busy, forbidden) = (server.url.appendingPathComponent("busy"), server.url.appendingPathComponent("forbidden"))
    #expect(await picture(loader, busy) == nil)
    #expect(await picture(loader, forbidden) == nil)
    clock.now = ImageLoader.memoryOfNotNow - 1
    #expect(await picture(loader, busy) == nil)
    #expect(server.requests.count == 2)
    clock.now = ImageLoader.memoryOfNotNow
    #expect(await picture(loader, busy) == nil)
    #expect(await picture(loader, forbidden) == nil)
    #expect(server.requests.map(\.path) == ["/busy", "/forbidden", "/busy"])
    clock.now = ImageLoader.memoryOfNone
    #expect(await picture(loader, forbidden) == nil)
    #expect(server.requests.last?.path == "/forbidden")
    #expect(server.requests.count == 4)
  }

  @Test func picturesAreKeptUpToSoManyBytes() async throws {
    let data = try png(40)
    let server = try LoopbackServer { _ in .init(data) }
    // Room for three of 40 × 40 × 4 bytes.
    let loader = loader(memory: 3 * (40 * 40 * 4 + 512))
    let urls = (0..<4).map { server.url.appendingPathComponent("\($0)") }
    for url in urls { #expect(await picture(loader, url) != nil) }
    var isAtHand = 0
    for url in urls {
      let request = loader.image(at: url.absoluteString, of: 1, fitting: size) { _ in }
      if request == nil { isAtHand += 1 }
      request?.cancel()
    }
    #expect((1...3).contains(isAtHand))
  }

  @Test(arguments: [AddressOrigin.internet, .localNetwork, .localFile])
  func nothingIsFetchedFromThisMachineForAFeedFromElsewhere(_ origin: AddressOrigin) async throws {
    let data = try png(10)
    let server = try LoopbackServer { _ in .init(data) }
    let named = try #require(URL(string: "http://localhost:\(server.url.port ?? 0)/logo.png"))
    let loader = loader(origin)
    #expect(await picture(loader, server.url) == nil)
    // With a name that does not show where it leads.
    #expect(await picture(loader, named) == nil)
    #expect(server.requests.isEmpty)
    #expect(await picture(self.loader(), named) != nil)
  }

  @Test func whoIsNotKnownIsTheInternet() async throws {
    let server = try LoopbackServer { _ in .init() }
    var image: UIImage?? = nil
    loader().image(at: server.url.absoluteString, fitting: size) { image = .some($0) }
    #expect(image == .some(nil))
    #expect(server.requests.isEmpty)
  }

  @Test func filesAreReadForFeedsInFilesOnly() async throws {
    try await withFile(png(10)) { url in
      #expect(await picture(loader(.localFile), url) != nil)
      for origin in [AddressOrigin.internet, .localNetwork, .thisMachine] {
        #expect(await picture(loader(origin), url) == nil)
      }
      let link = url.appendingPathExtension("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
      defer { try? FileManager.default.removeItem(at: link) }
      #expect(await picture(loader(.localFile), link) == nil)
      let pipe = url.appendingPathExtension("pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      defer { try? FileManager.default.removeItem(at: pipe) }
      // Nobody writes into it, so reading would wait for ever.
      #expect(await picture(loader(.localFile), pipe) == nil)
    }
    #expect(await picture(loader(.localFile), URL(fileURLWithPath: "/dev/zero")) == nil)
    #expect(await picture(loader(.localFile), URL(fileURLWithPath: "/tmp")) == nil)
  }

  @Test func ofAHugeFileNotAByteIsRead() async throws {
    /// Counts the pictures it receives.
    final class Counter: PictureDecoding, @unchecked Sendable {
      private let lock = NSLock()
      private var total = 0
      var bytes: Int { lock.withLock { total } }
      func decode(_ data: Data, fitting size: CGSize) async -> UIImage? {
        lock.withLock { total += data.count }
        return nil
      }
    }
    try await withFile(png(10)) { url in
      // Three gigabytes, of which the disk has a few bytes.
      let file = try FileHandle(forWritingTo: url)
      try file.truncate(atOffset: 3 << 30)
      try file.close()
      let counter = Counter()
      #expect(await picture(loader(.localFile, decoder: counter), url) == nil)
      #expect(counter.bytes == 0)
      #expect(LocalPicture.read(url.path, limit: ImageLoader.maximumBytes) == nil)
    }
  }
}
