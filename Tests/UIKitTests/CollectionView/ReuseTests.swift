import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ReuseTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("Steady scrolling makes no cells")
  func steadyScrolling() {
    let shown = ModelView([10_000])
    func scroll(_ range: Range<Int>) {
      for step in range {
        shown.view.contentOffset.y = CGFloat(step) * 7
        shown.view.layoutIfNeeded()
      }
    }
    scroll(1..<50)
    let made = shown.view.elements.pool.made
    scroll(50..<2000)
    #expect(shown.view.elements.pool.made == made)
    #expect(made <= 20)
    #expect(shown.view.subviews.count <= 30)
    #expect(shown.displayed == shown.view.visibleCells.count)
  }

  @Test("A cell is prepared for reuse before it is handed out again, with its new place, and shown")
  func prepared() {
    let shown = ModelView([100])
    let first = shown.view.cellForItem(at: path(0)) as? CountingCell
    shown.view.contentOffset.y = 500
    shown.view.layoutIfNeeded()
    shown.view.contentOffset.y = 1000
    shown.view.layoutIfNeeded()
    #expect((first?.reused ?? 0) > 0)
    #expect(first?.isHidden == false)
  }

  /// Hides and fades every third item by its own properties rather than through attributes.
  private final class HidingSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 400 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.isHidden = indexPath.item % 3 == 0
      if indexPath.item % 3 == 1 { cell.alpha = 0.5 }
      return cell
    }
  }

  @Test(
    "What the data source hides or pales stays so, also where the cell was prepared ahead; a reused one starts anew")
  func hiddenByTheDataSource() {
    VirtualClockPacer.run { pacer in
      let source = HidingSource()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let window = UIWindow(frame: view.bounds)
      window.addSubview(view)
      window.isHidden = false
      defer { window.isHidden = true }
      @MainActor func check() {
        window.layoutIfNeeded()
        for path in view.indexPathsForVisibleItems {
          let cell = view.cellForItem(at: path)
          #expect(cell?.isHidden == (path.item % 3 == 0), "item \(path.item)")
          #expect(cell?.alpha == (path.item % 3 == 1 ? 0.5 : 1), "item \(path.item)")
        }
      }
      check()
      view.setNeedsLayout()
      layout.invalidateLayout()
      check()
      for step in 1...60 {
        if step % 2 == 0 { pacer.runIdleWork() }
        view.contentOffset.y = CGFloat(step) * 70
        check()
      }
    }
  }

  @Test("A cell has its size, and the identifier it is dequeued under, when it is configured")
  func sizeWhenConfigured() {
    final class Source: NSObject, UICollectionViewDataSource {
      var sizes: [CGSize] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        sizes.append(cell.contentView.bounds.size)
        #expect(cell.reuseIdentifier == "cell")
        return cell
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: FortyItemLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.sizes == [CGSize(width: 200, height: 40), CGSize(width: 200, height: 40)])
  }

  @Test("Registrations make and configure cells without a registered class")
  func registrations() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<CountingCell, String> { cell, path, item in
        cell.tag = path.item + item.count
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
        view, kind, path in
        view.tag = kind.count
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: RowsLayout())
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(1)) is CountingCell)
    #expect(view.cellForItem(at: path(1))?.tag == 7)
    #expect(view.supplementaryView(forElementKind: "header", at: path(0))?.tag == 6)
    #expect(view.visibleSupplementaryViews(ofKind: "header").count == 1)
  }

  @Test("Views are stacked by z index, cells below other views, all in front of the background view")
  func stacking() {
    final class Layout: UICollectionViewLayout {
      var zIndexes = [2, 0, 1]
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func prepare() {
        super.prepare()
        register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        line.zIndex = -1
        return zIndexes.enumerated().map { item, zIndex in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
          attributes.zIndex = zIndex
          return attributes
        } + [line]
      }
    }
    let layout = Layout()
    let source = RecordingSource([3])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let background = UIView()
    view.backgroundView = background
    view.layoutIfNeeded()
    func order() -> [String] {
      view.subviews.compactMap { subview in
        if subview === background { return "background" }
        if let cell = subview as? UICollectionViewCell { return view.indexPath(for: cell).map { "\($0.item)" } }
        return subview is UICollectionReusableView ? "line" : nil
      }
    }
    #expect(order() == ["background", "line", "1", "2", "0"])
    #expect(background.frame == view.bounds)
    layout.zIndexes = [0, 3, 1]
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(order() == ["background", "line", "0", "2", "1"])
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == path(1))
  }

  // MARK: Prefetching

  @MainActor private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    let journal = Journal()
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      journal.note("prefetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      journal.note("cancel \(indexPaths.map(\.item))")
    }
  }

  @Test("Items ahead are prefetched, nearest first; turning cancels those now behind")
  func prefetching() {
    let shown = ModelView([200])
    let prefetcher = Prefetcher()
    shown.view.prefetchDataSource = prefetcher
    func move(to y: CGFloat) {
      shown.view.contentOffset.y = y
      shown.view.layoutIfNeeded()
      shown.view.prefetchAhead()
    }
    move(to: 1010)
    move(to: 1030)
    // Rows of 20 points: 50 to 59 were on screen at first, then 51 to 60; the next ten are ahead.
    #expect(prefetcher.journal.take() == ["prefetch \(Array(60...69))", "prefetch [70]"])
    move(to: 1050)
    #expect(prefetcher.journal.take() == ["prefetch [71]"])
    move(to: 1010)
    #expect(
      prefetcher.journal.take() == ["cancel \(Array(62...71))", "prefetch \(Array((40...49).reversed()))"])
    shown.view.isPrefetchingEnabled = false
    #expect(prefetcher.journal.take() == ["cancel \(Array(40...49))"])
  }

  // MARK: Failures

  @Test("Dequeuing what was not registered stops with UIKit's words")
  func unregistered() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "Nope", for: IndexPath(item: 0, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Nope - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"))
  }

  @Test("Updates that do not add up stop with UIKit's words")
  func inconsistent() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ModelView([3])
        shown.view.performBatchUpdates { shown.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of items in section 0.  The number of items contained in an"))
    #expect(text.contains("(0 inserted, 1 deleted)"))
  }
}
