import Foundation
import SeededRandom
import Testing

@testable import MotionCore

@Suite("Scroll physics") struct ScrollPhysicsTests {
  @Test("facts 11.4: deceleration of 1500 pt/s stops after 2.50 s, 743.5 pt on")
  func deceleration() {
    let run = ScrollDeceleration(start: 5158, velocity: 1500, rate: 0.998)
    #expect(abs(run.duration - 2.5027) < 0.001)
    #expect(abs(run.end - 5901.5) < 0.05)
    #expect(abs(run.velocity(at: run.duration) - 10) < 1e-9)
  }

  @Test("facts 11.3: the target announced for 1.5 pt/ms from 5158 is 5902.333")
  func proposedTarget() {
    let run = ScrollDeceleration(start: 5158, velocity: 1500, rate: 0.998)
    #expect((run.proposedTarget * 3).rounded() / 3 == (5902.333 * 3).rounded() / 3)
  }

  @Test("A slower start than the stopping speed goes nowhere", arguments: [0, 10, -10, 3] as [CGFloat])
  func slowStart(velocity: CGFloat) {
    let run = ScrollDeceleration(start: 7, velocity: velocity, rate: 0.998)
    #expect(run.duration == 0)
    #expect(run.end == 7)
    #expect(run.proposedTarget == 7)
  }

  @Test("facts 11.8: 3125 pt/s at 60 pt before the edge is 3005 at the edge")
  func speedAtEdge() throws {
    let run = ScrollDeceleration(start: 0, velocity: -3125, rate: 0.998)
    let time = try #require(run.time(ofReaching: -60))
    #expect(abs(run.velocity(at: time) + 3005) < 1)
  }

  @Test("Deceleration never passes back and only slows", arguments: [750, 1500, 3000, 4875, -2000] as [CGFloat])
  func monotonic(velocity: CGFloat) {
    let run = ScrollDeceleration(start: 0, velocity: velocity, rate: 0.998)
    var last: CGFloat = 0
    var speed = abs(velocity)
    for frame in 1...200 {
      let time = Double(frame) / 60
      #expect(abs(run.offset(at: time)) >= abs(last))
      #expect(abs(run.velocity(at: time)) < speed)
      last = run.offset(at: time)
      speed = abs(run.velocity(at: time))
    }
    #expect(run.time(ofReaching: run.end * 2) == nil)
    #expect(run.time(ofReaching: -velocity) == nil)
  }

  @Test("facts 11.7: 590 pt past an edge of an 852 pt view show as 235.0")
  func rubberBand() {
    #expect(abs(RubberBand.shown(590, dimension: 852) - 235.0) < 0.1)
    #expect(abs(RubberBand.shown(-590, dimension: 852) + 235.0) < 0.1)
    #expect(RubberBand.shown(0, dimension: 852) == 0)
    #expect(RubberBand.shown(100, dimension: 0) == 0)
  }

  @Test("The rubber band's inverse is its inverse", arguments: [0.5, 3, 80, 590, 5000, -12] as [CGFloat])
  func rubberBandInverse(overshoot: CGFloat) {
    let shown = RubberBand.shown(overshoot, dimension: 852)
    #expect(abs(RubberBand.overshoot(showing: shown, dimension: 852) - overshoot) < 1e-6 * abs(overshoot) + 1e-9)
    #expect(abs(shown) < 852)
    let range: ClosedRange<CGFloat> = -50...900
    let raw = overshoot < 0 ? -50 + overshoot : 900 + overshoot
    let banded = RubberBand.banded(raw, in: range, dimension: 852)
    #expect(abs(RubberBand.unbanded(banded, in: range, dimension: 852) - raw) < 1e-6 * abs(raw))
  }

  @Test("facts 11.8: a bounce entered at 3002 pt/s peaks at 100.3 pt after 0.107 s")
  func bouncePeak() {
    let spring = BounceSpring(anchor: 0, displacement: 0, velocity: -3002)
    let samples = stride(from: 0.0, to: 1, by: 0.0005).map { (time: $0, x: -spring.offset(at: $0)) }
    let peak = samples.max { $0.x < $1.x }!
    #expect(abs(peak.x - 100.3) < 1)
    #expect(abs(peak.time - 0.107) < 0.02)
  }

