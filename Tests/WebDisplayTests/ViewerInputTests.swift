import SeededRandom
import Testing
import WindowServer

@testable import WebDisplay

@Suite struct ViewerInputTests {
  private static func text(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)] + bytes
  }
  private static func float(_ value: Float) -> [UInt8] {
    withUnsafeBytes(of: value.bitPattern.littleEndian, Array.init)
  }
  private static func double(_ value: Double) -> [UInt8] {
    withUnsafeBytes(of: value.bitPattern.littleEndian, Array.init)
  }
  private static let screen: [UInt8] = [0x00, 0x05, 0xD0, 0x02, 100, 0]

  @Test func aGreetingSaysWhoComes() throws {
    let bytes =
      [0, ViewerInput.version] + Self.screen + [5, 125, 0] + Self.text("de-AT") + Self.text("search=film")
      + [1] + Self.text("")
    guard case .hello(let hello) = try ViewerInput.decode(bytes) else {
      Issue.record("no greeting")
      return
    }
    #expect(hello.screen.size.width == 1_280 && hello.screen.size.height == 720 && hello.screen.scale == 1)
    #expect(hello.looks.isDark && !hello.looks.reducesMotion && hello.looks.increasesContrast)
    #expect(hello.looks.textScale == 1.25)
    #expect(hello.languages == "de-AT" && hello.query == "search=film" && hello.isChosen && hello.session.isEmpty)
  }

  @Test func aPointerIsWhereItIs() throws {
    let bytes: [UInt8] = [4, 1, 1, 3, 1, 0, 3] + Self.double(12.5) + Self.float(100.25) + Self.float(-3)
    guard case .pointer(let pointer) = try ViewerInput.decode(bytes) else {
      Issue.record("no pointer")
      return
    }
    #expect(pointer.phase == .began && pointer.kind == .touch && pointer.id == 3 && pointer.button == 1)
    #expect(pointer.modifiers == [.shift, .control] && pointer.milliseconds == 12.5)
    #expect(pointer.location.x == 100.25 && pointer.location.y == -3)
  }

  @Test(arguments: [
    (1_280, 720, 2, 2.0), (3_840, 2_160, 2, 2), (7_680, 4_320, 1, 1), (8_192, 100, 2, 1), (100, 4_096, 8, 2),
    (8_192, 8_192, 8, 0.703125),
  ]) func aScreenHasSoManyPixelsAsThereIsMemoryFor(_ width: Int, _ height: Int, _ scale: Int, _ taken: Double) throws {
    let word = { (value: Int) in [UInt8(value & 0xFF), UInt8(value >> 8)] }
    guard case .resize(let screen) = try ViewerInput.decode([1] + word(width) + word(height) + word(scale * 100)) else {
      Issue.record("no screen")
      return
    }
    #expect(Int(screen.size.width) == width && Int(screen.size.height) == height)
    #expect(abs(screen.scale - taken) < 1e-9)
  }

  static let malformed: [[UInt8]] = [
    [], [99], [3, 1, 2, 3], [3, 1, 2, 3, 4, 5], [7, 2], [1, 0, 0, 1, 0, 100, 0], [1, 0xFF, 0xFF, 1, 0, 100, 0],
    [1, 1, 0, 1, 0, 0, 0], [2, 0, 0, 0],
    // A greeting with another version.
    [0, 200] + screen + [0, 100, 0] + text("") + text("") + text(""),
    // Numbers that are not finite, or far out of range.
    [4, 1, 0, 0, 0, 0, 0] + double(.nan) + float(0) + float(0),
    [4, 1, 0, 0, 0, 0, 0] + double(0) + float(.infinity) + float(0),
    [4, 1, 0, 0, 0, 0, 0] + double(0) + float(1e9) + float(0),
    [4, 6, 0, 0, 0, 0, 0] + double(0) + float(0) + float(0),
    [4, 0, 3, 0, 0, 0, 0] + double(0) + float(0) + float(0),
    [4, 0, 1, 200, 0, 0, 0] + double(0) + float(0) + float(0),
    [5, 0, 0] + float(0) + float(.nan) + float(0) + float(0),
    [5, 0, 0] + float(0) + float(30_000) + float(0) + float(0),
    // Keys that do not exist, and more text than a key can type.
    [6, 1, 0, 1, 0, 0] + text("a") + text("a"),
    [6, 1, 4, 0, 0, 0] + text(String(repeating: "a", count: 17)) + text("a"),
    // Texts that are not UTF-8, or shorter than their stated length.
    [12, 2, 0, 0xFF, 0xFE], [12, 5, 0, 0x61], [12] + text(String(repeating: "a", count: 513)),
    // A selection that ends before it begins, and one beyond every text.
    [9, 1, 0, 0, 0, 5, 0, 0, 0, 4, 0, 0, 0], [9, 1, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF],
    [10, 1, 0, 0, 0, 9], [15, 1, 0, 0, 0, 7], [15, 1, 0, 0, 0, 3] + double(.infinity),
  ]

  @Test(arguments: malformed) func messagesThatNoPageSendsAreRefused(_ bytes: [UInt8]) {
    #expect(throws: ViewerInput.Fault.malformed) { try ViewerInput.decode(bytes) }
  }

  @Test func anythingCutShortOrLongerIsRefused() throws {
    let whole: [[UInt8]] = [
      [0, ViewerInput.version] + Self.screen + [0, 100, 0] + Self.text("en") + Self.text("a=b") + [0] + Self.text("00"),
      [4, 1, 1, 3, 1, 0, 3] + Self.double(12.5) + Self.float(100.25) + Self.float(-3),
      [6, 1, 4, 0, 0, 0] + Self.text("a") + Self.text("a"),
      [8, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0] + Self.text("été"),
      [15, 1, 0, 0, 0, 3] + Self.double(4),
    ]
    for bytes in whole {
      _ = try ViewerInput.decode(bytes)
      for length in 0..<bytes.count {
        #expect(throws: ViewerInput.Fault.malformed) { try ViewerInput.decode(Array(bytes[..<length])) }
      }
      #expect(throws: ViewerInput.Fault.malformed) { try ViewerInput.decode(bytes + [0]) }
    }
  }

  @Test func randomBytesAreRefusedOrMeanSomethingWithinBounds() {
    var random = SeededGenerator(seed: 9)
    var understood = 0
    for _ in 0..<60_000 {
      var bytes = random.bytes(Int.random(in: 0...40, using: &random))
      if !bytes.isEmpty { bytes[0] %= 18 }
      guard let input = try? ViewerInput.decode(bytes) else { continue }
      understood += 1
      switch input {
      case .pointer(let pointer):
        #expect(abs(pointer.location.x) <= 100_000 && abs(pointer.location.y) <= 100_000 && pointer.id < 32)
      case .resize(let screen):
        let pixels = (screen.size.width * screen.scale, screen.size.height * screen.scale)
        #expect(pixels.0 <= 8_192 && pixels.1 <= 8_192 && pixels.0 * pixels.1 < 33_177_601)
      case .key(let key): #expect(key.usage < 256)
      default: break
      }
    }
    #expect(understood > 50)
  }
}
