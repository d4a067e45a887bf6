import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Layout by content and by the system: text, baselines, directions, margins, scroll views.
@MainActor @Suite struct AutoLayoutContentTests {
  // MARK: Directions, baselines, content

  @Test func leadingIsRightFromRightToLeft() {
    let view = SizedView(30, 10)
    let root = container(200, 100)
    root.semanticContentAttribute = .forceRightToLeft
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -150),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 150)
    #expect(view.frame.width == 30)
    view.content.width = 90
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 180)
    #expect(view.frame.minX == 150)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.maxX == 50)
  }

  @Test func baselinesMeet() {
    let small = TextlikeView(30, 20, ascent: 15, descent: 5)
    let large = TextlikeView(30, 40, ascent: 31, descent: 9)
    let wrapper = plainView()
    let inner = TextlikeView(10, 12, ascent: 9, descent: 3)
    final class Wrapper: UIView {
      var text: UIView?
      override var forFirstBaselineLayout: UIView { text ?? self }
    }
    let holder = Wrapper()
    holder.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(inner)
    holder.text = inner
    let root = container(200, 200, [small, large, wrapper, holder])
    fill(inner, holder, 6)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      holder.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      wrapper.topAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    #expect(small.frame.minY == 26)
    #expect(holder.frame.minY == 26)
    #expect(wrapper.frame.minY == 45)
  }

  @Test func alignmentRectsNotFramesAreConstrained() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = container(100, 100, [view])
    fill(view, root, 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 86, height: 84))
  }

  @Test func aTransformedViewKeepsItsTransform() {
    let view = SizedView(20, 20)
    let root = container(100, 100, [view])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 40, y: 10))
  }

  @Test func heightFollowsTheWidthThatTextGets() {
    let text = WrappingView(250, 20)
    let below = SizedView(10, 10)
    let root = container(120, 300, [text, below])
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 0, width: 100, height: 60))
    #expect(below.frame.minY == 65)
    root.frame.size.width = 270
    root.layoutIfNeeded()
    #expect(text.frame.height == 20)
    text.content.width = 251
    root.layoutIfNeeded()
    #expect(text.frame.height == 40)
    #expect(below.frame.minY == 45)
  }

  @Test func labelsSizeThemselvesByTheirText() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    let root = container(120, 400, [label])
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    label.text = "One"
    root.layoutIfNeeded()
    let line = label.frame.height
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(line > 10)
    label.text = "Enough words that one line of a hundred and twenty points cannot hold them"
    root.layoutIfNeeded()
    #expect(label.frame.width <= 120)
    #expect(label.frame.height >= 3 * line - 2)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height)
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.height == line)
  }

  // MARK: Guides of the system

  @Test func marginsAndSafeAreaMoveTheViewsTiedToThem() {
    let controller = UIViewController()
    let root = container(320, 480)
    controller.view = root
    let (safe, margin) = (plainView(), plainView())
    root.addSubview(safe)
    root.addSubview(margin)
    for (view, guide) in [(safe, root.safeAreaLayoutGuide), (margin, root.layoutMarginsGuide)] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(margin.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    root.updateSafeArea()
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 20, width: 320, height: 430))
    #expect(margin.frame == CGRect(x: 8, y: 28, width: 304, height: 414))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(margin.frame == CGRect(x: 2, y: 21, width: 314, height: 426))
    root.frame.size = CGSize(width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 20, width: 200, height: 250))
  }

  // MARK: Scroll views

  @Test(arguments: [false, true])
  func contentConstraintsSizeTheContent(usesGuides: Bool) {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = plainView()
    let (one, two) = (SizedView(50, 300), SizedView(50, 400))
    content.addSubview(one)
    content.addSubview(two)
    scrollView.addSubview(content)
    let root = container(320, 480, [scrollView])
    fill(scrollView, root, 0)
    if usesGuides {
      let guide = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
    } else {
      fill(content, scrollView, 0)
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: content.topAnchor), two.topAnchor.constraint(equalTo: one.bottomAnchor),
      two.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 700))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    two.content.height = 500
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 800)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 800))
  }

  @Test func viewsTiedToTheOutsideStayWhileContentScrolls() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 40, width: 100, height: 100))
    let header = SizedView(100, 20)
    let root = container(100, 200, [scrollView])
    scrollView.addSubview(header)
    scrollView.contentSize = CGSize(width: 100, height: 900)
    header.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(header.frame.minY == 10)
    scrollView.contentOffset.y = 200
    root.layoutIfNeeded()
    #expect(header.frame.minY == 210)
  }
}
