import QuartzCore
import Testing
import WindowServerTesting

@testable import WindowServer

extension ProcessClockTests {
  @MainActor @Suite(.serialized) struct HeadlessSurfaceTests {
    final class Listener: WindowSurfaceDelegate {
      var events: [InputEvent] = []
      var sizes: [(CGSize, CGFloat)] = []
      var closeRequests = 0
      func surface(_ surface: any WindowSurface, didResizeTo size: CGSize, scale: CGFloat) {
        sizes.append((size, scale))
      }
      func surface(_ surface: any WindowSurface, didReceive event: InputEvent) { events.append(event) }
      func surfaceDidRequestClose(_ surface: any WindowSurface) { closeRequests += 1 }

      var pointers: [InputEvent.Pointer] {
        events.compactMap { if case .pointer(let pointer) = $0 { pointer } else { nil } }
      }
      var scrolls: [InputEvent.Scroll] {
        events.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
      }
      var keys: [InputEvent.Key] { events.compactMap { if case .key(let key) = $0 { key } else { nil } } }
    }

    private func makeSurface(_ listener: Listener) throws -> (HeadlessServer, HeadlessSurface) {
      let server = HeadlessServer()
      let surface = try #require(
        server.makeSurface(size: CGSize(width: 400, height: 300), title: "t") as? HeadlessSurface)
      surface.delegate = listener
      surface.show()
      return (server, surface)
    }

    @Test func aProcessThatChoseNothingGetsAHeadlessServer() {
      #expect(WindowServerRegistry.current is HeadlessServer)
      #expect(WindowServerRegistry.current === WindowServerRegistry.current)
    }

    @Test func dragIsOneEventAFrameWithTheClocksTimes() throws {
      let listener = Listener()
      let (server, surface) = try makeSurface(listener)
      VirtualClockPacer.run { clock in
        surface.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 130), duration: 0.2, rest: 0.1)
        #expect(abs(clock.now - 0.3) < 1e-9)
      }
      let pointers = listener.pointers
      #expect(pointers.map(\.phase) == [.began] + Array(repeating: .moved, count: 12) + [.ended])
      #expect(pointers.map(\.location.y).prefix(4) == [10, 20, 30, 40])
      #expect(pointers.last?.location.y == 130)
      #expect(abs(pointers[12].time - 0.2) < 1e-9)
      #expect(abs(pointers[13].time - 0.3) < 1e-9)
      withExtendedLifetime(server) {}
    }

    @Test func severalFingersAreDistinguished() throws {
      let listener = Listener()
      let (server, surface) = try makeSurface(listener)
      surface.pointerDown(at: CGPoint(x: 1, y: 1), id: 1)
      surface.pointerDown(at: CGPoint(x: 2, y: 2), id: 2)
      surface.pointerMove(to: CGPoint(x: 3, y: 3), id: 1)
      surface.pointerUp(id: 2)
      surface.pointerMove(to: CGPoint(x: 9, y: 9), id: 2)
      surface.pointerUp(id: 1, cancelled: true)
      #expect(listener.pointers.map(\.id) == [1, 2, 1, 2, 1])
      #expect(listener.pointers.map(\.phase) == [.began, .began, .moved, .ended, .cancelled])
      withExtendedLifetime(server) {}
    }

    @Test func touchpadScrollSumsUpBetweenBeginningAndEnd() throws {
      let listener = Listener()
      let (server, surface) = try makeSurface(listener)
      VirtualClockPacer.run { _ in
        surface.scrollTouchpad(by: CGVector(dx: 0, dy: 150), at: CGPoint(x: 5, y: 5), duration: 0.25)
      }
      let scrolls = listener.scrolls
      #expect(scrolls.first?.phase == .began && scrolls.last?.phase == .ended)
      #expect(scrolls.dropFirst().dropLast().allSatisfy { $0.phase == .changed })
      #expect(abs(scrolls.reduce(0) { $0 + $1.delta.dy } - 150) < 1e-9)
      #expect(scrolls.allSatisfy { $0.unit == .point })
      withExtendedLifetime(server) {}
    }

    @Test func resizingReportsOnceAndOnlyChanges() throws {
      let listener = Listener()
      let (server, surface) = try makeSurface(listener)
      surface.resize(to: CGSize(width: 400, height: 300))
      surface.resize(to: CGSize(width: 500, height: 300), scale: 2)
      #expect(listener.sizes.count == 1)
      #expect(surface.scale == 2)
      surface.isFullScreen = true
      #expect(surface.size == server.screenSize)
      surface.isFullScreen = false
      #expect(surface.size == CGSize(width: 500, height: 300))
      surface.requestClose()
      #expect(listener.closeRequests == 1 && surface.isVisible)
      surface.close()
      #expect(!surface.isVisible && server.visibleSurfaces.isEmpty)
    }

    @Test func drawsOnceAFrameAndOnlyOnRequest() throws {
      try VirtualClockPacer.run { clock in
        let listener = Listener()
        let (server, surface) = try makeSurface(listener)
        clock.advance(frames: 5)
        #expect(surface.drawnFrameCount == 1)
        surface.setNeedsDisplay()
        surface.setNeedsDisplay()
        clock.advance(frames: 5)
        #expect(surface.drawnFrameCount == 2)
        surface.close()
        surface.setNeedsDisplay()
        clock.advance(frames: 5)
        #expect(surface.drawnFrameCount == 2)
        withExtendedLifetime(server) {}
      }
    }

    @Test func appearanceChangesAreReportedOnce() {
      let server = HeadlessServer()
      var changes = 0
      server.onSettingsChange = { changes += 1 }
      server.appearance = .dark
      server.appearance = .dark
      #expect(changes == 1)
    }
  }
}

