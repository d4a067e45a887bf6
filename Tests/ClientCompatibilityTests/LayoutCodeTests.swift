import UIKit
import XCTest

final class LayoutCodeTests: XCTestCase {
  private let source = PosterSource(sections: [("One", (0..<12).map(String.init))])

  private func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(PosterCell.self, forCellWithReuseIdentifier: PosterCell.identifier)
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  func testAttributesWithAnInitialiserOfTheirOwn() {
    let attributes = WeightedAttributes(weight: 7)
    attributes.size = CGSize(width: 3, height: 4)
    let copy = attributes.copy() as? WeightedAttributes
    XCTAssertEqual(copy?.weight, 7)
    XCTAssertEqual(copy, attributes)
    copy?.weight = 8
    XCTAssertNotEqual(copy, attributes)
  }

  func testContextsAreOfTheLayoutsClass() {
    let layout = RowsLayout()
    let view = makeView(layout)
    XCTAssertEqual(view.visibleCells.count, 6)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    view.contentOffset.y = 25
    view.layoutIfNeeded()
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertTrue(layout.contexts.contains { $0.keepsMetrics })
    XCTAssertTrue(layout.contexts.contains { $0.invalidateEverything })
  }

  func testCopiesByArray() throws {
    let view = makeView(FadingLayout())
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertLessThan(cell.layer.transform.m11, 1)
    XCTAssertEqual(
      view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.transform3D.m11, 1)
  }

  func testSpringsBringItemsBack() throws {
    let layout = SpringyLayout()
    let view = makeView(layout)
    let path = IndexPath(item: 0, section: 0)
    let rest = try XCTUnwrap(layout.layoutAttributesForItem(at: path)?.center.y)
    layout.pull(by: 30)
    XCTAssertEqual(layout.layoutAttributesForItem(at: path)?.center.y, rest + 30)
    XCTAssertTrue(layout.animator.isRunning)
    let deadline = Date() + 5
    while layout.animator.isRunning, Date() < deadline { RunLoop.main.run(until: Date() + 0.02) }
    XCTAssertFalse(layout.animator.isRunning)
    view.layoutIfNeeded()
    XCTAssertEqual(try XCTUnwrap(layout.layoutAttributesForItem(at: path)?.center.y), rest, accuracy: 1)
    XCTAssertEqual(try XCTUnwrap(view.cellForItem(at: path)?.center.y), rest, accuracy: 1)
  }

  func testGenericViewsAreOfTheRequestedClass() {
    let box = Box<UILabel>(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    XCTAssertTrue(type(of: box.content) == UILabel.self)
    XCTAssertEqual(box.content.frame.width, 50)
    box.frame.size.width = 80
    XCTAssertEqual(box.content.frame.width, 80)
    XCTAssertTrue(type(of: Box<PosterCell>(frame: .zero).content) == PosterCell.self)
  }

  func testViewsAreObserved() {
    let view = UIView()
    var hidden: [Bool?] = []
    var alphas: [CGFloat?] = []
    let observations = [
      view.observe(\.isHidden, options: [.new, .initial]) { _, change in hidden.append(change.newValue) },
      view.observe(\.alpha, options: [.old, .new]) { view, change in
        alphas += [change.oldValue, change.newValue, view.alpha]
      },
    ]
    view.isHidden = true
    view.alpha = 0.5
    observations.forEach { $0.invalidate() }
    view.isHidden = false
    XCTAssertEqual(hidden, [false, true])
    XCTAssertEqual(alphas, [1, 0.5, 0.5])
  }

  func testAssociatedObjects() {
    var view: UIView? = UIView()
    view?.clientTag = "one"
    XCTAssertEqual(view?.clientTag, "one")
    view?.clientTag = nil
    XCTAssertNil(view?.clientTag)
    view?.clientTag = "two"
    view = nil
    // The next view may have the same address, but must not have the objects associated with the last one.
    for _ in 0..<100 { XCTAssertNil(UIView().clientTag) }
    XCTAssertEqual(autoreleasepool { 3 }, 3)
  }

  func testBoxedGeometry() {
    XCTAssertEqual(NSValue(cgPoint: CGPointMake(1, 2)).cgPointValue, CGPoint(x: 1, y: 2))
    XCTAssertEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, CGSize(width: 1, height: 2))
    let rect = CGRectMake(1, 2, 3, 4)
    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    XCTAssertEqual(NSValue(cgRect: rect), NSValue(cgRect: rect))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let turn = CGAffineTransform(rotationAngle: 1)
    XCTAssertEqual(NSValue(cgAffineTransform: turn).cgAffineTransformValue, turn)
    XCTAssertEqual(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue, CGVector(dx: 5, dy: 6))
    XCTAssertEqual(NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue.vertical, 6)
  }
}
