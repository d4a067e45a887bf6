import Testing
import UIKit

@testable import QuickCollection

@MainActor @Suite struct CollectionViewDataSourceTests {
  private final class First: CollectionViewCell {}
  private final class Second: CollectionViewCell {}
  private final class Head: CollectionViewHeader {}

  private final class Sections: CollectionViewDataSource {
    override func numberOfSections() -> Int { 4 }
    override func cellClasses() -> [CollectionViewCell.Type] { [First.self, Second.self] }
    override func headerClasses() -> [CollectionViewHeader.Type]? { [Head.self] }
    override func cellClass(at indexPath: IndexPath) -> CollectionViewCell.Type? {
      indexPath == IndexPath(item: 3, section: 0) ? Second.self : nil
    }
  }

  @Test func itemsAreOneSection() {
    let source = CollectionViewDataSource(items: ["a", "b"])
    #expect(source.numberOfSections() == 1)
    #expect(source.numberOfItems(inSection: 0) == 2)
    #expect(source.item(at: IndexPath(item: 1, section: 0)) as? String == "b")
    #expect(source.item(at: IndexPath(item: 2, section: 0)) == nil)
    #expect(CollectionViewDataSource().numberOfItems(inSection: 0) == 0)
  }

  @Test func aClassIsTheItemsThenTheSectionsThenTheFirst() {
    let source = Sections()
    #expect(source.resolvedCellClass(at: IndexPath(item: 0, section: 0)) == First.self)
    #expect(source.resolvedCellClass(at: IndexPath(item: 3, section: 0)) == Second.self)
    #expect(source.resolvedCellClass(at: IndexPath(item: 0, section: 1)) == Second.self)
    #expect(source.resolvedCellClass(at: IndexPath(item: 0, section: 3)) == First.self)
    #expect(source.resolvedHeaderClass(at: IndexPath(item: 0, section: 3)) == Head.self)
    #expect(source.resolvedFooterClass(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(CollectionViewDataSource().resolvedCellClass(at: IndexPath(item: 0, section: 0)) == nil)
  }
}
