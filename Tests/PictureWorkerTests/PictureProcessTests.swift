import CoreGraphics
import Foundation
import Testing

@testable import PictureWorker

/// The built `lineup` as a worker.
@Suite struct PictureProcessTests {
  /// The executable next to the test bundle.
  private static let executable: String = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let places = [
      bundle, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      package.appendingPathComponent(".build/debug"),
    ]
    let files = places.map { $0.appendingPathComponent("lineup").path }
    return files.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "lineup"
  }()

  private func process(deadline: TimeInterval = 30, idle: TimeInterval = 60) -> PictureProcess {
    PictureProcess(executable: Self.executable, deadline: deadline, idle: idle)
  }

  private func png(_ width: Int, _ height: Int) throws -> Data {
    let context = try #require(CGContext(size: CGSize(width: width, height: height), scale: 1, opaque: false))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    let image = try #require(context.makeImage())
    return try #require(image.pngData())
  }

  /// Returns a filter of many steps, ten thousand times, in a few kilobytes.
  private func slowSVG() -> Data {
    let steps = String(repeating: "<feTurbulence numOctaves=\"9\" baseFrequency=\"0.3\"/>", count: 60)
    var groups = "<rect id=\"g0\" width=\"4000\" height=\"4000\" filter=\"url(#f)\"/>"
    for level in 1...4 {
      let uses = String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10)
      groups += level < 4 ? "<defs><g id=\"g\(level)\">\(uses)</g></defs>" : uses
    }
    return Data(
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4000\" height=\"4000\"><filter id=\"f\">\(steps)</filter>"
        + groups + "</svg>").utf8)
  }

  @Test func aPictureIsScaledDownToFit() async throws {
    let process = process()
    let decoded = await process.decode(try png(200, 100), width: 50, height: 50)
    let pixels = try #require(decoded)
    #expect(pixels.width == 50)
    #expect(pixels.height == 25)
    #expect(pixels.bytes.count == 50 * 25 * 4)
    #expect([UInt8](pixels.bytes.prefix(4)) == [0, 0, 255, 255])
  }

  @Test func aSmallPictureStaysAsItIs() async throws {
    let process = process()
    let decoded = await process.decode(try png(7, 5), width: 50, height: 50)
    let pixels = try #require(decoded)
    #expect(pixels.width == 7)
    #expect(pixels.height == 5)
    #expect(pixels.bytes.count == 7 * 5 * 4)
  }

  @Test func filesThatAreNoPictureGiveNone() async throws {
    let process = process()
    #expect(await process.decode(Data("no picture".utf8), width: 50, height: 50) == nil)
    let first = process.processIdentifier
    #expect(await process.decode(Data(), width: 50, height: 50) == nil)
    #expect(await process.decode(try png(4, 4), width: 0, height: 50) == nil)
    // The process itself was fine.
    #expect(await process.decode(try png(4, 4), width: 50, height: 50) != nil)
    #expect(first != nil)
    #expect(process.processIdentifier == first)
  }

  @Test func aPictureThatTakesTooLongIsNoneAndTheNextOneComes() async throws {
    let slow = slowSVG()
    #expect(slow.count < 20_000)
    // Short, so that the test is, too: the picture would take minutes.
    let process = process(deadline: 1)
    #expect(await process.decode(slow, width: 40, height: 40) == nil)
    #expect(process.processIdentifier == nil)
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
  }

  @Test func aPictureThatClaimsToBeHugeIsNone() async throws {
    // 50,000 × 50,000 in the header, and its checksum.
    var bytes = [UInt8](try png(40, 20))
    for (index, byte) in [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50].enumerated() { bytes[16 + index] = UInt8(byte) }
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    for index in 0..<4 { bytes[29 + index] = UInt8((~crc >> UInt32(24 - 8 * index)) & 0xFF) }
    let process = process()
    #expect(await process.decode(Data(bytes), width: 40, height: 40) == nil)
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
  }

  @Test func aProcessThatIsKilledIsReplaced() async throws {
    let process = process()
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
    let first = try #require(process.processIdentifier)
    kill(first, SIGKILL)
    // It is gone or about to be: the next picture may be lost with it, but not the one after.
    _ = await process.decode(try png(4, 4), width: 40, height: 40)
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
    #expect(process.processIdentifier != first)
  }

  @Test func aProcessThatIsKilledOverAPictureIsReplaced() async throws {
    let process = process()
    async let lost = process.decode(slowSVG(), width: 40, height: 40)
    var identifier: Int32?
    while identifier == nil {
      await Task.yield()
      identifier = process.processIdentifier
    }
    kill(try #require(identifier), SIGKILL)
    #expect(await lost == nil)
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
  }

  @Test func anIdleProcessGoesAway() async throws {
    let process = process(idle: 0)
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
    while process.processIdentifier != nil { await Task.yield() }
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
  }

  @Test func aProgramThatCannotBeStartedMeansNoPictures() async throws {
    #expect(await PictureProcess(executable: "/nowhere/lineup").decode(try png(4, 4), width: 40, height: 40) == nil)
    // A program that starts but does not answer like a worker.
    #expect(await PictureProcess(executable: "/bin/true").decode(try png(4, 4), width: 40, height: 40) == nil)
    #expect(await PictureProcess(executable: "/bin/echo").decode(try png(4, 4), width: 40, height: 40) == nil)
  }

  @Test func theWorkerHoldsNothingOfItsParent() async throws {
    setenv("LINEUP_TEST_SECRET", "secret", 1)
    let process = process()
    #expect(await process.decode(try png(4, 4), width: 40, height: 40) != nil)
    let identifier = try #require(process.processIdentifier)
    let status = try String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1"))
    #expect(status.contains("Seccomp:\t2"))
    // Its memory and descriptors are closed to other programs of the same user, so only root can see its limits and
    // environment.
    guard let environment = FileManager.default.contents(atPath: "/proc/\(identifier)/environ") else { return }
    #expect(!String(decoding: environment, as: UTF8.self).contains("LINEUP_TEST_SECRET"))
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/fd")) ?? []
    #expect(descriptors.count <= 3, "\(descriptors)")
  }
}
