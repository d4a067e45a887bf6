import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Tests which views own constraints, and which regions constraints connect.
@MainActor @Suite struct AutoLayoutTests {
  // MARK: Building

  @Test func constraintsAreHeldByTheClosestCommonAncestor() {
    let (inner, outer) = (plainView(), plainView())
    let root = container(100, 100, [outer])
    outer.addSubview(inner)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    let parent = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let far = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([own, parent, far])
    #expect(inner.constraints == [own])
    #expect(outer.constraints == [parent])
    #expect(root.constraints == [far])
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == [own, far])
    own.isActive = false
    #expect(inner.constraints.isEmpty)
    root.addConstraint(own)
    #expect(root.constraints == [far, own])
    root.removeConstraints(root.constraints)
    #expect(root.constraints.isEmpty)
    #expect(!far.isActive && !own.isActive && parent.isActive)
  }

  @Test func anInnerRegionJoinsWhenItIsPlaced() {
    // A view that builds its content in its initialiser, gets constraints only later, and is added last.
    let icon = SizedView(20, 30)
    let badge = UIView()
    badge.addSubview(icon)
    fill(icon, badge, 4)
    badge.translatesAutoresizingMaskIntoConstraints = false
    let root = container(200, 100, [badge])
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 172, y: 31, width: 28, height: 38))
    #expect(icon.frame == CGRect(x: 4, y: 4, width: 20, height: 30))
    icon.content = CGSize(width: 50, height: 30)
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 142, y: 31, width: 58, height: 38))
    #expect(icon.frame.width == 50)
  }

  @Test func aFrameDecidedOutsideIsTheBorderUntilAConstraintCrossesIt() {
    let panel = UIView(frame: CGRect(x: 50, y: 10, width: 100, height: 80))
    let (inside, beside, across) = (SizedView(10, 10), SizedView(10, 10), SizedView(10, 10))
    let root = container(300, 100, [panel, beside])
    panel.addSubview(inside)
    panel.addSubview(across)
    fill(inside, panel, 5)
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 7),
      beside.topAnchor.constraint(equalTo: panel.topAnchor),
    ])
    #expect(panel.layoutEngine !== root.layoutEngine)
    root.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 5, y: 5, width: 90, height: 70))
    #expect(beside.frame.origin == CGPoint(x: 157, y: 10))
    NSLayoutConstraint.activate([
      across.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
      across.topAnchor.constraint(equalTo: inside.topAnchor),
    ])
    #expect(panel.layoutEngine === root.layoutEngine)
    root.layoutIfNeeded()
    #expect(across.frame.origin == CGPoint(x: 10, y: 5))
    #expect(inside.frame == CGRect(x: 5, y: 5, width: 90, height: 70))
    panel.frame = CGRect(x: 40, y: 0, width: 60, height: 50)
    root.layoutIfNeeded()
    #expect(across.frame.origin == CGPoint(x: 20, y: 5))
    #expect(inside.frame == CGRect(x: 5, y: 5, width: 50, height: 40))
    #expect(beside.frame.origin == CGPoint(x: 107, y: 0))
  }

  @Test func leavingTheSuperviewEndsOnlyConstraintsToTheOutside() {
    let (card, icon) = (plainView(), SizedView(20, 20))
    let root = container(200, 200, [card])
    card.addSubview(icon)
    fill(icon, card, 3)
    let outside = [
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 11),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
    ]
    NSLayoutConstraint.activate(outside)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 11, y: 12, width: 26, height: 26))
    card.removeFromSuperview()
    #expect(outside.allSatisfy { !$0.isActive })
    #expect(root.constraints.isEmpty)
    #expect(card.constraints.count == 4)
    #expect(root.layoutEngine?.boxes.values.contains { $0.item === icon } != true)
    icon.content = CGSize(width: 40, height: 20)
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.rightAnchor.constraint(equalTo: root.rightAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 154, y: 0, width: 46, height: 26))
    #expect(icon.frame == CGRect(x: 3, y: 3, width: 40, height: 20))
    // Moving without being removed first does the same.
    let other = container(100, 100)
    other.addSubview(card)
    #expect(root.constraints.isEmpty)
    #expect(card.constraints.count == 4)
  }

  @Test func aDetachedViewThatConstraintsSizeSizesItself() {
    let (view, icon) = (plainView(), SizedView(20, 10))
    view.addSubview(icon)
    fill(icon, view, 5)
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(icon.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
  }

  @Test func guidesTakePartAndGo() {
    let view = SizedView(20, 20)
    let root = container(100, 100, [view])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 50, height: 40))
    #expect(view.frame.origin == CGPoint(x: 25, y: 10))
    #expect(root.layoutGuides == [guide])
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty)
    #expect(root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let (a, b) = (SizedView(20, 20), SizedView(30, 20))
    let root = container(200, 100, [a, b])
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
    ])
    root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      .constraint(equalTo: b.leadingAnchor.anchorWithOffset(to: b.trailingAnchor), multiplier: 0.5).isActive = true
    root.constraints.first?.isActive = false
    root.layoutIfNeeded()
    #expect(a.frame.minX == 15)
    #expect(b.frame.minX == 45)
  }

  @Test func locationsAlongDifferentAxesCanBeRelatedUntilTheyAreLaidOut() async {
    let view = SizedView(20, 20)
    let root = container(100, 100, [view])
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(root.constraints.contains(constraint))
    constraint.isActive = false
    root.layoutIfNeeded()
    #expect(NSLayoutConstraint.axisProblem(.left, .top)?.contains("different axes") == true)
    #expect(NSLayoutConstraint.axisProblem(.left, .trailing) == nil)
    #expect(NSLayoutConstraint.axisProblem(.width, .height) == nil)
    #expect(NSLayoutConstraint.axisProblem(.top, .notAnAttribute) == nil)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 5
        ).isActive = true
        root.layoutIfNeeded()
      }
    }
  }

  @Test func anchorsOfTheSameItemAndAttributeAreEqual() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstAnchor == view.topAnchor && constraint.secondAnchor == other.bottomAnchor)
    #expect(constraint.firstAnchor != other.topAnchor && constraint.firstAnchor != view.bottomAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
  }
}
