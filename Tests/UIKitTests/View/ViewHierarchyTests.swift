import SeededRandom
import Testing
import UIKit

@MainActor @Suite struct ViewHierarchyTests {
  final class Log {
    var lines: [String] = []
  }

  final class LoggingView: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    private func note(_ line: String) { log.lines.append("\(name) \(line)") }
    override func willMove(toSuperview newSuperview: UIView?) {
      note("willMove super \(newSuperview == nil ? "nil" : "set") was \(superview == nil ? "nil" : "set")")
    }
    override func didMoveToSuperview() { note("didMove super \(superview == nil ? "nil" : "set")") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMove window \(newWindow == nil ? "nil" : "set") was \(window == nil ? "nil" : "set")")
    }
    override func didMoveToWindow() { note("didMove window \(window == nil ? "nil" : "set")") }
    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
    override func layoutSubviews() { note("layout") }
  }

  private let log = Log()

  @Test("facts 12.5: defaults")
  func defaults() {
    let view = UIView()
    #expect(view.isOpaque)
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(view.backgroundColor == nil)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled && !view.clipsToBounds)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.contentMode == .scaleToFill && view.autoresizesSubviews && view.autoresizingMask.isEmpty)
    #expect(view.tag == 0 && view.transform == .identity && view.layer.delegate === view)
  }

  @Test("facts 12.5: the window comes with the superview and goes with it")
  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    #expect(view.window == nil)
    window.addSubview(view)
    #expect(view.window === window && inner.window === window)
    view.removeFromSuperview()
    #expect(view.window == nil && inner.window == nil)
  }

  @Test func callsOnMoving() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = LoggingView("a", log)
    let b = LoggingView("b", log)
    a.addSubview(b)
    #expect(log.lines == ["b willMove super set was nil", "b didMove super set", "a didAdd"])
    log.lines = []
    window.addSubview(a)
    #expect(
      log.lines == [
        "a willMove window set was nil", "b willMove window set was nil", "a willMove super set was nil",
        "a didMove window set", "b didMove window set", "a didMove super set",
      ])
    log.lines = []
    b.removeFromSuperview()
    #expect(
      log.lines == [
        "b willMove window nil was set", "b willMove super nil was set", "a willRemove", "b didMove window nil",
        "b didMove super nil",
      ])
    log.lines = []
    b.removeFromSuperview()
    #expect(log.lines.isEmpty)
  }

  @Test func layersFollow() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    root.sendSubviewToBack(views[3])
    root.bringSubviewToFront(views[0])
    root.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(root.subviews.map { views.firstIndex(of: $0) } == [3, 2, 1, 0])
    #expect(root.layer.sublayers?.map { layer in views.firstIndex { $0.layer === layer } } == [3, 2, 1, 0])
    root.insertSubview(views[0], belowSubview: views[2])
    #expect(root.subviews.map { views.firstIndex(of: $0) } == [3, 0, 2, 1])
    root.insertSubview(views[3], aboveSubview: views[2])
    #expect(root.subviews.map { views.firstIndex(of: $0) } == [0, 2, 3, 1])
    root.insertSubview(views[1], at: 0)
    #expect(root.subviews.map { views.firstIndex(of: $0) } == [1, 0, 2, 3])
  }

  @Test("random operations against an array")
  func againstArray() {
    var random = SeededGenerator(seed: 7)
    let root = UIView()
    let views = (0..<6).map { _ in UIView() }
    var model: [Int] = []
    for _ in 0..<3000 {
      let view = Int.random(in: 0..<6, using: &random)
      let other = Int.random(in: 0..<6, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        root.addSubview(views[view])
        model.removeAll { $0 == view }
        model.append(view)
      case 1:
        views[view].removeFromSuperview()
        model.removeAll { $0 == view }
      case 2 where view != other && model.contains(other):
        root.insertSubview(views[view], belowSubview: views[other])
        model.removeAll { $0 == view }
        model.insert(view, at: model.firstIndex(of: other) ?? 0)
      case 3 where view != other && model.contains(other):
        root.insertSubview(views[view], aboveSubview: views[other])
        model.removeAll { $0 == view }
        model.insert(view, at: (model.firstIndex(of: other) ?? 0) + 1)
      case 4 where model.contains(view):
        root.bringSubviewToFront(views[view])
        model.removeAll { $0 == view }
        model.append(view)
      case 5 where model.contains(view):
        root.sendSubviewToBack(views[view])
        model.removeAll { $0 == view }
        model.insert(view, at: 0)
      default:
        let index = Int.random(in: 0...6, using: &random)
        root.insertSubview(views[view], at: index)
        model.removeAll { $0 == view }
        model.insert(view, at: min(index, model.count))
      }
      #expect(root.subviews.map { views.firstIndex(of: $0) } == model)
      #expect((root.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } } == model)
      #expect(views.allSatisfy { ($0.superview === root) == model.contains(views.firstIndex(of: $0) ?? -1) })
    }
  }

  @Test func tagsAndDescendants() {
    let root = UIView()
    let inner = UIView()
    let deep = UIView()
    root.addSubview(inner)
    inner.addSubview(deep)
    deep.tag = 5
    #expect(root.viewWithTag(5) === deep)
    #expect(root.viewWithTag(6) == nil)
    #expect(deep.isDescendant(of: root) && deep.isDescendant(of: deep) && !root.isDescendant(of: deep))
  }

  @Test func layoutRunsFromTheTopOnce() {
    let a = LoggingView("a", log)
    let b = LoggingView("b", log)
    let c = LoggingView("c", log)
    a.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    a.addSubview(b)
    b.addSubview(c)
    log.lines = []
    a.layoutIfNeeded()
    #expect(log.lines == ["a layout", "b layout", "c layout"])
    log.lines = []
    a.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    c.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.lines == ["c layout"])
    log.lines = []
    b.frame.size.width = 3
    b.layoutIfNeeded()
    #expect(log.lines == ["b layout"])
    log.lines = []
    b.frame.origin.x = 3
    a.layoutIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    front.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === inner)
    // A subview is not hit where it lies outside its superview.
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === back)
    front.alpha = 0.01
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === back)
  }

  @Test func geometryOfFrames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame.origin == CGPoint(x: 75, y: 70))
    view.layer.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 100, y: 100))
  }

  @Test func safeAreaAndMargins() {
    // The numbers of facts 14.11; here a controller sets the safe area instead of a device.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    let view = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 29, left: 16, bottom: 0, right: 20))
    #expect(view.layoutMargins == UIEdgeInsets(top: 37, left: 24, bottom: 8, right: 28))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.frame.origin.y = 100
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20))
  }

  @Test func directionalMarginsFollowTheReadingDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
