import Testing

@testable import UIKit

/// Auto Layout as apps use it.
@MainActor @Suite struct AutoLayoutTests {
  private func fill(_ view: UIView, _ outer: UIView, _ inset: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ])
  }

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
    // A view that builds its inside in its initialiser, is told only later that constraints place it, and added last.
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
      // On before off: both only count when it is laid out.
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

  @Test func whatWasBrokenHoldsAgainWhenItCan() {
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
    // At a size where all of them hold they do.
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

  @Test func marginsAndSafeAreaMoveWhatIsTiedToThem() {
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

  @Test func whatIsTiedToTheOutsideStaysWhileContentScrolls() {
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
      // Hugging is stronger than the wish to be large.
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 260)
    }
    #expect(found.isEmpty)
    // Asking changed nothing.
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

  /// Rows of views at random gaps, widths and insets, changed at random: every frame follows from the numbers.
  @Test(arguments: 1...60)
  func chainsAgreeWithArithmetic(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...8, using: &random)
    let views = (0..<count).map { _ in plainView() }
    let root = container(400, 100)
    var parents: [UIView] = [root]
    for view in views {
      // Nested at random: constraints then run across levels.
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
