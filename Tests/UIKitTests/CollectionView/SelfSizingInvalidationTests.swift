import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Cells whose content changes while they are on screen.
@MainActor @Suite(.serialized) struct SelfSizingInvalidationTests {
  final class BoxCell: UICollectionViewCell {
    let box = UIView()
    var boxHeight: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      boxHeight = height
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 100), height,
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  /// A cell of a given height, without constraints.
  final class ToldCell: UICollectionViewCell {
    var height: CGFloat = 40
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private let source = RecordingSource([4])

  private func show(
    _ cell: AnyClass, _ mode: UICollectionView.SelfSizingInvalidation, in window: UIView
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.selfSizingInvalidation = mode
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func tops(_ view: UICollectionView) -> [CGFloat] { view.visibleCells.map(\.frame.minY) }

  @Test(
    "A constraint inside a cell's content view changes: only where constraints are included is the cell resized",
    arguments: [
      (UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints, CGFloat(110)), (.enabled, 80),
      (.disabled, 80),
    ])
  func constraints(_ mode: UICollectionView.SelfSizingInvalidation, _ third: CGFloat) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let view = show(BoxCell.self, mode, in: window)
    #expect(tops(view) == [0, 40, 80, 120])
    let cell = try #require(view.cellForItem(at: [0, 1]) as? BoxCell)
    UIView.performWithoutAnimation {
      cell.boxHeight?.constant = 70
      window.layoutIfNeeded()
    }
    #expect(tops(view)[2] == third)
    #expect(source.journal.take().filter { $0.hasPrefix("cell") }.count == 4)
  }

  @Test(
    "invalidateIntrinsicContentSize() of a cell or its content view resizes the cell unless that is disabled",
    arguments: [
      (UICollectionView.SelfSizingInvalidation.enabled, true), (.enabled, false), (.enabledIncludingConstraints, true),
      (.disabled, true),
    ])
  func intrinsicSize(_ mode: UICollectionView.SelfSizingInvalidation, _ ofCell: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let view = show(ToldCell.self, mode, in: window)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? ToldCell)
    UIView.performWithoutAnimation {
      cell.height = 90
      if ofCell { cell.invalidateIntrinsicContentSize() } else { cell.contentView.invalidateIntrinsicContentSize() }
      window.layoutIfNeeded()
    }
    #expect(tops(view) == (mode == .disabled ? [0, 40, 80, 120] : [0, 90, 130, 170]))
    #expect(view.contentSize.height == (mode == .disabled ? 160 : 210))
  }

  @Test("Another content configuration resizes the cell")
  func contentConfiguration() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let view = show(UICollectionViewListCell.self, .enabled, in: window)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let before = tops(view)
    UIView.performWithoutAnimation {
      var content = cell.defaultContentConfiguration()
      content.text = "A row"
      content.secondaryText = "with another line below"
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 60, leading: 0, bottom: 60, trailing: 0)
      cell.contentConfiguration = content
      window.layoutIfNeeded()
    }
    #expect(tops(view)[1] > before[1] + 60)
    #expect(cell.frame.height == tops(view)[1])
  }

  @Test("Resizing is animated in a window")
  func animated() {
    Stage.run(size: CGSize(width: 100, height: 300), scale: 1) { stage in
      let view = show(ToldCell.self, .enabled, in: stage.window)
      stage.pacer.advanceUntilIdle()
      guard let cell = view.cellForItem(at: [0, 0]) as? ToldCell, let below = view.cellForItem(at: [0, 1]) else {
        Issue.record("no cells")
        return
      }
      cell.height = 90
      cell.invalidateIntrinsicContentSize()
      stage.pacer.advance(frames: 6)
      let midway = below.layer.presentation()?.frame.minY ?? 0
      #expect(below.frame.minY == 90 && midway > 41 && midway < 89)
      stage.pacer.advanceUntilIdle()
      #expect(below.layer.presentation()?.frame.minY == 90)
    }
  }

  @Test("Reconfiguring an item measures its cell")
  func reconfiguring() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let view = show(ToldCell.self, .enabled, in: window)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? ToldCell)
    UIView.performWithoutAnimation {
      cell.height = 70
      view.reconfigureItems(at: [[0, 0]])
      window.layoutIfNeeded()
    }
    #expect(tops(view) == [0, 70, 110, 150])
  }

  @Test("A view's preferred attributes do not change the layout's own")
  func attributesStay() {
    final class Layout: UICollectionViewLayout {
      let own = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      var asked: [(preferred: CGFloat, original: CGFloat)] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        own.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        return [own]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        asked.append((preferredAttributes.size.height, originalAttributes.size.height))
        return false
      }
    }
    let layout = Layout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(ToldCell.self, forCellWithReuseIdentifier: "cell")
    let source = RecordingSource([1])
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.asked.map(\.preferred) == [40] && layout.asked.map(\.original) == [30])
    #expect(layout.own.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  /// A row of cells, each as wide as it prefers, and without width until it is measured.
  private final class GrowingRow: UICollectionViewLayout {
    private var widths: [IndexPath: CGFloat] = [:]
    private var row: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      var x: CGFloat = 0
      row = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: x, y: 0, width: widths[attributes.indexPath] ?? 0, height: 50)
        x = attributes.frame.maxX
        return attributes
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: row.last?.frame.maxX ?? 0, height: 50) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { row }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      row[indexPath.item]
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard preferredAttributes.frame.width != originalAttributes.frame.width else { return false }
      widths[originalAttributes.indexPath] = preferredAttributes.frame.width
      return true
    }
  }

  private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
      return layoutAttributes
    }
  }

  @Test("Cells without width at the edge of the view are shown, and size themselves")
  func cellsWithoutWidth() {
    let source = RecordingSource([3])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 50), collectionViewLayout: GrowingRow())
    view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX).sorted() == [0, 50, 150])
    #expect(view.contentSize.width == 300)
  }
}
