import UIKit
import XCTest

final class RuntimeCodeTests: XCTestCase {
  func testLayerClassMayBeAnyClass() {
    let view = FadeView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    XCTAssertEqual(view.gradient.bounds.size, CGSize(width: 10, height: 20))
    XCTAssertTrue(view.layer.delegate === view)
  }

  func testGenericCodeMakesLayoutsAndControllers() {
    XCTAssertEqual(LaidOutView<TaggedLayout>().layout.tag, "made")
    XCTAssertEqual(ShellController<TaggedController>().content.tag, "made")
  }

  func testGenericCodeMakesAttributes() {
    let path = IndexPath(item: 3, section: 1)
    let made = attributes(WeightedAttributes.self, cell: path)
    XCTAssertEqual(made.weight, 1)
    XCTAssertEqual(made.indexPath, path)
    XCTAssertEqual(made.representedElementCategory, .cell)
  }

  func testAttributesOfAClassThatIsAValue() throws {
    let path = IndexPath(item: 3, section: 1)
    for layout in [ClassyLayout(), WeightedLayout()] {
      let made = [
        try XCTUnwrap(layout.layoutAttributesForItem(at: path)),
        try XCTUnwrap(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)),
        try XCTUnwrap(layout.layoutAttributesForDecorationView(ofKind: "line", at: path)),
      ]
      XCTAssertTrue(made.allSatisfy { type(of: $0) == type(of: layout).layoutAttributesClass })
      XCTAssertEqual(made.map(\.indexPath), [path, path, path])
      XCTAssertEqual(made.map(\.representedElementKind), [nil, "header", "line"])
      XCTAssertEqual(made.map(\.representedElementCategory), [.cell, .supplementaryView, .decorationView])
    }
    let make: (IndexPath) -> UICollectionViewLayoutAttributes =
      (WeightedAttributes.self as UICollectionViewLayoutAttributes.Type).init(forCellWith:)
    XCTAssertEqual((make(path) as? WeightedAttributes)?.weight, 1)
    XCTAssertEqual(SectionAttributes(section: 4).indexPath.section, 4)
    XCTAssertTrue(type(of: SectionAttributes.first()) == SectionAttributes.self)
    XCTAssertEqual(WeightedAttributes(weight: 7).weight, 7)
  }

  func testObjectsOfAClassThatIsAValue() {
    let layouts: [UICollectionViewLayout.Type] = [UICollectionViewFlowLayout.self, TaggedLayout.self]
    XCTAssertTrue(layouts.allSatisfy { type(of: $0.init()) == $0 })
    let contexts: [UICollectionViewLayoutInvalidationContext.Type] = [
      UICollectionViewFlowLayoutInvalidationContext.self, CountingContext.self,
    ]
    XCTAssertTrue(contexts.allSatisfy { type(of: $0.init()) == $0 })
    let controllers: [UIViewController.Type] = [TaggedController.self, UINavigationController.self]
    XCTAssertTrue(controllers.allSatisfy { type(of: $0.init()) == $0 })
    XCTAssertEqual(NamedController.instantiate().name, "no nib")
    XCTAssertEqual(TaggedController.instantiate().tag, "made")
    let named: UIViewController.Type = NamedController.self
    XCTAssertEqual((named.init(nibName: "Main", bundle: .main) as? NamedController)?.name, "Main nib")
    XCTAssertEqual((named.init() as? NamedController)?.name, "no nib")
    let navigation: [UINavigationController.Type] = [UINavigationController.self, RootedNavigation.self]
    for type in navigation {
      let root = UIViewController()
      let made = type.init(rootViewController: root)
      XCTAssertTrue(Swift.type(of: made) == type)
      XCTAssertEqual(made.viewControllers, [root])
    }
    let items: [UIBarButtonItem.Type] = [UIBarButtonItem.self, NumberedItem.self]
    for type in items {
      let save = type.init(barButtonSystemItem: .save, target: nil, action: nil)
      let titled = type.init(title: "Record", style: .plain, target: self, action: nil)
      let view = UIView()
      XCTAssertTrue(Swift.type(of: save) == type && Swift.type(of: titled) == type)
      XCTAssertEqual(save.style, .done)
      XCTAssertEqual(titled.title, "Record")
      XCTAssertTrue(titled.target === self)
      XCTAssertTrue(type.init(customView: view).customView === view)
      XCTAssertTrue(Swift.type(of: type.flexibleSpace()) == type)
    }
    let rows: [UITableViewCell.Type] = [UITableViewCell.self, PlainRow.self]
    for type in rows {
      let row = type.init(style: .subtitle, reuseIdentifier: "row")
      XCTAssertTrue(Swift.type(of: row) == type)
      XCTAssertEqual(row.reuseIdentifier, "row")
      XCTAssertNotNil(row.detailTextLabel)
    }
    let views: [UIView.Type] = [UIView.self, FadeView.self, UILabel.self, UICollectionViewCell.self]
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    for view in views {
      XCTAssertTrue(type(of: view.init()) == view)
      let made = view.init(frame: frame)
      XCTAssertTrue(type(of: made) == view)
      XCTAssertEqual(made.frame, frame)
    }
  }

  func testCollectionAndTableViewsOfAClassThatIsAValue() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let layout = UICollectionViewFlowLayout()
    for type in [UICollectionView.self, PlainGrid.self] as [UICollectionView.Type] {
      let view = type.init(frame: frame, collectionViewLayout: layout)
      XCTAssertTrue(Swift.type(of: view) == type)
      XCTAssertEqual(view.frame, frame)
      XCTAssertTrue(view.collectionViewLayout === layout)
    }
    for type in [UITableView.self, PlainTable.self] as [UITableView.Type] {
      let view = type.init(frame: frame, style: .grouped)
      XCTAssertTrue(Swift.type(of: view) == type)
      XCTAssertEqual(view.frame, frame)
      XCTAssertEqual(view.style, .grouped)
    }
    for type in [UITableViewHeaderFooterView.self, PlainHeader.self] as [UITableViewHeaderFooterView.Type] {
      let view = type.init(reuseIdentifier: "header")
      XCTAssertTrue(Swift.type(of: view) == type)
      XCTAssertEqual(view.reuseIdentifier, "header")
    }
  }

  func testOptionalCallsGoOnToProperties() {
    let layout = AskingLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    XCTAssertNil(layout.headerHeight)
    let delegate = SizingDelegate()
    view.delegate = delegate
    XCTAssertNil(layout.headerHeight, "the delegate says nothing about headers")
    XCTAssertEqual(layout.itemWidth, 30)
    XCTAssertEqual(layout.leftInset, 7)
  }

  func testGenericCodeObserves() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let offsets = Listener(view, \.contentOffset)
    let heights = Listener(view, \.bounds.size.height)
    let hidden = Listener(view as UIView, \.isHidden)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    view.frame.size.height = 80
    view.isHidden = true
    XCTAssertEqual(offsets.heard, [CGPoint(x: 0, y: 30)])
    XCTAssertEqual(heights.heard, [80])
    XCTAssertEqual(hidden.heard, [true])
  }

  func testObservingByName() {
    let controller = FittingController()
    controller.begin()
    controller.collectionView.contentSize = CGSize(width: 100, height: 300)
    controller.collectionView.contentOffset.y = 20
    controller.collectionView.contentSize = CGSize(width: 100, height: 400)
    controller.end()
    controller.collectionView.contentSize = .zero
    controller.collectionView.contentOffset.y = 0
    XCTAssertEqual(controller.heights, [0, 300, 300, 400])
    XCTAssertEqual(controller.offsets, [0, 20])
  }

  func testObserversByNameAreNotKept() {
    let view = UIView()
    weak var gone: FittingController?
    do {
      let controller = FittingController()
      gone = controller
      view.addObserver(controller, forKeyPath: "alpha", context: nil)
    }
    XCTAssertNil(gone)
    view.alpha = 0.5
  }

  func testAnObserverMayEndItself() {
    let view = UIView()
    var count = 0
    var observation: NSKeyValueObservation?
    observation = view.observe(\.frame) { _, _ in
      count += 1
      observation = nil
    }
    view.frame.origin.x = 1
    view.frame.origin.x = 2
    XCTAssertEqual(count, 1)
    XCTAssertNil(observation)
  }

  func testColourLiteralsNeedNoType() {
    XCTAssertEqual(tints, [UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue])
  }

  func testGeometryAsText() {
    XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)), "{{1, 2.5}, {3, 4}}")
    XCTAssertEqual(NSCoder.string(for: CGPoint(x: -1, y: 2)), "{-1, 2}")
    XCTAssertEqual(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
    XCTAssertEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
    XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}"), CGRect(x: 1, y: 2.5, width: 3, height: 4))
    XCTAssertEqual(NSCoder.cgSize(for: "{3,4}"), CGSize(width: 3, height: 4))
    XCTAssertEqual(NSCoder.cgRect(for: "a rectangle"), .zero)
    XCTAssertEqual(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]"), CGAffineTransform(translationX: 5, y: 6))
  }

  func testGeometryUnderKeys() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    coder.encode(CGSize(width: 5, height: 6), forKey: "size")
    coder.encode(insets, forKey: "insets")
    coder.encode(CGAffineTransform(translationX: 7, y: 8), forKey: "transform")
    coder.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    XCTAssertEqual(decoder.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(decoder.decodeCGSize(forKey: "size"), CGSize(width: 5, height: 6))
    XCTAssertEqual(decoder.decodeUIEdgeInsets(forKey: "insets"), insets)
    XCTAssertEqual(decoder.decodeCGAffineTransform(forKey: "transform"), CGAffineTransform(translationX: 7, y: 8))
    XCTAssertEqual(decoder.decodeUIEdgeInsets(forKey: "nothing"), .zero)
  }

  func testElementsOfADrawingFollowTheirView() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let chart = ChartView(frame: CGRect(x: 50, y: 60, width: 30, height: 20))
    window.addSubview(chart)
    let elements = try XCTUnwrap(chart.accessibilityElements as? [UIAccessibilityElement])
    XCTAssertEqual(elements.map(\.accessibilityLabel), ["Bar 0", "Bar 1", "Bar 2"])
    XCTAssertEqual(elements[1].accessibilityFrame, CGRect(x: 60, y: 60, width: 10, height: 20))
    chart.frame.origin.x = 100
    XCTAssertEqual(elements[1].accessibilityFrame.minX, 110)
    XCTAssertEqual(chart.accessibilityFrame, CGRect(x: 100, y: 60, width: 30, height: 20))
    XCTAssertTrue(chart.accessibilityScroll(.next))
    XCTAssertEqual(chart.scrolled, [.next])
    XCTAssertFalse(UIView().accessibilityActivate())
  }
}

private final class RootedNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    hidesBarsOnTap = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class NumberedItem: UIBarButtonItem {
  var number = 1

  override class func flexibleSpace() -> Self {
    let type = self
    return type.init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
}

private final class PlainRow: UITableViewCell {}
private final class PlainHeader: UITableViewHeaderFooterView {}
private final class PlainTable: UITableView {}
private final class PlainGrid: UICollectionView {}
