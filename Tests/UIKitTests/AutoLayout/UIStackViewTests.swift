import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct UIStackViewTests {
  private func stack(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat, axis: NSLayoutConstraint.Axis = .horizontal,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }

  @Test func fillStretchesTheFirst() {
    let views = [SizedView(50, 20), SizedView(60, 30)]
    let stack = stack(views, 200, 40) { $0.spacing = 10 }
    #expect(spans(views) == [[0, 130], [140, 60]])
    #expect(views.map(\.frame.height) == [40, 40])
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func fillStretchesWhatHugsLeast() {
    let views = [SizedView(50, 20), SizedView(60, 30)]
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    _ = stack(views, 200, 40)
    #expect(spans(views) == [[0, 50], [50, 150]])
  }

  @Test func fillProportionallyKeepsRatios() {
    let views = [SizedView(20, 20), SizedView(40, 20), SizedView(60, 20)]
    _ = stack(views, 240, 40) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [40, 80, 120])
  }

  @Test func equalSpacingSpreads() {
    let views = [SizedView(20, 20), SizedView(40, 20), SizedView(60, 20)]
    _ = stack(views, 240, 40) { $0.distribution = .equalSpacing }
    #expect(spans(views) == [[0, 20], [80, 40], [180, 60]])
  }

  @Test func equalCenteringSpreadsCenters() {
    let views = [SizedView(20, 20), SizedView(40, 20), SizedView(60, 20)]
    _ = stack(views, 240, 40) { $0.distribution = .equalCentering }
    #expect(views.map(\.frame.midX) == [10, 110, 210])
  }

  @Test func spacingIsALeastWhereSpreading() {
    let views = [SizedView(20, 20), SizedView(20, 20)]
    let stack = stack(views, 300, 40) {
      $0.distribution = .equalSpacing
      $0.spacing = 30
    }
    #expect(spans(views) == [[0, 20], [280, 20]])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 20))
  }

  @Test func alignmentsAcross() {
    for (alignment, y) in [(UIStackView.Alignment.top, 0), (.center, 40), (.bottom, 80)] as [(_, CGFloat)] {
      let view = SizedView(50, 20)
      _ = stack([view], 50, 100) { $0.alignment = alignment }
      #expect(view.frame == CGRect(x: 0, y: y, width: 50, height: 20))
    }
  }

  @Test func baselinesAlign() {
    let small = TextlikeView(30, 20, ascent: 15, descent: 5)
    let large = TextlikeView(30, 40, ascent: 31, descent: 9)
    _ = stack([small, large], 60, 60) { $0.alignment = .firstBaseline }
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY == 16)
    let stack = stack([small, large], 60, 60) { $0.alignment = .lastBaseline }
    #expect(stack.systemLayoutSizeFitting(.zero).height == 40)
    #expect(small.frame.maxY - 5 == large.frame.maxY - 9)
  }

  @Test func hiddenViewsLeaveTheLineAndComeBack() {
    let views = [SizedView(50, 20), SizedView(60, 20), SizedView(70, 20)]
    let stack = stack(views, 300, 40) { $0.spacing = 10 }
    #expect(stack.systemLayoutSizeFitting(.zero).width == 200)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == views[0].frame.maxX + 10)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 130)
    views[1].isHidden = false
    #expect(stack.systemLayoutSizeFitting(.zero).width == 200)
    for view in views { view.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func membersComeAndGo() {
    let views = [SizedView(50, 20), SizedView(60, 20), SizedView(70, 20)]
    let stack = stack([views[0], views[2]], 300, 40)
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.arrangedSubviews == [views[0], views[1], views[2]])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 180)
    stack.removeArrangedSubview(views[0])
    #expect(stack.subviews.contains(views[0]))
    #expect(stack.systemLayoutSizeFitting(.zero).width == 130)
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 60)
    stack.addArrangedSubview(views[2])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[1]])
  }

  @Test func customSpacingAndMargins() {
    let views = [SizedView(50, 20), SizedView(60, 20), SizedView(70, 20)]
    let stack = stack(views, 300, 60) {
      $0.spacing = 4
      $0.setCustomSpacing(20, after: views[0])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 210, height: 24))
    #expect(views[0].frame.minX == 2)
    #expect(views[0].frame.minY == 1)
    #expect(views[2].frame.maxX == 296)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 194)
  }

  @Test func nestedStacksSizeThemselves() {
    let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(40, 12)])
    inner.axis = .vertical
    inner.spacing = 3
    let icon = SizedView(25, 25)
    let outer = UIStackView(arrangedSubviews: [icon, inner])
    outer.spacing = 5
    outer.alignment = .center
    outer.translatesAutoresizingMaskIntoConstraints = false
    let root = container(200, 200, [outer])
    NSLayoutConstraint.activate([
      outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 65, y: 10, width: 70, height: 25))
    #expect(icon.frame == CGRect(x: 0, y: 0, width: 25, height: 25))
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 40, height: 25))
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 25))
  }

  @Test func fromRightToLeftTheFirstIsOnTheRight() {
    let views = [SizedView(50, 20), SizedView(60, 20)]
    _ = stack(views, 120, 40) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.spacing = 10
    }
    #expect(spans(views) == [[70, 50], [0, 60]])
  }

  @Test(arguments: 1...40)
  func fillingRowsAgreeWithArithmetic(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...7, using: &random)
    let isVertical = Bool.random(using: &random)
    let views = (0..<count).map { _ in
      SizedView(CGFloat(Int.random(in: 1...90, using: &random)), CGFloat(Int.random(in: 1...90, using: &random)))
    }
    let gap = CGFloat(Int.random(in: 0...20, using: &random))
    let stack = stack(views, 300, 300, axis: isVertical ? .vertical : .horizontal) {
      $0.spacing = gap
      $0.alignment = .leading
    }
    var shown = views
    for _ in 0..<6 {
      let index = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: views[index].isHidden.toggle()
      case 1:
        views[index].content = CGSize(
          width: CGFloat(Int.random(in: 1...90, using: &random)),
          height: CGFloat(Int.random(in: 1...90, using: &random)))
      case 2: stack.spacing = CGFloat(Int.random(in: 0...20, using: &random))
      default: stack.bounds.size.width += CGFloat(Int.random(in: 0...9, using: &random))
      }
      stack.layoutIfNeeded()
      shown = views.filter { !$0.isHidden }
      let along = shown.map { isVertical ? $0.content.height : $0.content.width }
      let sum = along.reduce(0, +) + stack.spacing * CGFloat(max(shown.count - 1, 0))
      let length = isVertical ? stack.bounds.height : stack.bounds.width
      // Everything is adjacent along the axis; across it, sizes are those of the contents.
      var position: CGFloat = 0
      for (offset, view) in shown.enumerated() {
        let (start, extent) = isVertical ? (view.frame.minY, view.frame.height) : (view.frame.minX, view.frame.width)
        #expect(start == position)
        #expect(
          (isVertical ? view.frame.width : view.frame.height) == (isVertical ? view.content.width : view.content.height)
        )
        // The first one gets all the extra space; the last ones lose what is missing.
        if sum <= length { #expect(extent == along[offset] + (offset == 0 ? length - sum : 0)) }
        position = start + extent + stack.spacing
      }
      if !shown.isEmpty { #expect(position - stack.spacing == length) }
    }
  }
}