extension ProcessClockTests {
  /// Pictures of windows on the headless server.
  @MainActor @Suite(.serialized) struct HeadlessImageTests {
    private func makeSurface(scale: CGFloat) throws -> (HeadlessServer, HeadlessSurface) {
      let server = HeadlessServer(screenScale: scale)
      let surface = try #require(server.makeSurface(size: CGSize(width: 40, height: 30), title: "") as? HeadlessSurface)
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      root.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      let child = CALayer()
      child.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
      child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(child)
      surface.rootLayer = root
      surface.show()
      return (server, surface)
    }

    @Test(arguments: [CGFloat(1), 2, 3]) func imageHasThePixelsOfTheScale(scale: CGFloat) throws {
      let (server, surface) = try makeSurface(scale: scale)
      let image = try surface.image()
      #expect(image.width == Int(40 * scale) && image.height == Int(30 * scale))
      withExtendedLifetime(server) {}
    }

    @Test func pictureFilesAreWritten() throws {
      let (server, surface) = try makeSurface(scale: 1)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try surface.writePNG(folder + "/a.png")
      try surface.writePDF(folder + "/a.pdf")
      try surface.writeSVG(folder + "/a.svg")
      for (name, magic) in [("a.png", "\u{89}PNG"), ("a.pdf", "%PDF"), ("a.svg", "<?xml")] {
        let data = try #require(FileManager.default.contents(atPath: folder + "/" + name))
        let start = String(String.UnicodeScalarView(data.prefix(5).map { Unicode.Scalar($0) }))
        #expect(start.hasPrefix(magic), "\(name)")
      }
      #expect(throws: HeadlessRenderer.Failure.self) { try surface.writePNG(folder + "/none/a.png") }
      withExtendedLifetime(server) {}
    }

    @Test func aChangeOfALayerRequestsAFrame() throws {
      try VirtualClockPacer.run { clock in
        let (server, surface) = try makeSurface(scale: 1)
        clock.advance(frames: 3)
        #expect(surface.drawnFrameCount == 1)
        let before = try #require(surface.node)
        surface.rootLayer?.sublayers?.first?.opacity = 0.5
        clock.advanceUntilIdle()
        let after = try #require(surface.node)
        #expect(surface.drawnFrameCount > 1)
        #expect(after !== before)
        withExtendedLifetime(server) {}
      }
    }
  }
}
