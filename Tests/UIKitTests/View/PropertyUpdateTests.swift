import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct PropertyUpdateTests {
  @MainActor private final class Log { var lines: [String] = [] }

  @MainActor private final class Part: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      log.lines.append("\(name) properties")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("\(name) layout")
    }
  }

  @MainActor private final class Page: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      log.lines.append("page properties")
    }
  }

  @Test func propertiesAreUpdatedOnceBeforeTheFirstLayout() {
    Stage.run { stage in
      let log = Log()
      stage.window.addSubview(Part("a", log))
      stage.pacer.advance(by: 0.1)
      #expect(log.lines == ["a properties", "a layout"])
    }
  }

  @Test func aRequestUpdatesPropertiesWithoutLayout() {
    Stage.run { stage in
      let log = Log()
      let outer = Part("outer", log)
      let inner = Part("inner", log)
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      stage.pacer.advance(by: 0.1)
      log.lines = []
      inner.setNeedsUpdateProperties()
      inner.setNeedsUpdateProperties()
      outer.setNeedsUpdateProperties()
      #expect(log.lines.isEmpty)
      stage.pacer.advance(by: 0.1)
      #expect(log.lines == ["outer properties", "inner properties"])
      log.lines = []
      inner.setNeedsUpdateProperties()
      outer.updatePropertiesIfNeeded()
      #expect(log.lines == ["inner properties"])
      stage.pacer.advance(by: 0.1)
      #expect(log.lines.count == 1)
    }
  }

  @Test func aRequestOutsideAWindowIsKept() {
    Stage.run { stage in
      let log = Log()
      let view = Part("a", log)
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      view.removeFromSuperview()
      log.lines = []
      view.setNeedsUpdateProperties()
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      #expect(log.lines.first == "a properties")
      #expect(log.lines.filter { $0 == "a properties" }.count == 1)
    }
  }

  @Test func aControllerIsUpdatedBeforeItsView() {
    Stage.run { stage in
      let log = Log()
      let page = Page(log)
      page.view = Part("view", log)
      stage.window.rootViewController = page
      stage.pacer.advance(by: 0.1)
      #expect(log.lines.prefix(2) == ["page properties", "view properties"])
      log.lines = []
      page.setNeedsUpdateProperties()
      stage.pacer.advance(by: 0.1)
      #expect(log.lines == ["page properties"])
    }
  }

  @Test func flushingUpdatesAnimatesTheConsequencesOfAChange() {
    @MainActor final class Bar: UIView {
      let fill = UIView()
      var part: CGFloat = 0 { didSet { setNeedsLayout() } }
      override func layoutSubviews() {
        super.layoutSubviews()
        if fill.superview == nil { addSubview(fill) }
        fill.frame = CGRect(x: 0, y: 0, width: 100 * part, height: 10)
      }
    }
    Stage.run { stage in
      let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      stage.window.addSubview(bar)
      stage.pacer.advance(by: 0.1)
      UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates, animations: { bar.part = 1 })
      #expect(bar.fill.frame.width == 100)
      #expect(bar.fill.layer.animationKeys()?.isEmpty == false)
    }
  }
}