  @Test("facts 11.8: released at -79 with 0.55 x 1750 pt/s, the bounce peaks at -98.3")
  func bounceReleasedMoving() {
    let spring = BounceSpring(anchor: 0, displacement: -79, velocity: -962.5)
    let peak = stride(from: 0.0, to: 1, by: 0.0005).map { spring.offset(at: $0) }.min()!
    #expect(abs(peak + 98.3) < 1.5)
  }

  @Test("facts 11.8: held at -235 and released with 22/3 of it per second")
  func bounceReleasedHeld() {
    let spring = BounceSpring(anchor: 0, displacement: -235, velocity: 235 * 22 / 3)
    let measured: [CGFloat] = [-223.3, -197, -173.3, -152, -133.3, -116.3]
    for (index, value) in measured.enumerated() {
      #expect(abs(spring.offset(at: 0.0076 + Double(index) / 60) - value) < 3)
    }
  }

  @Test("The spring obeys x'' = -120 x - 22 x'")
  func springEquation() {
    let spring = BounceSpring(anchor: 40, displacement: 30, velocity: -700)
    #expect(abs(spring.offset(at: 0) - 70) < 1e-9)
    #expect(abs(spring.velocity(at: 0) + 700) < 1e-9)
    let h = 1e-5
    for time in stride(from: 0.01, to: 0.6, by: 0.05) {
      let acceleration = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
      let expected = -120 * (spring.offset(at: time) - 40) - 22 * spring.velocity(at: time)
      #expect(abs(acceleration - expected) < 0.01 * abs(expected) + 0.5)
    }
  }

  @Test("A bounce does not end while the content is on its way out")
  func springRest() {
    let spring = BounceSpring(anchor: 0, displacement: 0, velocity: 3000)
    #expect(!spring.isAtRest(at: 0))
    #expect(!spring.isAtRest(at: 0.05))
    let end = stride(from: 0.0, to: 2, by: 1.0 / 60).first { spring.isAtRest(at: $0) }!
    #expect(end > 0.5 && end < 0.9)
  }

  @Test("facts 3.6: the animated offset is half a cosine wave of 0.3 s")
  func offsetAnimation() {
    let animation = OffsetAnimation(start: .zero, end: CGPoint(x: 0, y: 40))
    let measured: [CGFloat] = [
      0.667, 1.667, 3.333, 5.667, 8.333, 11.333, 14.667, 18, 21.333, 25, 28.333, 31.333, 34, 36.333, 38, 39.333, 40,
    ]
    for (index, value) in measured.enumerated() {
      let time = (24.2 + Double(index) * (290.9 - 24.2) / 16) / 1000
      #expect(abs(animation.offset(at: time).y - value) < 0.3)
    }
    #expect(animation.offset(at: 0).y == 0)
    #expect(animation.offset(at: 0.3).y == 40)
    #expect(animation.offset(at: 5).y == 40)
  }

  @Test("A flick into an edge goes on as a bounce without a jump")
  func edgeCrossing() {
    let motion = AxisMotion.decelerating(from: 60, velocity: -3125, rate: 0.998, range: 0...40000, bounces: true)
    var last: CGFloat = 60
    var lowest: CGFloat = 0
    for step in 1...1000 {
      let offset = motion.offset(at: Double(step) / 1000)
      #expect(abs(offset - last) < 3.2)
      lowest = min(lowest, offset)
      last = offset
    }
    #expect(abs(lowest + 100.3) < 1.5)
    #expect(motion.end == 0)
    let end = stride(from: 0.0, to: 2, by: 1.0 / 60).first { motion.isFinished(at: $0) }!
    #expect(end > 0.6 && end < 0.9)
  }

  @Test("Without bouncing a flick stops at the edge")
  func edgeStop() {
    let motion = AxisMotion.decelerating(from: 60, velocity: -3125, rate: 0.998, range: 0...40000, bounces: false)
    #expect(motion.offset(at: 0.1) == 0)
    #expect(motion.isFinished(at: 0.1))
  }

