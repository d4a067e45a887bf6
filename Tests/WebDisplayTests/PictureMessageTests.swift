import QuartzCore
import SeededRandom
import Testing
import WindowServer

@testable import WebDisplay

/// How the page handles a message, in Swift: a model of `draw` and `read` in `client.js`.
private struct ModelPage {
  var width = 0
  var height = 0
  var pixels: [UInt32] = []

  mutating func take(head: [UInt8], body: [UInt8]) {
    var place = 1
    func word() -> Int {
      place += 2
      return Int(head[place - 2]) | Int(head[place - 1]) << 8
    }
    func signed() -> Int { Int(Int16(truncatingIfNeeded: word())) }
    place = 5
    let size = (word(), word())
    place += 22
    if size != (width, height) {
      (width, height) = size
      pixels = Array(repeating: 0, count: width * height)
    }
    for _ in 0..<word() {
      let (x, y, w, h, dx, dy) = (signed(), signed(), signed(), signed(), signed(), signed())
      let before = pixels
      for row in y..<(y + h) {
        for column in x..<(x + w) { pixels[(row + dy) * width + column + dx] = before[row * width + column] }
      }
    }
    var rects: [(x: Int, y: Int, w: Int, h: Int)] = []
    for _ in 0..<word() { rects.append((word(), word(), word(), word())) }
    guard !rects.isEmpty else { return }
    let colors = Int(body[0])
    func color(_ at: Int) -> UInt32 { UInt32(body[at]) << 16 | UInt32(body[at + 1]) << 8 | UInt32(body[at + 2]) }
    var next = 1 + 3 * colors
    var other = next + rects.reduce(0) { $0 + $1.w * $1.h }
    for rect in rects {
      for row in rect.y..<(rect.y + rect.h) {
        for column in rect.x..<(rect.x + rect.w) {
          let number = Int(body[next])
          next += 1
          if number < 255 {
            pixels[row * width + column] = color(1 + 3 * number)
          } else {
            pixels[row * width + column] = color(other)
            other += 3
          }
        }
      }
    }
    #expect(other == body.count)
  }
}

@MainActor @Suite struct PictureMessageTests {
  /// A picture of `count` random rectangles on white, moved by `offset`.
  private func node(_ rects: [(CGRect, CGColor)], size: CGSize, offset: CGFloat) -> RenderNode? {
    let back = RenderNode.fill(
      CGRect(origin: .zero, size: size), corners: nil, color: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    let parts = rects.map { RenderNode.fill($0.0, corners: nil, color: $0.1) }
    guard let inner = RenderNode.container(parts) else { return back }
    return RenderNode.container([
      back, inner.translated(x: 0, y: -offset).clipped(to: CGRect(origin: .zero, size: size), corners: nil),
    ])
  }

  @Test func aPageThatFollowsTheMessagesShowsTheWholePicture() throws {
    var random = SeededGenerator(seed: 3)
    let size = (width: 96, height: 64)
    let points = CGSize(width: size.width, height: size.height)
    let canvas = try #require(PictureCanvas(width: 128, height: 80))
    let fresh = try #require(PictureCanvas(width: size.width, height: size.height))
    let indexer = PixelIndexer()
    for round in 0..<40 {
      // From a few colours to more than can be numbered.
      let rects = (0..<(round * 12)).map { _ in
        (
          CGRect(
            x: random.int(0..<90), y: random.int(0..<160), width: random.int(1..<12), height: random.int(1..<12)),
          CGColor(
            red: Double(random.int(0..<256)) / 255, green: Double(random.int(0..<256)) / 255,
            blue: Double(random.int(0..<256)) / 255, alpha: 1)
        )
      }
      var page = ModelPage()
      var shown: RenderNode?
      for step in 0..<4 {
        let next = node(rects, size: points, offset: CGFloat(step * random.int(0..<24)))
        let change = canvas.paint(next, after: shown, size: size, scale: 1)
        page.take(
          head: PictureMessage.head(number: UInt32(step), width: size.width, height: size.height, change),
          body: indexer.index(change.damage, of: canvas))
        shown = next
        _ = fresh.paint(next, after: nil, size: size, scale: 1)
        let expected = fresh.withPixels { pixels, pitch in
          (0..<(size.width * size.height)).map { pixels[$0 / size.width * pitch + $0 % size.width] & 0xFF_FFFF }
        }
        #expect(page.pixels == expected, "round \(round), step \(step)")
      }
    }
  }

  @Test func nothingNewIsNothingToSend() throws {
    let canvas = try #require(PictureCanvas(width: 32, height: 32))
    let picture = node([], size: CGSize(width: 32, height: 32), offset: 0)
    _ = canvas.paint(picture, after: nil, size: (32, 32), scale: 1)
    #expect(canvas.paint(picture, after: picture, size: (32, 32), scale: 1) == PictureChange())
  }

  @Test func compressedBytesOfNothingButOneColourAreFew() {
    let bytes = [UInt8](repeating: 7, count: 1_000_000)
    #expect(Deflater().deflate(bytes).count < 10_000)
    // Incompressible data fits too.
    var random = SeededGenerator(seed: 5)
    let noise = random.bytes(200_000)
    #expect(Deflater().deflate(noise).count < 201_000)
    #expect(!Deflater().deflate([]).isEmpty)
  }
}
