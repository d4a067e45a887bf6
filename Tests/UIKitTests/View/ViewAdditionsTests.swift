import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ViewAdditionsTests {
  @Test func layersAreObserved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [String] = []
    let observations = [
      view.layer.observe(\.bounds, options: [.old, .new]) { _, change in
        seen.append("bounds \(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
      },
      view.layer.observe(\.position, options: .new) { layer, _ in seen.append("position \(layer.position.x)") },
      view.layer.observe(\.opacity, options: .new) { _, change in seen.append("opacity \(change.newValue ?? -1)") },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(seen.sorted() == ["bounds 10.0 20.0", "position 10.0"])
    seen = []
    view.alpha = 0.5
    view.alpha = 0.5
    #expect(seen == ["opacity 0.5"])
    observations.forEach { $0.invalidate() }
    view.alpha = 1
    #expect(seen == ["opacity 0.5"])
  }

  @Test func partsOfAnAnimationAreRepeated() throws {
    try Stage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      UIView.animate(withDuration: 1) {
        view.center.x = 100
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0 }
      }
      let moving = try #require(view.layer.animation(forKey: "position"))
      let fading = try #require(view.layer.animation(forKey: "opacity"))
      #expect(moving.repeatCount == 0 && !moving.autoreverses)
      #expect(fading.repeatCount == 3 && fading.autoreverses)
    }
  }

  @Test func motionEffectsAreKept() {
    let view = UIView()
    let x = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    x.minimumRelativeValue = -10
    x.maximumRelativeValue = 30
    let y = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    y.minimumRelativeValue = CGFloat(0)
    y.maximumRelativeValue = CGFloat(8)
    let group = UIMotionEffectGroup()
    group.motionEffects = [x, y]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -1))
    #expect(values?["center.x"] as? CGFloat == 20 && values?["center.y"] as? CGFloat == 0)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
