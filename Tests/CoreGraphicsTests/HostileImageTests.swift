import CoreGraphics
import Foundation
import Testing

/// Malicious pictures: each must be an error, or a small picture, and never a crash or a gigabyte.
@Suite(.serialized) struct HostileImageTests {
  /// Returns the peak resident memory of the process in MB.
  private func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
  }

  /// Decodes a picture and returns the result, after checking the memory.
  private func outcome(_ data: Data, maxPixelSize: Int? = nil) -> Result<CGImage, ImageDecoder.Failure> {
    let before = peakMemory()
    let result: Result<CGImage, ImageDecoder.Failure>
    do throws(ImageDecoder.Failure) {
      result = .success(try ImageDecoder.decode(data, maxPixelSize: maxPixelSize))
    } catch {
      result = .failure(error)
    }
    #expect(peakMemory() - before < 600)
    return result
  }

  private func isTooLarge(_ result: Result<CGImage, ImageDecoder.Failure>) -> Bool {
    if case .failure(.tooLarge) = result { return true }
    return false
  }

  private func isFailure(_ result: Result<CGImage, ImageDecoder.Failure>) -> Bool {
    if case .failure = result { return true }
    return false
  }

  private func square(_ side: Int) throws -> CGImage {
    let context = try #require(CGContext(size: CGSize(width: side, height: side), scale: 1, opaque: true))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return try #require(context.makeImage())
  }

  // MARK: JPEG

  @Test func jpegThatClaimsTooMuch() throws {
    var bytes = [UInt8](try #require(try square(32).jpegData(quality: 0.8)))
    // The frame header: marker, length, precision, height and width of two bytes each.
    let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    for offset in 5...8 { bytes[frame + offset] = 0xF0 }
    #expect(isTooLarge(outcome(Data(bytes))))
    // A permitted size, with data for a thousandth of it.
    for (offset, byte) in [5: 0x10, 6: 0x00, 7: 0x10, 8: 0x00] as [Int: UInt8] { bytes[frame + offset] = byte }
    _ = outcome(Data(bytes))
    for offset in 5...8 { bytes[frame + offset] = 0 }
    #expect(isFailure(outcome(Data(bytes))))
  }

  // MARK: GIF

  private static func gif(screen: (UInt16, UInt16), image: (UInt16, UInt16), data: [UInt8]) -> Data {
    func little(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
    let head: [UInt8] =
      Array("GIF89a".utf8) + little(screen.0) + little(screen.1) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let picture: [UInt8] = [0x2C, 0, 0, 0, 0] + little(image.0) + little(image.1) + [0]
    return Data(head + picture + [2] + [UInt8(data.count)] + data + [0, 0x3B])
  }

  @Test func gifThatClaimsTooMuch() {
    #expect(isTooLarge(outcome(Self.gif(screen: (65_535, 65_535), image: (1, 1), data: [0x44, 1]))))
    // The picture is larger than the screen it is shown on.
    _ = outcome(Self.gif(screen: (1, 1), image: (65_535, 65_535), data: [0x44, 1]))
    // Room for ten million pixels, with two bytes of them.
    _ = outcome(Self.gif(screen: (4_000, 2_500), image: (4_000, 2_500), data: [0x44, 1]))
    #expect(isFailure(outcome(Self.gif(screen: (0, 0), image: (0, 0), data: [0x44, 1]))))
  }

  // MARK: SVG

  private func svg(_ attributes: String, _ content: String, prolog: String = "") -> Data {
    Data(
      """
      <?xml version="1.0"?>\(prolog)
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(attributes)>\(content)</svg>
      """.utf8)
  }

  private static let hasSVG =
    (try? ImageDecoder.decode(
      Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#.utf8))) != nil

  @Test(.enabled(if: hasSVG), arguments: ["1e9", "65536", "99999999999999999999", "1000in"])
  func svgThatClaimsTooMuch(side: String) {
    #expect(isFailure(outcome(svg("width=\"\(side)\" height=\"\(side)\"", #"<rect width="9" height="9"/>"#))))
  }

  @Test(.enabled(if: hasSVG)) func svgEntitiesDoNotMultiply() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
    var entities = #"<!ENTITY a "ha">"#
    for (one, next) in zip(names, names.dropFirst()) {
      entities += "<!ENTITY \(next) \"" + String(repeating: "&\(one);", count: 10) + "\">"
    }
    _ = outcome(
      svg(#"width="10" height="10""#, "<text>&j;</text>", prolog: "<!DOCTYPE svg [\(entities)]>"))
  }

  @Test(.enabled(if: hasSVG)) func svgUsesDoNotMultiply() {
    var groups = #"<g id="g0"><rect width="1" height="1"/></g>"#
    for level in 1...12 {
      let uses = String(repeating: "<use xlink:href=\"#g\(level - 1)\"/>", count: 10)
      groups += "<g id=\"g\(level)\">\(uses)</g>"
    }
    _ = outcome(svg(#"width="10" height="10""#, "<defs>\(groups)</defs><use xlink:href=\"#g12\"/>"))
  }

  @Test(.enabled(if: hasSVG)) func svgReferencesToThemselvesEnd() {
    _ = outcome(
      svg(#"width="10" height="10""#, ##"<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>"##))
    _ = outcome(
      svg(
        #"width="10" height="10""#, String(repeating: "<g>", count: 20_000) + String(repeating: "</g>", count: 20_000)))
  }

  @Test(.enabled(if: hasSVG)) func svgReadsNoFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("secret.png")
    try #require(try square(8).pngData()).write(to: file)
    let picture = svg(
      #"width="8" height="8""#, "<image width=\"8\" height=\"8\" xlink:href=\"\(file.absoluteString)\"/>")
    if case .success(let image) = outcome(picture) { #expect(image.pixel(x: 4, y: 4).alpha == 0) }
    let entity = svg(
      #"width="8" height="8""#, #"<text y="8">&file;</text>"#,
      prolog: "<!DOCTYPE svg [<!ENTITY file SYSTEM \"file:///etc/passwd\">]>")
    _ = outcome(entity)
  }

  @Test(.enabled(if: hasSVG)) func svgCutShort() {
    let whole = svg(#"width="10" height="10""#, #"<rect width="10" height="10" fill="red"/>"#)
    #expect(!isFailure(outcome(whole)))
    #expect(isFailure(outcome(whole.dropLast(12))))
  }

  // MARK: WebP

  /// Returns a lossless WebP's header with a size of its own: 14 bits each for width and height.
  private func webP(_ width: Int, _ height: Int, body: [UInt8]) -> Data {
    let bits = UInt32(width - 1) | UInt32(height - 1) << 14
    let chunk: [UInt8] = [0x2F] + (0..<4).map { UInt8(bits >> UInt32(8 * $0) & 0xFF) } + body
    let padded = chunk + (chunk.count % 2 == 1 ? [0] : [])
    func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
    return Data(
      Array("RIFF".utf8) + little(padded.count + 12) + Array("WEBPVP8L".utf8) + little(chunk.count) + padded)
  }

  @Test func webPThatLies() {
    // An error both with and without the loader for WebP.
    #expect(isFailure(outcome(webP(16_384, 16_384, body: [0, 0, 0, 0]))))
    #expect(isFailure(outcome(webP(4_000, 4_000, body: []))))
    #expect(isFailure(outcome(webP(100, 100, body: [1, 2, 3, 4, 5, 6, 7, 8]).dropLast(6))))
    #expect(isFailure(outcome(Data("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8))))
  }

  // MARK: PNG

  @Test func pngOfManyEqualPixels() throws {
    // 4,000 × 4,000 of one colour are a few kilobytes of PNG, which is permitted and scaled down while it is read.
    let data = try #require(try square(4_000).pngData())
    #expect(data.count < 1 << 20)
    let small = try outcome(data, maxPixelSize: 100).get()
    #expect(small.width == 100)
  }
}
