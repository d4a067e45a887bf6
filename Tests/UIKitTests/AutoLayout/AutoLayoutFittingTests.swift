import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Sizes determined by constraints, and layouts compared with arithmetic.
@MainActor @Suite struct AutoLayoutFittingTests {
  // MARK: Fitting

  @Test func fittingSizes() {
    let (view, text, icon) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 77, height: 88)), WrappingView(200, 20), SizedView(30, 30)
    )
    view.addSubview(text)
    view.addSubview(icon)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      icon.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -10),
      text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      text.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -10),
    ])
    let found = reports {
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 260, height: 50))
      #expect(
        view.systemLayoutSizeFitting(
          CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
          == CGSize(width: 160, height: 60))
      #expect(
        view.systemLayoutSizeFitting(
          CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
          == CGSize(width: 80, height: 220))
      // Hugging is stronger than the preference for a large size.
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 260)
    }
    #expect(found.isEmpty)
    // Measuring changed nothing.
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 77, height: 88))
    #expect(text.frame.width == 17)
  }

  @Test func fittingIgnoresWhatIsAroundTheView() {
    let (card, icon) = (plainView(), SizedView(30, 40))
    let root = container(300, 300, [card])
    card.addSubview(icon)
    icon.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    fill(icon, card, 5)
    fill(card, root, 0)
    root.layoutIfNeeded()
    #expect(card.frame.width == 300)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 50))
    #expect(card.frame.width == 300)
    root.layoutIfNeeded()
    #expect(icon.frame.width == 290)
  }

  @Test("a cell sizes itself by its content view's constraints", arguments: [0, 1, 2])
  func selfSizingCells(style: Int) {
    let cell = UICollectionViewCell(frame: .zero)
    let text = WrappingView(250, 20)
    cell.contentView.addSubview(text)
    // To the content view, to the cell itself, and to both.
    let outer = style == 1 ? cell : cell.contentView
    let found = reports {
      fill(text, outer, 10)
      if style == 2 { text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10).isActive = true }
      cell.frame.size = CGSize(width: 50, height: 50)
      #expect(
        cell.systemLayoutSizeFitting(
          CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
          == CGSize(width: 120, height: 80))
      #expect(cell.systemLayoutSizeFitting(CGSize(width: 50, height: 50)) == CGSize(width: 270, height: 40))
      cell.frame.size = CGSize(width: 120, height: 80)
      cell.layoutIfNeeded()
    }
    #expect(found.isEmpty)
    #expect(text.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 50, height: 50)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 270, height: 40))
    // Another text in the reused cell.
    text.content.width = 90
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 120, height: 40))
  }

  @Test func anUnconstrainedLabelFitsItsText() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Enough words that one line of a hundred and twenty points cannot hold them"
    let fitted = label.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(fitted.width <= 120)
  }

  // MARK: Against arithmetic

  /// Rows of views with random gaps, widths and insets, changed at random: every frame follows from the numbers.
  @Test(arguments: 1...60)
  func chainsAgreeWithArithmetic(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...8, using: &random)
    let views = (0..<count).map { _ in plainView() }
    let root = container(400, 100)
    var parents: [UIView] = [root]
    for view in views {
      // Nested at random, so that constraints cross levels.
      let parent = parents.randomElement(using: &random) ?? root
      parent.addSubview(view)
      parents.append(view)
    }
    func number() -> CGFloat { CGFloat(Int.random(in: -30...60, using: &random)) }
    var starts: [NSLayoutConstraint] = []
    var widths: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let anchor = index == 0 ? root.leftAnchor : views[index - 1].rightAnchor
      starts.append(view.leftAnchor.constraint(equalTo: anchor, constant: number()))
      widths.append(view.widthAnchor.constraint(equalToConstant: abs(number())))
    }
    NSLayoutConstraint.activate((starts + widths).shuffled(using: &random))
    for _ in 0..<8 {
      root.layoutIfNeeded()
      var right: CGFloat = 0
      for (index, view) in views.enumerated() {
        let frame = root.convert(view.bounds, from: view)
        let left = right + starts[index].constant
        #expect(frame.minX == left)
        #expect(frame.width == widths[index].constant)
        right = left + widths[index].constant
      }
      let index = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: starts[index].constant = number()
      case 1: widths[index].constant = abs(number())
      default:
        widths[index].isActive = false
        widths[index] = views[index].widthAnchor.constraint(equalToConstant: abs(number()))
        widths[index].isActive = true
      }
    }
  }
}
