import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Auto Layout while constraints, sizes and the tree change.
@MainActor @Suite struct AutoLayoutChangeTests {
  // MARK: Changing

  @Test func constantsPrioritiesAndSetsChange() {
    let view = plainView()
    let root = container(200, 200, [view])
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      narrow, top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 9))
    top.constant = 33
    root.layoutIfNeeded()
    #expect(view.frame.minY == 33)
    let reports = reports {
      // On before off: both take effect only with the layout.
      NSLayoutConstraint.activate([wide])
      NSLayoutConstraint.deactivate([narrow])
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(view.frame.width == 200)
    wide.priority = .defaultLow
    narrow.priority = .defaultHigh
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    narrow.priority = UILayoutPriority(100)
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  @Test func brokenConstraintsHoldAgainWhenTheyCan() {
    let view = plainView()
    let root = container(200, 200, [view])
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 150)
    let reports = reports {
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      first.isActive = false
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 150)
    #expect(reports.count == 1)
  }

  @Test func aContradictionWithTheRootsSizeNamesIt() {
    let view = plainView()
    let root = container(200, 200, [view])
    let width = view.widthAnchor.constraint(equalToConstant: 500)
    width.identifier = "width of five hundred"
    let found = reports {
      NSLayoutConstraint.activate([
        width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 200)
    #expect(found.count == 1)
    #expect(found.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
    #expect(found.first?.hasSuffix("breaking constraint\n\(width)\n") == true)
    // At a size at which all of them hold, they do.
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(view.frame.width == 500)
    #expect(
      reports {
        root.frame.size.width = 0; root.layoutIfNeeded()
      }.isEmpty)
  }

  @Test func constraintsMadeBeforeTheSizeIsKnownDoNotContradictIt() {
    let (root, view) = (UIView(), plainView())
    root.addSubview(view)
    let found = reports {
      fill(view, root, 8)
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      root.layoutIfNeeded()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty)
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  @Test func frameAnimatesWithALayoutPassInTheBlock() {
    let view = plainView()
    let root = container(200, 200, [view])
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    let window = UIWindow(frame: root.bounds)
    window.addSubview(root)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    var calls = 0
    left.constant = 80
    UIView.animate(withDuration: 0.2) {
      calls += 1
      root.layoutIfNeeded()
    }
    #expect(calls == 1)
    #expect(view.frame.minX == 80)
    #expect(view.layer.animationKeys()?.isEmpty == false)
  }

  @Test func layoutIfNeededOfAMiddleViewPlacesWhatIsBelow() {
    let (middle, leaf) = (plainView(), plainView())
    let root = container(200, 200, [middle])
    middle.addSubview(leaf)
    fill(middle, root, 10)
    let left = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 25
    middle.layoutIfNeeded()
    #expect(leaf.frame.minX == 25)
  }

  @Test func viewsUpdateTheirConstraintsBeforeTheRootIsLaidOut() {
    final class Updating: UIView {
      var target: CGFloat = 10
      var calls = 0
      private var width: NSLayoutConstraint?
      override func updateConstraints() {
        calls += 1
        width?.isActive = false
        width = widthAnchor.constraint(equalToConstant: target)
        width?.isActive = true
        super.updateConstraints()
      }
    }
    let (middle, view) = (plainView(), Updating())
    view.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(view)
    view.setNeedsUpdateConstraints()
    let root = container(200, 200, [middle])
    fill(view, middle, 0)
    middle.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.calls == 1)
    #expect(middle.frame.width == 10)
    view.target = 70
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.calls == 2)
    #expect(middle.frame.width == 70)
  }

  @Test func constraintsForAKeyboardAtTheBottomAreActive() {
    let views = (0..<5).map { _ in plainView() }
    let root = container(200, 200, views)
    let guide = root.keyboardLayoutGuide
    let others = views.map { $0.widthAnchor.constraint(equalToConstant: 5) }
    guide.setConstraints([others[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([others[1]], activeWhenNearEdge: .leading)
    guide.setConstraints([others[2]], activeWhenAwayFrom: .top)
    guide.setConstraints([others[3]], activeWhenAwayFrom: .bottom)
    #expect(others.map(\.isActive) == [true, false, true, false, false])
    guide.setConstraints([others[4]], activeWhenNearEdge: .bottom)
    #expect(!others[0].isActive && guide.constraints(activeWhenNearEdge: .bottom) == [others[4]])
    guide.removeAllTrackedConstraints()
    #expect(others.allSatisfy { !$0.isActive } && guide.constraints(activeWhenAwayFrom: .top).isEmpty)
  }
}
