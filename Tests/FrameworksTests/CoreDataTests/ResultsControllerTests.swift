import AppleNames
import CoreData
import Foundation
import Testing
import UIKit

@Suite @MainActor struct ResultsControllerTests {
  /// Writes down what a delegate learns.
  private final class Log: NSObject, NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var snapshot: [String] = []
    weak var expected: NSObject?

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append(expected.map { controller.isEqual($0) } ?? false ? "will" : "will of another")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("did")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
      lines.append("\(type) \(text(indexPath)) \(text(newIndexPath))")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(sectionIndex) \(sectionInfo.name)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { self.snapshot = snapshot.sectionIdentifiers.compactMap { $0 as? String } }
  }

  private func book(_ title: String, _ pages: Int32, _ context: NSManagedObjectContext) -> Book {
    let made = Book(context: context)
    made.title = title
    made.pages = pages
    return made
  }

  @Test func resultsFollowTheContextInSections() throws {
    let context = try Library.container().viewContext
    let (a, b, c) = (book("a", 1, context), book("b", 1, context), book("c", 2, context))
    try context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
    let log = Log()
    log.expected = controller
    controller.delegate = log
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"] && controller.fetchedObjects == [a, b, c])
    #expect(controller.object(at: IndexPath(item: 0, section: 1)) === c)
    #expect(controller.indexPath(forObject: b) == IndexPath(item: 1, section: 0))
    #expect(log.snapshot == ["1", "2"])

    _ = book("d", 3, context)
    context.delete(a)
    b.title = "bb"
    c.pages = 1
    context.processPendingChanges()
    #expect(
      log.lines == [
        "will", "delete section 1 2", "insert section 1 3", "delete 0.0 -", "insert - 1.0", "move 1.0 0.1",
        "update 0.1 0.0", "did",
      ])
    #expect(controller.fetchedObjects?.compactMap(\.title) == ["bb", "c", "d"] && log.snapshot == ["1", "3"])
  }

  @Test func randomChangesLeaveWhatAFetchFinds() throws {
    let context = try Library.container().viewContext
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    request.predicate = NSPredicate.parsed(format: "pages > 2")
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    try controller.performFetch()
    var books: [Book] = []
    for step in 0..<80 {
      switch step % 4 {
      case 0, 1: books.append(book("\(step)", Int32(step * 7 % 11), context))
      case 2: books[step * 5 % books.count].pages = Int32(step * 3 % 9)
      default: context.delete(books.remove(at: step * 3 % books.count))
      }
      context.processPendingChanges()
      if step % 20 == 0 { try context.save() }
      #expect(controller.fetchedObjects == (try context.fetch(request)))
    }
  }
}