  @Test(
    "A target ahead is reached exactly, without passing it, keeping the starting speed when nearer",
    arguments: [(300, 1500), (900, 1500), (120, 1100), (500, 0), (-300, 800), (40, 3000)] as [(CGFloat, CGFloat)])
  func approach(target: CGFloat, velocity: CGFloat) {
    let motion = AxisMotion.approaching(target, from: 0, velocity: velocity, rate: 0.998)
    var finished: TimeInterval?
    for frame in 0...600 {
      let time = Double(frame) / 60
      let offset = motion.offset(at: time)
      if target > 0 { #expect(offset <= target + 0.01) }
      if motion.isFinished(at: time) {
        finished = time
        #expect(abs(offset - target) < 0.51)
        break
      }
    }
    #expect(finished != nil)
    #expect(motion.end == target)
    if target > 0, velocity > 0, velocity / target <= 10, velocity / target > 2.1 {
      #expect(abs(motion.velocity(at: 0) - velocity) < 1)
    }
  }

  @Test("A wheel's glide never passes its target, whatever the frames, and keeps its speed when the target moves on")
  func wheelGlide() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var target: CGFloat = 53
      var glide = WheelGlide(from: 0, to: target, at: 0)
      var time = 0.0
      var last: CGFloat = 0
      for step in 0..<120 {
        if step < 40, Int.random(in: 0..<8, using: &generator) == 0 {
          target += 53
          glide.retarget(target)
        }
        time += Double.random(in: 0.001...0.04, using: &generator)
        glide.advance(to: time)
        #expect(glide.offset <= target)
        #expect(glide.offset >= last)
        last = glide.offset
      }
      #expect(glide.isFinished)
      #expect(glide.offset == target)
    }
  }

  @Test("A glide that turns round does not pass the nearer target")
  func wheelTurn() {
    var glide = WheelGlide(from: 0, to: 530, at: 0)
    for frame in 1...6 { glide.advance(to: Double(frame) / 60) }
    glide.retarget(glide.offset - 53)
    let target = glide.target
    for frame in 7...120 { glide.advance(to: Double(frame) / 60) }
    #expect(glide.offset == target)
  }

  @Test("Directional lock: along an axis within 35 degrees, free between")
  func directionalLock() {
    #expect(ScrollAxisLock.deciding(CGPoint(x: 12, y: 0)) == .horizontal)
    #expect(ScrollAxisLock.deciding(CGPoint(x: -12, y: 8)) == .horizontal)
    #expect(ScrollAxisLock.deciding(CGPoint(x: 3, y: -12)) == .vertical)
    #expect(ScrollAxisLock.deciding(CGPoint(x: 10, y: 10)) == .none)
    #expect(ScrollAxisLock.deciding(CGPoint(x: 9, y: 10)) == .none)
    #expect(ScrollAxisLock.deciding(.zero) == .none)
    #expect(ScrollAxisLock.vertical.apply(CGPoint(x: 5, y: 6)) == CGPoint(x: 0, y: 6))
  }

  @Test("A touchpad keeps its axis through noise and turns when the fingers do")
  func touchpadLock() {
    var lock = TouchpadLock()
    let noisy = [CGPoint(x: 1, y: 6), CGPoint(x: 5, y: 4), CGPoint(x: 2, y: 8)].map { lock.filter($0) }
    #expect(noisy == [CGPoint(x: 0, y: 6), CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 8)])
    var moved: CGFloat = 0
    for _ in 0..<8 { moved += lock.filter(CGPoint(x: 6, y: 0)).x }
    #expect(moved >= 24)
    #expect(lock.axis == .horizontal)
  }

  @Test(
    "Paging: nearest page when slow, the next in the direction of a flick, never more than one",
    arguments: [
      (140, 0, 0, 0), (240, 0, 0, 300), (40, 0, 400, 300), (260, 0, -400, 0), (310, 0, 900, 300), (20, 300, -900, 0),
      (-30, 0, -900, 0), (890, 600, 900, 900), (950, 900, 900, 900),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func paging(offset: CGFloat, start: CGFloat, velocity: CGFloat, expected: CGFloat) {
    #expect(PagingTarget.offset(from: offset, start: start, velocity: velocity, page: 300, range: 0...900) == expected)
  }
}
