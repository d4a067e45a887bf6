import Testing
import UIKit

@MainActor struct ScrollDelegateTests {
  @Test func theDelegateOfASubclassIsThatOfTheScrollView() {
    let delegate = Delegate()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView()
    let text = UITextView()
    for view in [collection, table, text] as [UIScrollView] { view.delegate = delegate }
    #expect(collection.delegate === delegate)
    #expect(table.delegate === delegate)
    #expect(text.delegate === delegate)
    collection.delegate = nil
    table.delegate = nil
    text.delegate = nil
    for view in [collection, table, text] as [UIScrollView] { #expect(view.delegate == nil) }
  }

  @Test func aDelegateOfAnotherKindStaysThatOfTheScrollView() {
    let delegate = ScrollDelegate()
    let table = UITableView()
    (table as UIScrollView).delegate = delegate
    #expect(table.delegate == nil)
    #expect((table as UIScrollView).delegate === delegate)
  }

  private final class Delegate: NSObject, UICollectionViewDelegate, UITableViewDelegate, UITextViewDelegate {}
  private final class ScrollDelegate: NSObject, UIScrollViewDelegate {}
}
