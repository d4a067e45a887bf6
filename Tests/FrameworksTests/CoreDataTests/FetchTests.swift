import AppleNames
import CoreData
import Foundation
import Testing

@Suite @MainActor struct FetchTests {
  private func filled() throws -> NSPersistentContainer {
    let container = try Library.container()
    let author = Author(context: container.viewContext)
    author.name = "A"
    for number in 0..<6 {
      let book =
        number == 5
        ? try #require(
          NSEntityDescription.insertNewObject(forEntityName: "Novel", into: container.viewContext) as NSManagedObject?)
        : Book(context: container.viewContext)
      book.setValue("\(number)", forKey: "title")
      book.setValue(number * 10, forKey: "pages")
      if number < 3 { book.setValue(author, forKey: "author") }
    }
    try container.viewContext.save()
    return container
  }

  private func titles(_ context: NSManagedObjectContext, _ body: (NSFetchRequest<NSManagedObject>) -> Void) throws
    -> [String]
  {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    body(request)
    return try context.fetch(request).compactMap { $0.value(forKey: "title") as? String }
  }

  @Test func requestsFilterSortAndLimit() throws {
    let context = try filled().newBackgroundContext()
    #expect(try titles(context) { _ in } == ["0", "1", "2", "3", "4", "5"])
    #expect(try titles(context) { $0.includesSubentities = false } == ["0", "1", "2", "3", "4"])
    #expect(try titles(context) { $0.predicate = NSPredicate.parsed(format: "pages > %d", 30) } == ["4", "5"])
    #expect(try titles(context) { $0.predicate = NSPredicate.parsed(format: "author.name == 'A'") } == ["0", "1", "2"])
    #expect(
      try titles(context) {
        $0.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        $0.fetchOffset = 1
        $0.fetchLimit = 2
      } == ["4", "3"])
    let author = try #require(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    #expect(try titles(context) { $0.predicate = NSPredicate.parsed(format: "author == %@", author) }.count == 3)
    #expect(
      try titles(context) { $0.predicate = NSPredicate.parsed(format: "author == %@", author.objectID) }.count == 3)
    let some = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Novel"))
    #expect(try titles(context) { $0.predicate = NSPredicate.parsed(format: "SELF IN %@", some) } == ["5"])
    let many = NSFetchRequest<Author>(entityName: "Author")
    many.predicate = NSPredicate.parsed(format: "ANY books.pages == 20 AND books.@count == 3")
    #expect(try context.count(for: many) == 1)
  }

  @Test func keyPathsOfClassesSortObjects() throws {
    let context = try filled().newBackgroundContext()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.includesSubentities = false
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.title) == ["4", "3"])
    let untitled = Book(context: context)
    untitled.pages = 25
    request.fetchLimit = 3
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    #expect(try context.fetch(request).map(\.title) == [nil, "0", "1"])
  }

  @Test func changesThatAreNotSavedCount() throws {
    let context = try filled().newBackgroundContext()
    let all = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
    for book in all where book.value(forKey: "title") as? String == "0" { book.setValue(99, forKey: "pages") }
    for book in all where book.value(forKey: "title") as? String == "5" { context.delete(book) }
    let new = Book(context: context)
    new.title = "6"
    new.pages = 60
    let large = NSPredicate.parsed(format: "pages >= 40")
    #expect(try titles(context) { $0.predicate = large } == ["0", "4", "6"])
    #expect(
      try titles(context) {
        $0.predicate = large
        $0.includesPendingChanges = false
      } == ["4", "5"])
  }

  @Test func resultsAreOfTheKindThatIsAskedFor() throws {
    let context = try filled().viewContext
    let identities = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
    identities.resultType = .managedObjectIDResultType
    #expect(try context.fetch(identities).count == 1)
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [6])

    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["title", "pages"]
    rows.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    #expect(try context.fetch(rows).first == ["title": "5", "pages": 50])

    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
    sum.expressionResultType = .integer64AttributeType
    rows.propertiesToFetch = ["author", sum]
    rows.propertiesToGroupBy = ["author"]
    let groups = try context.fetch(rows)
    #expect(Set(groups.compactMap { $0["total"] as? Int }) == [30, 120])
  }

  @Test func requestsHaveOtherTypesOfResultsAsInObjectiveC() throws {
    let context = try filled().viewContext
    let request = Author.fetchRequest()
    let typed = try #require(NSFetchRequest<Author>.converted(request))
    typed.fetchLimit = 1
    #expect(request.fetchLimit == 1)
    #expect(try context.fetch(typed).first?.name == "A")
  }

  @Test func manyRowsChangeAtOnce() throws {
    let container = try filled()
    let context = container.newBackgroundContext()
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate.parsed(format: "pages < 30")
    update.propertiesToUpdate = ["pages": 1]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 3)
    let insert = NSBatchInsertRequest(entityName: "Book", objects: [["title": "6"], ["title": "7"]])
    insert.resultType = .objectIDs
    #expect(((try context.execute(insert) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])?.count == 2)
    let delete = NSBatchDeleteRequest(fetchRequest: Author.fetchRequest())
    delete.resultType = .resultTypeCount
    #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 1)
    // Books go with their author.
    #expect(try titles(context) { _ in } == ["3", "4", "5", "6", "7"])
  }

  @Test func fetchesAreAnsweredLater() async throws {
    let container = try filled()
    let context = container.newBackgroundContext()
    let count: Int = await withCheckedContinuation { continuation in
      let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Author>(entityName: "Author")) {
        continuation.resume(returning: $0.finalResult?.count ?? 0)
      }
      context.performAndWait { _ = try? context.execute(request) }
    }
    #expect(count == 1)
  }
}
