import Testing
import UIKit

/// Code as apps write it, with the public names only: a text of one's own that can be searched, a document, an index.
@MainActor @Suite struct FindAndDocumentCode {
  private final class Lines: NSObject, UITextSearching {
    var selectedTextRange: UITextRange?
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
      .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      if options.wordMatchMethod == .contains, options.stringCompareOptions.contains(.caseInsensitive) {
        resultAggregator.foundRange(UITextRange(), searchString: queryString, document: nil)
      }
      resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {}
    func clearAllDecoratedFoundText() {}
  }

  private final class Page: UIViewController, UIFindInteractionDelegate {
    let lines = Lines()
    lazy var finder = UIFindInteraction(sessionDelegate: self)
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      UITextSearchingFindSession(searchableObject: lines)
    }
  }

  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
    override func save(
      to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
      super.save(to: url, for: saveOperation, completionHandler: completionHandler)
    }
  }

  @Test func `a text of one's own is searched`() {
    let page = Page()
    page.view.addInteraction(page.finder)
    let session = page.findInteraction(page.finder, sessionFor: page.view)
    session?.performSearch(query: "a", options: nil)
    #expect(session?.resultCount == 1 && page.finder.view === page.view)
    let view = UITextView()
    view.isFindInteractionEnabled = true
    #expect(view.findInteraction?.searchText == nil)
  }

  @Test func `a document is saved with and without waiting`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.text = "night"
    let created = await note.save(to: url, for: .forCreating)
    #expect(created && !note.documentState.contains(.closed))
    note.text = "train"
    note.updateChangeCount(.done)
    let closed = await withCheckedContinuation { done in note.close { done.resume(returning: $0) } }
    let opened = await note.open()
    #expect(closed && opened && note.text == "train")
  }

  @Test func `an index has sections`() {
    let collation = UILocalizedIndexedCollation.current()
    let sorted = collation.sortedArray(from: ["b", "a"], collationStringSelector: Selector("self"))
    #expect(sorted as? [String] == ["a", "b"] && collation.sectionTitles.last == "#")
  }
}
