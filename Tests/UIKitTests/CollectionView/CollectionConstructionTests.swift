import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 1: construction and defaults.
@MainActor @Suite struct CollectionConstructionTests {
  @Test("The initialiser attaches the layout and calls nothing on it (facts 1.1)")
  func initialiser() {
    let layout = FortyItemLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    #expect(view.collectionViewLayout === layout)
    #expect(layout.journal.take() == [])
  }

  @Test("A new collection view has UIKit's defaults (facts 1.2)")
  func defaults() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: FortyItemLayout())
    #expect(view.backgroundColor == .systemBackground)
    #expect(UIView().backgroundColor == nil)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.alwaysBounceVertical)
    #expect(view.contentInsetAdjustmentBehavior.rawValue == 0)
    #expect(view.allowsSelection)
    #expect(!view.allowsMultipleSelection)
    #expect(view.isPrefetchingEnabled)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.numberOfSections == 0)
  }

  @Test("Data source and delegate read back what was set (facts 1.4)")
  func delegates() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: FortyItemLayout())
    let source = RecordingSource([1])
    view.dataSource = source
    view.delegate = source
    #expect(view.dataSource === source)
    #expect(view.delegate === source)
    #expect((view as UIScrollView).delegate === source)
  }

  @Test("Adding to a window causes no layout call; the first pass does everything (facts 1.5)")
  func addingToWindow() {
    let setup = FortyItemStack(laidOut: false)
    #expect(setup.journal.take() == [])
    setup.view.layoutIfNeeded()
    #expect(
      setup.journal.take() == [
        "invalidate(b 0)", "invalidateWith(b 0, other)", "prepare", "contentSize", "count(0)", "elements(0,0,200,300)",
        "contentSize", "cell(0)", "cell(1)", "cell(2)", "cell(3)", "cell(4)", "cell(5)",
      ])
  }
}
