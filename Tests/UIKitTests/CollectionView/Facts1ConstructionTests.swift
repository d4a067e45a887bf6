import Testing

@testable import UIKit

/// Facts, section 1: construction and defaults.
@MainActor @Suite struct Facts1ConstructionTests {
  @Test("1.1: the initialiser attaches the layout and sends it no message")
  func initialiser() {
    let layout = FortyItemLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    #expect(view.collectionViewLayout === layout)
    #expect(layout.journal.take() == [])
  }

  @Test("1.2: defaults")
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

  @Test("1.4: data source and delegate read back what was set")
  func delegates() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: FortyItemLayout())
    let source = RecordingSource([1])
    view.dataSource = source
    view.delegate = source
    #expect(view.dataSource === source)
    #expect(view.delegate === source)
    #expect((view as UIScrollView).delegate === source)
  }

  @Test("1.5: adding to a window causes no layout call; the first pass does everything")
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
