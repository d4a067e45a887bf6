import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct AnimationTests {
  private func shown(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

  private func shownRoot() -> (root: CALayer, leaf: CALayer) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let leaf = CALayer()
    leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(leaf)
    _ = root.renderNode()
    CATransaction.flush()
    return (root, leaf)
  }

  @Test func basicAnimationFollowsTheClock() {
    VirtualPacer.run { clock in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 2
      layer.add(animation, forKey: "move")
      #expect(layer.animationKeys() == ["move"])
      #expect(shown(layer).position.x == 0)
      clock.advance(0.5)
      #expect(abs(shown(layer).position.x - 25) < 1e-9)
      #expect(layer.position.x == 0)
      clock.advance(1)
      #expect(abs(shown(layer).position.x - 75) < 1e-9)
      clock.advance(0.6)
      #expect(layer.animationKeys() == nil)
      #expect(shown(layer).position.x == 0)
      let frames = clock.frames
      clock.advance(1)
      #expect(clock.frames - frames <= 1)
    }
  }

  @Test func tensionContinuityAndBiasShapeCubicKeyframes() {
    func value(at time: CFTimeInterval, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
      var found: CGFloat = 0
      VirtualPacer.run { clock in
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 100, 0]
        animation.calculationMode = .cubic
        animation.duration = 3
        change(animation)
        layer.add(animation, forKey: "move")
        clock.advance(time)
        found = shown(layer).position.x
      }
      return found
    }
    // A Hermite curve with slopes of half the distance between the neighbours: above the values in the middle.
    #expect(abs(value(at: 1.5) { _ in } - 112.5) < 1e-6)
    // Without slopes the middle does not rise, and the first part is 3t² − 2t³.
    let tight: (CAKeyframeAnimation) -> Void = { $0.tensionValues = [1, 1, 1, 1] }
    #expect(abs(value(at: 1.5, tight) - 100) < 1e-6)
    #expect(abs(value(at: 0.25, tight) - 15.625) < 1e-6)
    // With a continuity of −1 each side of a value goes its own way: straight to the next one.
    #expect(abs(value(at: 1.5) { $0.continuityValues = [-1, -1, -1, -1] } - 100) < 1e-6)
    // A bias of 1 keeps the slope before the value, one of −1 takes that after it.
    #expect(value(at: 1.25) { $0.biasValues = [0, 1, 0, 0] } > value(at: 1.25) { $0.biasValues = [0, -1, 0, 0] } + 5)
    // Missing numbers are zeros.
    #expect(abs(value(at: 1.5) { $0.tensionValues = [] } - 112.5) < 1e-6)
  }

  @Test func fillModesRepeatsAndReverses() {
    VirtualPacer.run { clock in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      animation.repeatCount = 2
      animation.autoreverses = true
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      animation.beginTime = CACurrentMediaTime() + 1
      layer.add(animation, forKey: "fade")
      #expect(shown(layer).opacity == 0)
      clock.advance(1.25)
      #expect(abs(shown(layer).opacity - 0.25) < 1e-6)
      clock.advance(1)
      #expect(abs(shown(layer).opacity - 0.75) < 1e-6)
      clock.advance(1)
      #expect(abs(shown(layer).opacity - 0.25) < 1e-6)
      clock.advance(5)
      #expect(layer.animationKeys() == ["fade"])
      #expect(abs(shown(layer).opacity) < 1e-6)
      layer.removeAnimation(forKey: "fade")
      #expect(shown(layer).opacity == 1)
    }
  }

  @Test func timingFunctionsPass() {
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    for name in names {
      let function = CAMediaTimingFunction(name: name)
      #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
      var last: CGFloat = 0
      for step in 1...50 {
        let value = function.value(at: CGFloat(step) / 50)
        #expect(value >= last)
        last = value
      }
    }
    #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-6)
    // For cubic-bezier(0.42, 0, 1, 1), solved by hand to a ten-thousandth.
    #expect(abs(CAMediaTimingFunction(name: .easeIn).value(at: 0.5) - 0.3153568) < 1e-4)
    #expect(abs(CAMediaTimingFunction(name: .default).value(at: 0.5) - 0.8024034) < 1e-4)
  }

  @Test func springParameters_fact12_6() {
    func spring(_ p: Double, _ b: CGFloat) -> CASpringAnimation {
      CASpringAnimation(perceptualDuration: p, bounce: b)
    }
    #expect(abs(spring(0.5, 0.3).stiffness - 157.913670) < 1e-5)
    #expect(abs(spring(0.5, 0.3).damping - 17.592919) < 1e-5)
    #expect(abs(spring(0.5, -0.3).damping - 35.904) < 1e-3)
    #expect(spring(0.5, 0).mass == 1)
    #expect(abs(spring(0.5, 0.3).bounce - 0.3) < 1e-9 && abs(spring(0.5, -0.3).bounce + 0.3) < 1e-9)
    #expect(abs(spring(0.7, 0.3).perceptualDuration - 0.7) < 1e-9)
  }

  @Test func settlingDurations_fact12_6() {
    func settling(_ p: Double, _ b: CGFloat) -> Double {
      CASpringAnimation(perceptualDuration: p, bounce: b).settlingDuration
    }
    func settling(stiffness: CGFloat, damping: CGFloat) -> Double {
      let spring = CASpringAnimation()
      spring.stiffness = stiffness
      spring.damping = damping
      return spring.settlingDuration
    }
    #expect(abs(settling(0.5, 0) - 0.8) < 1e-9)
    #expect(abs(settling(1, 0) - 1.5) < 1e-9)
    #expect(abs(settling(0.25, 0) - 0.4) < 1e-9)
    #expect(abs(settling(0.5, 0.3) - 0.86296) < 1e-5)
    #expect(abs(settling(0.5, 0.7) - 1.90487) < 1e-5)
    #expect(abs(settling(stiffness: 100, damping: 10) - 1.4727) < 1e-4)
    #expect(abs(settling(stiffness: 300, damping: 20) - 0.74426) < 1e-5)
    #expect(abs(settling(stiffness: 50, damping: 30) - 1.4) < 1e-9)
    #expect(settling(0.5, 1) == Double(Float.greatestFiniteMagnitude))
  }

  @Test func keyframesDiscreteLinearAndPaced() {
    VirtualPacer.run { clock in
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 40]
      animation.duration = 4
      @MainActor func value(after seconds: Double, _ mode: CAAnimationCalculationMode) -> CGFloat {
        animation.calculationMode = mode
        layer.add(animation, forKey: "k")
        clock.advance(seconds)
        defer { layer.removeAllAnimations() }
        return shown(layer).position.x
      }
      #expect(abs(value(after: 1, .linear) - 5) < 1e-9)
      #expect(abs(value(after: 3, .linear) - 25) < 1e-9)
      #expect(value(after: 1, .discrete) == 0)
      #expect(value(after: 3, .discrete) == 40)
      #expect(abs(value(after: 1, .paced) - 10) < 1e-9)
      animation.keyTimes = [0, 0.25, 1]
      #expect(abs(value(after: 1, .linear) - 10) < 1e-9)
      animation.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      animation.keyPath = "position"
      #expect(abs(value(after: 0.5, .paced) - 5) < 1e-9)
    }
  }

  @Test func groupsRunTogether() {
    VirtualPacer.run { clock in
      let layer = CALayer()
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 1
      fade.fillMode = .forwards
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 2
      layer.add(group, forKey: nil)
      clock.advance(1.5)
      #expect(abs(shown(layer).position.x - 75) < 1e-9)
      #expect(shown(layer).opacity == 0)
      clock.advance(1)
      #expect(layer.animations == nil)
    }
  }

  @Test func additiveAnimationsAddUp() {
    VirtualPacer.run { clock in
      let layer = CALayer()
      layer.position.x = 100
      for (key, distance) in [("a", -50.0), ("b", -30.0)] {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = distance
        animation.toValue = 0
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: key)
      }
      #expect(shown(layer).position.x == 20)
      clock.advance(0.5)
      #expect(abs(shown(layer).position.x - 60) < 1e-9)
    }
  }

  @Test func transformsTurnTheShortWay() {
    VirtualPacer.run { clock in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = CATransform3DIdentity
      animation.toValue = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 3, 3, 1)
      animation.duration = 1
      layer.add(animation, forKey: "t")
      clock.advance(0.5)
      let t = shown(layer).transform
      #expect(abs(atan2(t.m12, t.m11) - .pi / 4) < 1e-9)
      #expect(abs(hypot(t.m11, t.m12) - 2) < 1e-9)
    }
  }

  @Test func layersOnScreenAnimateByThemselves() {
    VirtualPacer.run { clock in
      let (_, leaf) = shownRoot()
      leaf.opacity = 0
      #expect(leaf.animationKeys() == ["opacity"])
      clock.advance(0.125)
      #expect(shown(leaf).opacity > 0 && shown(leaf).opacity < 1)
      clock.advance(0.2)
      #expect(leaf.animationKeys() == nil && shown(leaf).opacity == 0)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      leaf.opacity = 1
      CATransaction.commit()
      #expect(leaf.animationKeys() == nil)
      leaf.actions = ["opacity": NSNull()]
      leaf.opacity = 0.5
      #expect(leaf.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      leaf.position.x += 10
      CATransaction.commit()
      #expect(leaf.animation(forKey: "position")?.duration == 3)
    }
  }

  @Test func delegateChoosesActionsBeforeTheChange() {
    final class Chooser: NSObject, CALayerDelegate {
      var asked: [String] = []
      var seen: CGPoint?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        seen = layer.position
        return NSNull()
      }
    }
    VirtualPacer.run { _ in
      let (_, leaf) = shownRoot()
      let chooser = Chooser()
      leaf.delegate = chooser
      let before = leaf.position
      leaf.position = CGPoint(x: 77, y: 7)
      #expect(chooser.asked == ["position"] && chooser.seen == before)
      #expect(leaf.animationKeys() == nil)
      leaf.position = CGPoint(x: 77, y: 7)
      #expect(chooser.asked == ["position"])
    }
  }

  @Test func completionComesAfterAllAnimationsAndNeverInside() {
    VirtualPacer.run { clock in
      let (_, leaf) = shownRoot()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      leaf.opacity = 0.2
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock { log.append("inner") }
      leaf.position.x += 50
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty") }
      CATransaction.commit()
      #expect(log.isEmpty)
      clock.advance(0)
      #expect(log == ["empty"])
      clock.advance(0.5)
      #expect(log == ["empty"])
      clock.advance(0.6)
      #expect(log == ["empty", "inner", "outer"])
    }
  }

  @Test func replacedAnimationsStopUnfinished() {
    final class Listener: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    VirtualPacer.run { clock in
      let layer = CALayer()
      let listener = Listener()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 1
      animation.delegate = listener
      layer.add(animation, forKey: "a")
      clock.advance(0.1)
      #expect(listener.log == ["start"])
      layer.add(animation, forKey: "a")
      clock.advance(0)
      #expect(listener.log.contains("stop false"))
      clock.advance(1.1)
      #expect(listener.log.last == "stop true")
      #expect(listener.log.filter { $0.hasPrefix("stop") }.count == 2)
    }
  }

  @Test func completionComesWhenTheLayerIsGone() {
    VirtualPacer.run { clock in
      var done = false
      do {
        let layer = CALayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock { done = true }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.repeatCount = .infinity
        layer.add(animation, forKey: nil)
        CATransaction.commit()
      }
      clock.advance(0.1)
      #expect(done)
    }
  }

  @Test func speedOfALayerSlowsItsTree() {
    VirtualPacer.run { clock in
      let root = CALayer()
      let leaf = CALayer()
      root.addSublayer(leaf)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 1
      leaf.add(animation, forKey: "m")
      clock.advance(0.25)
      let time = root.convertTime(CACurrentMediaTime(), from: nil)
      root.speed = 0
      root.timeOffset = time
      clock.advance(5)
      #expect(abs(shown(leaf).position.x - 25) < 1e-6)
      root.speed = 1
      root.timeOffset = 0
      root.beginTime = 0
      root.beginTime = root.convertTime(CACurrentMediaTime(), from: nil) - time
      clock.advance(0.5)
      #expect(abs(shown(leaf).position.x - 75) < 1e-6)
    }
  }

  @Test func onlyMovingLayersAreComposedAgain() {
    VirtualPacer.run { clock in
      let (root, leaf) = shownRoot()
      leaf.backgroundColor = .black
      let still = CALayer()
      still.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
      still.backgroundColor = .black
      root.addSublayer(still)
      _ = root.renderNode()
      leaf.removeAllAnimations()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 60
      animation.duration = 1
      leaf.add(animation, forKey: "m")
      _ = root.renderNode()
      let kept = still.cache.placed
      let content = leaf.cache.back
      clock.advance(0.5)
      let first = root.renderNode()
      #expect(first != nil && leaf.cache.placed?.bounds.midX == 30)
      #expect(still.cache.placed === kept && leaf.cache.back === content)
      clock.advance(2)
      _ = root.renderNode()
      #expect(leaf.cache.placed?.bounds.midX == 5)
    }
  }

  @Test func transitionsFade() throws {
    try VirtualPacer.run { clock in
      let layer = CALayer()
      layer.delegate = Still.shared
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      _ = layer.renderNode()
      let transition = CATransition()
      transition.duration = 1
      layer.add(transition, forKey: nil)
      layer.backgroundColor = CGColor(gray: 1, alpha: 1)
      clock.advance(0.5)
      let middle = try HeadlessRenderer.image(of: layer, size: layer.bounds.size).pixel(x: 5, y: 5)
      #expect(abs(middle.red - 128) < 4 && middle.alpha > 250)
      clock.advance(1)
      #expect(try HeadlessRenderer.image(of: layer, size: layer.bounds.size).pixel(x: 5, y: 5).red == 255)
    }
  }

  @Test func displayLinkTicksUntilInvalidated() {
    VirtualPacer.run { clock in
      var times: [CFTimeInterval] = []
      let link = CADisplayLink { times.append($0.timestamp) }
      link.add(to: .main, forMode: .common)
      clock.advance(0.5)
      #expect(times.count >= 29 && times.count <= 32)
      link.isPaused = true
      let count = times.count
      clock.advance(0.5)
      #expect(times.count == count)
      link.isPaused = false
      clock.advance(0.1)
      #expect(times.count > count)
      link.invalidate()
      let last = times.count
      clock.advance(0.5)
      #expect(times.count == last)
    }
  }

  private func endless() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 60
    animation.duration = 1
    animation.repeatCount = .infinity
    return animation
  }

  @Test func endlessAnimationsAskForFramesOnlyWhereTheyAreSeen() {
    VirtualPacer.run { clock in
      let root = CALayer()
      let middle = CALayer()
      let leaf = CALayer()
      for layer in [root, middle, leaf] { layer.delegate = Still.shared }
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      // As a host does.
      let host: @MainActor () -> Void = {
        FrameScheduler.current.requestFrame()
        _ = root.renderNode()
      }
      @MainActor func frames(of body: @MainActor () -> Void = {}) -> Int {
        body()
        clock.advance(0.1)
        let before = clock.frames
        clock.advance(1)
        return clock.frames - before
      }
      #expect(frames { leaf.add(endless(), forKey: "go") } == 0)
      #expect(
        frames {
          root.onNeedsRender = host
          host()
        } >= 59)
      #expect(frames { middle.isHidden = true } == 0)
      #expect(frames { middle.isHidden = false } >= 59)
      #expect(frames { middle.removeFromSuperlayer() } == 0)
      #expect(frames { root.addSublayer(middle) } >= 59)
      #expect(frames { root.onNeedsRender = nil } == 0)
      #expect(leaf.animationKeys() == ["go"])
    }
  }

  @Test(
    "What is hidden or transparent ends at its time, with frames at its beginning and its end only", arguments: [0, 1])
  func unseenAnimationsEndWithoutFrames(way: Int) {
    VirtualPacer.run { clock in
      let root = CALayer()
      let middle = CALayer()
      let leaf = CALayer()
      for layer in [root, middle, leaf] { layer.delegate = Still.shared }
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      root.onNeedsRender = { FrameScheduler.current.requestFrame() }
      _ = root.renderNode()
      if way == 0 { middle.isHidden = true } else { middle.opacity = 0 }
      clock.advance(0.1)
      var endings: [TimeInterval] = []
      for (delay, duration) in [(0.0, 2.0), (1, 1.5)] {
        CATransaction.begin()
        CATransaction.setCompletionBlock { endings.append(clock.now) }
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 60
        animation.duration = duration
        animation.beginTime = CACurrentMediaTime() + delay
        leaf.add(animation, forKey: nil)
        CATransaction.commit()
      }
      let start = clock.now
      let before = clock.frames
      clock.advance(1.9)
      #expect(endings.isEmpty)
      clock.advance(0.7)
      #expect(endings.count == 2)
      for (ending, time) in zip(endings, [2.0, 2.5]) { #expect(abs(ending - start - time) < 0.04) }
      #expect(clock.frames - before <= 5)
      #expect(leaf.animationKeys() == nil)
    }
  }

  @Test func aTreeThatBecomesVisibleAgainIsWhereItsAnimationHasCome() {
    VirtualPacer.run { clock in
      let root = CALayer()
      let leaf = CALayer()
      for layer in [root, leaf] { layer.delegate = Still.shared }
      root.addSublayer(leaf)
      root.onNeedsRender = {
        FrameScheduler.current.requestFrame()
        _ = root.renderNode()
      }
      _ = root.renderNode()
      root.isHidden = true
      let animation = endless()
      animation.repeatCount = 1
      leaf.add(animation, forKey: "go")
      clock.advance(0.5)
      root.isHidden = false
      clock.advance(0.1)
      let frames = clock.frames
      #expect(abs(shown(leaf).position.x - 36) < 1)
      clock.advance(0.3)
      #expect(clock.frames - frames >= 17)
    }
  }

  /// A completion handler or a delegate waits for these.
  @Test func animationsWithoutAWindowEnd() {
    VirtualPacer.run { clock in
      let layer = CALayer()
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      let animation = endless()
      animation.repeatCount = 3
      layer.add(animation, forKey: "go")
      CATransaction.commit()
      clock.advance(2.5)
      #expect(!isDone)
      clock.advance(1)
      #expect(isDone)
    }
  }

  @Test func aPictureOfAnUnseenTreeShowsWhereItsAnimationsAreByNow() {
    VirtualPacer.run { clock in
      let root = CALayer()
      let leaf = CALayer()
      root.delegate = Still.shared
      leaf.delegate = Still.shared
      leaf.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      leaf.backgroundColor = CGColor(gray: 0, alpha: 1)
      root.addSublayer(leaf)
      leaf.add(endless(), forKey: "go")
      clock.advance(0.25)
      #expect(abs((root.renderNode()?.bounds.midX ?? 0) - 15) < 0.01)
      clock.advance(0.5)
      #expect(abs((root.renderNode()?.bounds.midX ?? 0) - 45) < 0.01)
    }
  }

  @Test func layoutRunsInTheFrameForShownTrees() {
    final class Counter: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    VirtualPacer.run { clock in
      let root = CALayer()
      let counter = Counter()
      root.addSublayer(counter)
      counter.setNeedsLayout()
      clock.advance(0.1)
      #expect(counter.count == 0)
      root.onNeedsRender = {}
      clock.advance(0.1)
      #expect(counter.count == 1)
      counter.setNeedsLayout()
      #expect(counter.count == 1)
      clock.advance(0.1)
      #expect(counter.count == 2)
    }
  }
}
