import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ObservationTests {
  @Test("Properties are observed with old and new values")
  func named() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [CGFloat] = []
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      seen += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
    }
    view.contentOffset.y = 3
    #expect(seen == [0, 3])
    observation.invalidate()
    view.contentOffset.y = 4
    #expect(seen == [0, 3])
  }

  @Test("Controllers' parents, titles and preferred sizes are observed")
  func controllers() {
    let parent = UIViewController()
    let child = UINavigationController()
    var seen: [String] = []
    let observations = [
      child.observe(\.parent, options: [.new]) { _, change in seen.append(change.newValue == parent ? "in" : "out") },
      child.observe(\.title) { child, _ in seen.append(child.title ?? "none") },
      child.observe(\.preferredContentSize) { child, _ in seen.append("\(child.preferredContentSize.width)") },
    ]
    parent.addChild(child)
    child.title = "Films"
    child.title = "Films"
    child.preferredContentSize.width = 20
    child.removeFromParent()
    #expect(seen == ["in", "Films", "20.0", "out"])
    observations.forEach { $0.invalidate() }
    child.title = nil
    #expect(seen.count == 4)
  }

  private final class Films: UITableViewController {
    var isLoaded = false { didSet { didChangeValue(for: \Films.isLoaded) } }
  }
  private final class Dial: UIGestureRecognizer {
    var turns = 0 { didSet { didChangeValue(for: \Dial.turns) } }
  }
  private final class Disc: CALayer {
    var radius = 0 { didSet { didChangeValue(for: \Disc.radius) } }
  }

  @Test("Properties of subclasses are observed where their observers announce changes")
  func announced() {
    let (films, dial, disc) = (Films(style: .plain), Dial(target: nil, action: nil), Disc())
    var seen: [String] = []
    let observations = [
      films.observe(\.isLoaded) { films, _ in seen.append("\(films.isLoaded)") },
      dial.observe(\.turns) { dial, _ in seen.append("\(dial.turns)") },
      disc.observe(\.radius) { disc, _ in seen.append("\(disc.radius)") },
    ]
    films.isLoaded = true
    dial.turns = 2
    dial.turns = 2
    disc.radius = 3
    #expect(seen == ["true", "2", "3"])
    observations.forEach { $0.invalidate() }
    disc.radius = 4
    #expect(seen.count == 3)
  }

  @Test("An animator's end can be awaited")
  func ends() async {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
    animator.addAnimations {}
    animator.startAnimation()
    animator.stopAnimation(false)
    var waits = false
    let end = Task {
      waits = true
      return await animator.addCompletion()
    }
    // The task runs on this actor, so once it has begun it waits for the end.
    while !waits { await Task.yield() }
    animator.finishAnimation(at: .end)
    #expect(await end.value == .end)
  }

  /// Observes as a library does that only knows that the object is a view.
  private func watch<View: UIView>(_ view: View, _ note: @escaping (String) -> Void) -> [NSKeyValueObservation] {
    [
      view.observe(\.isHidden, options: [.old, .new]) { _, change in
        note("hidden \(change.oldValue ?? false) \(change.newValue ?? false)")
      },
      view.observe(\.bounds, options: [.new]) { _, change in note("bounds \(change.newValue?.width ?? 0)") },
      view.observe(\.alpha, options: [.initial, .new]) { _, change in note("alpha \(change.newValue ?? -1)") },
    ]
  }

  @Test("In generic code, too, where a key path does not know its property's name")
  func generic() {
    final class Own: UILabel {}
    let view = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [String] = []
    var observations = watch(view) { seen.append($0) }
    #expect(seen == ["alpha 1.0"])
    seen = []
    view.isHidden = true
    #expect(seen == ["hidden false true"])
    view.frame.origin.x = 5
    #expect(seen.count == 1)
    view.frame.size.width = 20
    #expect(seen.last == "bounds 20.0" && seen.count == 2)
    view.alpha = 0.5
    #expect(seen.last == "alpha 0.5" && seen.count == 3)
    observations.removeAll()
    view.isHidden = false
    #expect(seen.count == 3)
  }

  @Test("A layer shown is presented once a transaction was committed, before the first frame")
  func presentation() {
    Stage.run(size: CGSize(width: 100, height: 100), scale: 1) { stage in
      stage.pacer.advanceUntilIdle()
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(layer.presentation() == nil)
      stage.window.layer.addSublayer(layer)
      #expect(layer.presentation() == nil)
      CATransaction.flush()
      #expect(layer.presentation()?.frame == layer.frame)
      let outside = CALayer()
      CATransaction.flush()
      #expect(outside.presentation() == nil)
    }
  }
}
