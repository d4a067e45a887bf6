import UIKit
import XCTest

final class InitializerCodeTests: XCTestCase {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func view(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func section(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: CardCompositionalLayout.backgroundKind)]
    return section
  }

  func testEveryInitializerOfCompositionalLayoutsCanBeOverridden() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let section = section(30)
    let layouts = [
      CardCompositionalLayout(section: section),
      CardCompositionalLayout(section: section, configuration: configuration),
      CardCompositionalLayout { _, _ in section },
      CardCompositionalLayout(sectionProvider: { _, _ in section }, configuration: configuration),
    ]
    XCTAssertEqual(layouts.map(\.configuration.interSectionSpacing), [0, 7, 0, 7])
    let source = Source()
    for layout in layouts {
      let view = view(layout, source)
      XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 150))
      XCTAssertEqual(
        view.subviews.filter { $0 is CardBackground }.map(\.frame), [CGRect(x: 0, y: 0, width: 300, height: 150)])
    }
  }

  func testALayoutOfItsOwnInitializerCallsAShortOne() {
    let source = Source()
    let view = view(ColumnLayout(columns: 2, height: 40), source)
    XCTAssertEqual(view.visibleCells.count, 5)
    XCTAssertEqual(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame,
      CGRect(x: 150, y: 40, width: 150, height: 40))
  }

  func testDescriptionsNameTheReceiversClass() throws {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(60), heightDimension: .absolute(20)))
    let group = NamedGroup.row(height: 20, item, item)
    group.name = "pair"
    group.interItemSpacing = .hairline
    XCTAssertEqual(group.subitems.count, 2)
    XCTAssertEqual(try XCTUnwrap(group.copy() as? NamedGroup).name, "pair")
    XCTAssertEqual(NamedGroup.vertical(layoutSize: item.layoutSize, repeatingSubitem: item, count: 2).name, "")
    let background = TintedBackgroundItem.background(elementKind: CardCompositionalLayout.backgroundKind)
    XCTAssertEqual([background.tint, (background.copy() as? TintedBackgroundItem)?.tint], [.red, .red])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [background]
    let source = Source()
    let view = view(CardCompositionalLayout(section: section), source)
    XCTAssertEqual(
      [0, 1, 4].compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin },
      [CGPoint(x: 0, y: 0), CGPoint(x: 61, y: 0), CGPoint(x: 0, y: 20)])
    XCTAssertEqual(view.subviews.filter { $0 is CardBackground }.count, 1)
  }

  func testInitializersOfViews() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in }
    let imageView = PairedImageView(image: image, highlightedImage: image)
    XCTAssertTrue(imageView.isPaired)
    XCTAssertEqual(imageView.bounds.size, CGSize(width: 6, height: 4))
    XCTAssertFalse(imageView.isUserInteractionEnabled)
    let control = TintedRefreshControl()
    XCTAssertEqual(control.tintColor, .red)
    XCTAssertFalse(control.subviews.isEmpty)
    XCTAssertEqual(ColumnStack(arrangedSubviews: [UIView()]).axis, .vertical)
    XCTAssertEqual(GreenSpinner(style: .large).color, .green)
    let segments = BoldSegments(items: ["a", "b"])
    XCTAssertEqual([segments.numberOfSegments, segments.selectedSegmentIndex], [2, 0])
    XCTAssertGreaterThan(segments.bounds.width, 0)
    let controller = ContainerController(rootViewController: UIViewController())
    XCTAssertTrue(controller.childForStatusBarStyle === controller.topViewController)
    XCTAssertNil(controller.topViewController?.childForStatusBarStyle)
    XCTAssertTrue(SceneWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).isHidden)
  }

  func testALayoutCountsItemsWhenTheDataSourceHasGone() {
    final class FirstSectionLayout: UICollectionViewLayout {
      var counted: [Int] = []
      override func prepare() { counted.append(collectionView?.numberOfItems(inSection: 0) ?? -1) }
    }
    let layout = FirstSectionLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    view.layoutIfNeeded()
    var source: Source? = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    source = nil
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertEqual(layout.counted, [0, 5, 0])
  }

  func testRectanglesQueriedByFunctions() {
    let rect = CGRect(x: 10, y: 20, width: -4, height: 6)
    XCTAssertEqual(
      [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)], [6, 8, 10, 4])
    XCTAssertEqual(
      [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)], [20, 23, 26, 6])
  }

  func testRectanglesAndTransformsChangedByFunctions() {
    let rect = CGRectInset(CGRectOffset(CGRectMake(0.4, 0.6, 10, 20), 1, 2), 1, 1)
    XCTAssertEqual(rect, CGRect(x: 2.4, y: 3.6, width: 8, height: 18))
    XCTAssertEqual(CGRectIntegral(rect), CGRect(x: 2, y: 3, width: 9, height: 19))
    XCTAssertTrue(CGRectContainsPoint(rect, CGPointMake(5, 5)) && CGRectContainsRect(CGRectIntegral(rect), rect))
    let apart = CGRectMake(100, 100, 1, 1)
    XCTAssertFalse(CGRectIntersectsRect(rect, apart))
    XCTAssertTrue(CGRectIsNull(CGRectIntersection(rect, apart)) && CGRectIsEmpty(CGRectZero))
    XCTAssertTrue(CGRectEqualToRect(CGRectUnion(CGRectZero, apart), CGRectMake(0, 0, 101, 101)))
    var (slice, rest) = (CGRectZero, CGRectZero)
    CGRectDivide(CGRectMake(0, 0, 10, 20), &slice, &rest, 4, .minYEdge)
    XCTAssertEqual([slice.height, rest.height, rest.minY], [4, 16, 4])
    var read = CGRectNull
    XCTAssertTrue(CGRectMakeWithDictionaryRepresentation(CGRectCreateDictionaryRepresentation(rect), &read))
    XCTAssertEqual(read, rect)
    XCTAssertFalse(
      CGRectMakeWithDictionaryRepresentation(CGPointCreateDictionaryRepresentation(CGPointZero), &read))
    let moved = CGPointApplyAffineTransform(CGPointMake(1, 2), CGAffineTransform(translationX: 3, y: 4))
    XCTAssertTrue(CGPointEqualToPoint(moved, CGPointMake(4, 6)))
  }

  func testSubclassesInheritInitialisersOfCommandsAndImages() {
    final class MarkedCommand: UIKeyCommand { var isMarked = true }
    let command = MarkedCommand(input: "k", modifierFlags: .command, action: Selector(("mark:")))
    XCTAssertTrue(command.isMarked && command.input == "k" && command.modifierFlags == .command)
    final class TitledCommand: UICommand { var note = "" }
    XCTAssertEqual(TitledCommand(title: "Mark", action: Selector(("mark:")), state: .on).state, .on)
    final class CountedImage: UIImage, @unchecked Sendable { var count = 3 }
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    XCTAssertEqual(pixels.pngData().flatMap { CountedImage(data: $0) }?.count, 3)
  }

  func testPathsAndEffectsInArchives() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 9, y: 1))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    let read = try XCTUnwrap(
      NSKeyedUnarchiver.unarchivedObject(
        ofClass: UIBezierPath.self,
        from: NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)))
    XCTAssertEqual(read.cgPath, path.cgPath)
    XCTAssertTrue(read.lineWidth == 3 && read.lineCapStyle == .round && read.usesEvenOddFillRule == false)
    var dashes: [CGFloat] = [0, 0]
    var (count, phase) = (0, CGFloat(0))
    read.getLineDash(&dashes, count: &count, phase: &phase)
    XCTAssertTrue(dashes == [2, 1] && count == 2 && phase == 0.5)
    let effect = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: UIVisualEffect.self,
      from: NSKeyedArchiver.archivedData(withRootObject: UIBlurEffect(style: .dark), requiringSecureCoding: true))
    XCTAssertTrue(effect is UIBlurEffect)
  }
}
