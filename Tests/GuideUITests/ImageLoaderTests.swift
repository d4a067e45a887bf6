import Foundation
import GuideUI
import LoopbackServer
import Testing
import UIKit

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
      loader.image(at: url.absoluteString, fitting: size) { continuation.resume(returning: $0) }
    }
  }

  @Test func aPictureIsScaledAndAskedForOnce() async throws {
    let data = try png(100)
    let server = try LoopbackServer { _ in .init(data) }
    let loader = ImageLoader()
    let image = await picture(loader, server.url)
    #expect(image?.size == size)
    var again: UIImage?
    #expect(loader.image(at: server.url.absoluteString, fitting: size) { again = $0 } == nil)
    #expect(again === image)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [LoopbackServer.Response(flaw: .endless), .init(status: 404), .init(json: "no picture")])
  func whatIsNoPictureIsRememberedAsSuch(_ answer: LoopbackServer.Response) async throws {
    let server = try LoopbackServer { _ in answer }
    let loader = ImageLoader()
    #expect(await picture(loader, server.url) == nil)
    #expect(await picture(loader, server.url) == nil)
    #expect(server.requests.count == 1)
  }

  @Test func whatNobodyWantsAnyMoreIsNotFetched() async throws {
    let gate = LoopbackServer.Gate()
    let data = try png(10)
    let server = try LoopbackServer { request in .init(data, gate: request.path == "/last" ? nil : gate) }
    let loader = ImageLoader()
    let requests = (0..<50).map { number in
      loader.image(at: "\(server.url)/\(number)", fitting: size) { _ in }
    }
    for request in requests { request?.cancel() }
    gate.open()
    #expect(await picture(loader, server.url.appendingPathComponent("last")) != nil)
    // Those under way when they were cancelled, and the last.
    #expect(server.requests.count <= 7)
  }
}
