import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Views under an animator whose time advances by the test's own calls. The reference view is 400 × 400 points.
@MainActor struct DynamicStage {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: parent) }

  func add<View: UIView>(_ view: View) -> View {
    parent.addSubview(view)
    return view
  }

  /// Adds a square with sides of `side` points around `center`.
  func square(_ side: CGFloat, at center: CGPoint) -> UIView {
    add(UIView(frame: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)))
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  func run(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { animator.advance(by: 1.0 / 60) }
  }
}

/// A view with a circular collision bound.
final class BallView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A view with a triangular collision bound, its point at the top.
final class WedgeView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -20))
    path.addLine(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: -20, y: 20))
    path.close()
    return path
  }
}
