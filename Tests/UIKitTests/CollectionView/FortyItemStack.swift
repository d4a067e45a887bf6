import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The calls received, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  static func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)),\(number(rect.minY)),\(number(rect.width)),\(number(rect.height))"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double(value))
  }
}

/// Setup O of the facts: 40 items of 200 × 40 points every 50 points; records its calls with the current bounds.
@MainActor final class FortyItemLayout: UICollectionViewLayout {
  let journal = Journal()
  var answersBoundsChange = true
  var itemHeight: CGFloat = 40
  var pitch: CGFloat = 50
  var contentWidth: CGFloat = 200
  var lastContext: UICollectionViewLayoutInvalidationContext?
  /// The context that the chain's steps received.
  private var identity = "-"

  private var b: String { "b \(Journal.number(collectionView?.bounds.minY ?? -1))" }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override func prepare() {
    super.prepare()
    journal.note("prepare")
  }

  override var collectionViewContentSize: CGSize {
    journal.note("contentSize")
    return CGSize(width: contentWidth, height: CGFloat(count) * pitch)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    journal.note("elements(\(Journal.text(rect)))")
    let first = max(0, Int(rect.minY / pitch) - 1)
    let last = min(count, Int(rect.maxY / pitch) + 1)
    guard first < last else { return [] }
    return (first..<last).map { attributes($0) }.filter { $0.frame.intersects(rect) }
  }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: CGFloat(item) * pitch, width: 200, height: itemHeight)
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(indexPath.item)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    journal.note("should(\(b), arg \(Journal.number(newBounds.minY)))")
    return answersBoundsChange
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    journal.note("context(\(b))")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    lastContext = context
    return context
  }

  override func invalidateLayout() {
    journal.note("invalidate(\(b))")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    journal.note("invalidateWith(\(b), \(context === lastContext ? "same" : "other"))")
    super.invalidateLayout(with: context)
  }
}

/// A data source of one section, or of given sections, that records its calls.
@MainActor final class RecordingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  let journal: Journal
  var cells: [UICollectionViewCell] = []

  init(_ counts: [Int], _ journal: Journal = Journal()) {
    self.counts = counts
    self.journal = journal
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    journal.note("count(\(section))")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    journal.note("cell(\(indexPath.item))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cells.append(cell)
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    journal.note("didScroll(\(Journal.number(scrollView.contentOffset.y)))")
  }
}

/// Forty items in a stack, in a collection view that is in a window and laid out.
@MainActor struct FortyItemStack {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let layout = FortyItemLayout()
  let view: UICollectionView
  let source: RecordingSource
  var journal: Journal { layout.journal }

  init(items: Int = 40, laidOut: Bool = true, inWindow: Bool = true) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    source = RecordingSource([items], layout.journal)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    if inWindow { window.addSubview(view) }
    if laidOut {
      view.layoutIfNeeded()
      _ = journal.take()
    }
  }

  var visibleItems: [Int] { view.indexPathsForVisibleItems.map(\.item) }
}
