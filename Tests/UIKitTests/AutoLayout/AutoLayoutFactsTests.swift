import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 14: what was measured on iOS.
@MainActor @Suite struct AutoLayoutFactsTests {
  /// 20 – A – 8 – B – 20 in a row 393 × 72 on a 3x screen; activated forwards or backwards.
  private func row(_ views: [UIView], backwards: Bool = false) -> UIView {
    let row = container(393, 72, scale: 3, views)
    var constraints = [views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
    for (one, next) in zip(views, views.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8))
    }
    constraints.append(views[views.count - 1].trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20))
    constraints += views.map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) }
    for constraint in backwards ? constraints.reversed() : constraints { constraint.isActive = true }
    row.layoutIfNeeded()
    return row
  }

  @Test("Of views that hug equally, the one a constraint names first stretches (facts 14.1)")
  func firstNamedStretches() {
    let (a, b) = (SizedView(83 + 2.0 / 3, 21), SizedView(76 + 1.0 / 3, 21))
    _ = row([a, b])
    #expect(isClose(b.frame.width, 76 + 1.0 / 3))
    #expect(isClose(a.frame.width, 353 - 8 - 76 - 1.0 / 3))
  }

  @Test("The same constraints activated in reverse stretch the other (facts 14.1)")
  func firstNamedStretchesInReverse() {
    let (a, b) = (SizedView(83 + 2.0 / 3, 21), SizedView(76 + 1.0 / 3, 21))
    let row = container(393, 72, scale: 3, [a, b])
    let constraints = [
      a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
    ]
    for constraint in constraints.reversed() { constraint.isActive = true }
    row.layoutIfNeeded()
    #expect(isClose(a.frame.width, 83 + 2.0 / 3))
    #expect(isClose(b.frame.width, 353 - 8 - 83 - 2.0 / 3))
  }

  @Test("The order of subviews does not matter (facts 14.1)")
  func subviewOrderDoesNotMatter() {
    let (a, b) = (SizedView(80, 21), SizedView(70, 21))
    let row = container(393, 72, scale: 3, [b, a])
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
    ])
    row.layoutIfNeeded()
    #expect(b.frame.width == 70)
    #expect(a.frame.width == 275)
  }

  @Test("Of three the first takes all the slack (facts 14.1)")
  func threeViews() {
    let views = [SizedView(50, 20), SizedView(60, 20), SizedView(70, 20)]
    _ = row(views)
    #expect(views.map(\.frame.width) == [353 - 16 - 130, 60, 70])
  }

  @Test("Down a column the top one stretches (facts 14.1)")
  func verticalTie() {
    let (top, bottom) = (SizedView(50, 20), SizedView(50, 21 + 2.0 / 3))
    let column = container(100, 72, scale: 3, [top, bottom])
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: column.topAnchor),
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: column.bottomAnchor),
    ])
    column.layoutIfNeeded()
    #expect(isClose(bottom.frame.height, 21 + 2.0 / 3))
    #expect(isClose(top.frame.height, 50 + 1.0 / 3))
  }

  @Test("Of two views width == 50 @ 250 the first stretches (facts 14.1)")
  func constraintTie() {
    let (a, b) = (plainView(), plainView())
    let row = container(393, 72, scale: 3, [a, b])
    let widths = [a, b].map { $0.widthAnchor.constraint(equalToConstant: 50) }
    for width in widths { width.priority = .defaultLow }
    NSLayoutConstraint.activate(
      [
        a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 24),
        b.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
      ] + widths)
    row.layoutIfNeeded()
    #expect(a.frame.width == 279)
    #expect(b.frame.width == 50)
  }

  @Test("Of views that resist equally, the one named first keeps its width (facts 14.2)")
  func compressionTie() {
    let (a, b) = (SizedView(255 + 2.0 / 3, 21), SizedView(195 + 1.0 / 3, 21))
    _ = row([a, b])
    #expect(isClose(a.frame.width, 255 + 2.0 / 3))
    #expect(isClose(b.frame.width, 345 - 255 - 2.0 / 3))
  }

  @Test("A view whose lines wrap stretches first, of several the last (facts 14.3)", arguments: [0, 1, 2])
  func wrappingTie(wrapping: Int) {
    let (a, b) = (WrappingView(80, 21), WrappingView(70, 21))
    a.wraps = wrapping != 1
    b.wraps = wrapping != 2
    _ = row([a, b])
    let stretchesA = wrapping == 2
    #expect(a.frame.width == (stretchesA ? 275 : 80))
    #expect(b.frame.width == (stretchesA ? 70 : 265))
  }

  @Test("Centred views lie on device pixels (facts 14.4)")
  func centering() {
    let view = SizedView(50, 21 + 2.0 / 3)
    let row = container(393, 72, scale: 3, [view])
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      view.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    row.layoutIfNeeded()
    #expect(isClose(view.frame.minY, 25 + 1.0 / 3))
    view.content.height = 19 + 1.0 / 3
    row.layoutIfNeeded()
    #expect(isClose(view.frame.minY, 26 + 1.0 / 3))
  }

  @Test(
    "Of two widths the one made last goes, in whatever order they are activated (facts 14.5)", arguments: [false, true])
  func contradictingWidths(backwards: Bool) {
    let view = plainView()
    let root = container(300, 300, [view])
    let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
    widths[1].identifier = "too wide"
    let reports = reports {
      NSLayoutConstraint.activate(backwards ? widths.reversed() : widths)
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 100)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Unable to simultaneously satisfy constraints.") == true)
    #expect(reports.first?.contains("breaking constraint\n<NSLayoutConstraint 'too wide'") == true)
    #expect(widths.allSatisfy { $0.isActive })
  }

  @Test(
    "Of two edges and a width the width goes, in whatever order (facts 14.5)",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2]], [false, true])
  func contradictingEdges(order: [Int], live: Bool) {
    let view = plainView()
    let root = container(300, 300, [view])
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 110),
      view.widthAnchor.constraint(equalToConstant: 50),
    ]
    let reports = reports {
      for index in order {
        constraints[index].isActive = true
        if live { root.layoutIfNeeded() }
      }
      root.layoutIfNeeded()
    }
    #expect(view.frame.minX == 10)
    #expect(view.frame.maxX == 110)
    #expect(reports.count == 1)
  }

  @Test("A constraint is required unless it says otherwise (facts 14.6)")
  func priority() {
    #expect(plainView().widthAnchor.constraint(equalToConstant: 1).priority == .required)
  }

  @Test(
    "Edges go to the nearest pixel, sizes follow (facts 14.8)",
    arguments: [
      (CGFloat(360), CGFloat(8), [CGFloat(114.5), 115, 114.5], [CGFloat(0), 122.5, 245.5]),
      (130, 6, [39.5, 39, 39.5], [0, 45.5, 90.5]),
    ])
  func edgeRounding(length: CGFloat, spacing: CGFloat, sizes: [CGFloat], origins: [CGFloat]) {
    let views = (0..<3).map { _ in SizedView(18, 18) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.resolvedTraits = UITraitCollection(displayScale: 2)
    for view in views { view.resolvedTraits = nil }
    stack.distribution = .fillEqually
    stack.spacing = spacing
    stack.frame = CGRect(x: 0, y: 0, width: length, height: 30)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == sizes)
    #expect(views.map(\.frame.minX) == origins)
  }

  @Test("Ties go up (facts 14.8)", arguments: [(14.75, 15.0), (21.75, 22), (50.25, 50.5), (106.656, 106.5)])
  func tiesGoUp(width: CGFloat, expected: CGFloat) {
    let view = SizedView(width, 10)
    let root = container(300, 300, scale: 2, [view])
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == expected)
  }

  @Test("Margin attributes include the view's share of the safe area (facts 14.11)")
  func margins() {
    let root = container(320, 480)
    let controller = UIViewController()
    controller.view = root
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
    root.updateSafeArea()
    root.resolvedTraits = UITraitCollection(displayScale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 37, left: 24, bottom: 8, right: 28))
    let (start, end, middle) = (SizedView(20, 20), SizedView(20, 20), SizedView(20, 20))
    for child in [start, end, middle] { view.addSubview(child) }
    func tie(_ child: UIView, _ one: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) {
      NSLayoutConstraint(
        item: child, attribute: one, relatedBy: .equal, toItem: view, attribute: other, multiplier: 1, constant: 0
      ).isActive = true
    }
    tie(start, .left, .leftMargin)
    tie(start, .top, .topMargin)
    tie(end, .right, .rightMargin)
    tie(end, .bottom, .bottomMargin)
    tie(middle, .centerX, .centerXWithinMargins)
    tie(middle, .centerY, .centerYWithinMargins)
    root.layoutIfNeeded()
    #expect(start.frame.origin == CGPoint(x: 24, y: 37))
    #expect(end.frame.maxX == 292)
    #expect(end.frame.maxY == 292)
    #expect(middle.center == CGPoint(x: 158, y: 164.5))
  }

  @Test(
    "Alignments other than fill keep the size across; filling equally stretches along (facts 14.13)",
    arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func stackAlignment(alignment: UIStackView.Alignment) {
    let views = [SizedView(40, 18), SizedView(60, 18), SizedView(20, 18)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.resolvedTraits = UITraitCollection(displayScale: 2)
    for view in views { view.resolvedTraits = nil }
    stack.axis = .vertical
    stack.alignment = alignment
    stack.distribution = .fillEqually
    stack.spacing = 6
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 130)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 60, 20])
    #expect(views.map(\.frame.height) == [39.5, 39, 39.5])
    let expected: [CGFloat] =
      switch alignment {
      case .leading: [0, 0, 0]
      case .center: [30, 20, 40]
      default: [60, 40, 80]
      }
    #expect(views.map(\.frame.minX) == expected)
  }
}
