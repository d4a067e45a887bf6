import QuartzCore
import Testing
import WindowServerTesting

@testable import WindowServer

/// Two servers in a process, each with a clock of its own.
@MainActor @Suite("Each server has its own clock") struct ServerClockTests {
  @MainActor private struct Place {
    let clock = VirtualClockPacer()
    let server: HeadlessServer
    let surface: HeadlessSurface
    let layer = CALayer()

    init() throws {
      server = HeadlessServer(clock: FrameScheduler(clock))
      surface = try #require(
        server.makeSurface(size: CGSize(width: 100, height: 100), title: "") as? HeadlessSurface)
      surface.rootLayer = layer
      surface.show()
    }

    func animate() {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      layer.add(animation, forKey: "fade")
    }
  }

  @Test("The frames of one draw nothing on the other") func frames() throws {
    let one = try Place()
    let two = try Place()
    one.clock.advance(frames: 1)
    #expect(one.surface.drawnFrameCount == 1 && two.surface.drawnFrameCount == 0)
    two.clock.advance(frames: 1)
    #expect(one.surface.drawnFrameCount == 1 && two.surface.drawnFrameCount == 1)
  }

  @Test("Animations follow the server that shows their layer, wherever they are added") func animations() throws {
    let one = try Place()
    let two = try Place()
    for place in [one, two] { place.animate() }
    one.clock.advance(by: 2)
    #expect(one.layer.animation(forKey: "fade") == nil)
    #expect(two.layer.animation(forKey: "fade") != nil)
    two.clock.advance(by: 2)
    #expect(two.layer.animation(forKey: "fade") == nil)
  }

  @Test("Pending layout is committed by the frame of its own server") func layout() throws {
    let one = try Place()
    let two = try Place()
    for place in [one, two] { place.clock.advance(frames: 1) }
    for place in [one, two] { place.layer.setNeedsLayout() }
    one.clock.advance(frames: 1)
    #expect(!one.layer.needsLayout() && two.layer.needsLayout())
    two.clock.advance(frames: 1)
    #expect(!two.layer.needsLayout())
  }

  @Test("A clock is current in its frames and timers, and the process's one outside") func current() throws {
    let place = try Place()
    let outside = FrameScheduler.current
    var seen: [FrameScheduler] = []
    let timer = place.server.frames.schedule(after: 0.5) { seen.append(.current) }
    let link = place.server.frames.perform {
      let link = CADisplayLink { _ in seen.append(.current) }
      link.start()
      return link
    }
    place.clock.advance(by: 1)
    link.invalidate()
    timer.cancel()
    #expect(seen.count > 30 && seen.allSatisfy { $0 === place.server.clock })
    #expect(FrameScheduler.current === outside && outside !== place.server.clock)
  }
}
