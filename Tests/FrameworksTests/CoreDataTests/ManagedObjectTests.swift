import AppleNames
import Combine
import CoreData
import Foundation
import Testing
import UIKit

@Suite @MainActor struct ManagedObjectTests {
  @Test func newObjectsHaveTheDefaultValuesAndTheirClass() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    #expect(book.pages == 0 && book.title == nil && book.isInserted && book.objectID.isTemporaryID)
    #expect(book.log == ["made", "inserted"])
    let other = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
    #expect(other is Author && other.entity.name == "Author")
    #expect(context.insertedObjects == [book, other])
  }

  @Test func valuesAreReadAndSetByNameAsNumbersOfAnyKind() throws {
    let book = Book(context: try Library.container().viewContext)
    book.setValue(12, forKey: "pages")
    #expect(book.pages == 12 && book.value(forKey: "pages") as? Int == 12)
    book.mood = .good
    #expect(book.pages == 1 && book.mood == .good)
    // As any object, for predicates.
    let object: NSObject = book
    object.setValue("A", forKey: "title")
    #expect(object.value(forKey: "title") as? String == "A")
    #expect(NSPredicate.parsed(format: "title == 'A' AND pages < 2").evaluate(with: book))
  }

  @Test func relationshipsChangeOnBothSides() throws {
    let context = try Library.container().viewContext
    let (first, second, book) = (Author(context: context), Author(context: context), Book(context: context))
    book.author = first
    #expect(first.books == [book])
    second.addToBooks(book)
    #expect(first.books.isEmpty && book.author === second)
    second.removeFromBooks(NSSet(object: book))
    #expect(book.author == nil)
    first.books = [book]
    #expect(book.author === first)
    first.mutableSetValue(forKey: "books").remove(book)
    #expect(book.author == nil && first.books.isEmpty)
  }

  @Test func orderedRelationshipsKeepTheirOrder() throws {
    try Library.withFile { url in
      let context = try Library.container(at: url).viewContext
      let author = Author(context: context)
      for name in ["a", "b", "c"] {
        let award = NSEntityDescription.insertNewObject(forEntityName: "Award", into: context)
        award.setValue(name, forKey: "name")
        author.insertIntoAwards(award, at: 0)
      }
      try context.save()
      let again = try Library.container(at: url).viewContext
      let found = try #require(try again.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
      #expect(
        found.awards?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String } == [
          "c", "b", "a",
        ])
      found.mutableOrderedSetValue(forKey: "awards").removeObject(at: 1)
      #expect(found.awards?.count == 2)
    }
  }

  @Test func changesAreKnownUntilTheyAreSaved() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    book.title = "old"
    try context.save()
    #expect(!book.hasChanges && book.changedValues().isEmpty && !book.objectID.isTemporaryID)
    book.title = "new"
    #expect(book.isUpdated && book.changedValues() as? [String: String] == ["title": "new"])
    #expect(book.committedValues(forKeys: ["title"]) as? [String: String] == ["title": "old"])
    book.title = "old"
    #expect(book.hasChanges && book.changedValues().isEmpty && !book.hasPersistentChangedValues)
    context.rollback()
    #expect(!context.hasChanges)
  }

  @Test func objectsLearnOfTheirLife() throws {
    let container = try Library.container()
    let book = Book(context: container.viewContext)
    try container.viewContext.save()
    #expect(book.log == ["made", "inserted", "saving", "saved"])
    let other = container.newBackgroundContext()
    let found = try #require(try other.existingObject(with: book.objectID) as? Book)
    #expect(found.log == ["made", "fetched"] && found !== book)
    other.delete(found)
    #expect(found.log.last == "deleting" && found.isDeleted)
    try other.save()
    #expect(!found.isDeleted && found.managedObjectContext == nil)
  }

  @Test func faultsReadTheirValuesWhenTheyAreUsed() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    book.title = "A"
    try context.save()
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault)
    #expect(book.title == "A" && !book.isFault)
  }

  @Test func invalidValuesKeepObjectsFromBeingSaved() throws {
    let model = Library.model()
    let title = try #require(model.entitiesByName["Book"]?.attributesByName["title"])
    title.setValidationPredicates([NSPredicate.parsed(format: "length > 2")], withValidationWarnings: ["short"])
    let context = try Library.container(model).viewContext
    let (author, book) = (Author(context: context), Book(context: context))
    author.setValue(nil, forKey: "name")
    let missing = #expect(throws: CocoaError.self) { try context.save() }
    #expect(missing?.code == .validationMissingMandatoryProperty)
    #expect(missing?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    book.title = "A"
    let several = #expect(throws: CocoaError.self) { try context.save() }
    #expect(several?.code == .validationMultipleErrors)
    #expect((several?.userInfo[NSDetailedErrorsKey] as? [any Error])?.count == 2)
    author.name = "B"
    book.title = "long"
    try context.save()
  }

  @Test func observersLearnOfChanges() throws {
    let book = Book(context: try Library.container().viewContext)
    var count = 0
    let subscription = book.objectWillChange.sink { count += 1 }
    book.title = "A"
    book.author = nil
    subscription.cancel()
    #expect(count == 2)
  }
}
