import AppleNames
import CoreData
import Foundation
import Testing
import UIKit

@Suite @MainActor struct ContextTests {
  private func names(_ context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).map(\.name)
  }

  private func author(_ name: String, _ context: NSManagedObjectContext) -> Author {
    let made = Author(context: context)
    made.name = name
    return made
  }

  @Test func deleteRulesReachRelatedObjects() throws {
    let context = try Library.container().viewContext
    let one = author("A", context)
    let book = Book(context: context)
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    one.addToBooks(book)
    book.setValue(NSSet(object: tag), forKey: "tags")
    try context.save()
    context.delete(one)
    context.processPendingChanges()
    #expect(book.isDeleted, "books go with their author")
    #expect((tag.value(forKey: "books") as? NSSet)?.count == 0, "tags lose their books")
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Tag")) == 1)
  }

  @Test func objectsWithDenyingRelationshipsAreNotDeleted() throws {
    let context = try Library.container().viewContext
    let one = author("A", context)
    let award = NSEntityDescription.insertNewObject(forEntityName: "Award", into: context)
    one.insertIntoAwards(award, at: 0)
    try context.save()
    context.delete(one)
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .validationRelationshipDeniedDelete)
    context.rollback()
    #expect(!one.isDeleted && one.awards?.count == 1)
  }

  @Test func newObjectsThatAreDeletedLeaveTheContext() throws {
    let context = try Library.container().viewContext
    let one = author("A", context)
    context.delete(one)
    try context.save()
    #expect(one.managedObjectContext == nil && !context.hasChanges)
  }

  @Test func notificationsNameTheObjects() throws {
    let container = try Library.container()
    let context = container.viewContext
    let center = NotificationCenter.default
    nonisolated(unsafe) var inserted: Set<NSManagedObject>?
    nonisolated(unsafe) var changed: Set<NSManagedObject>?
    let saved = center.addObserver(
      forName: NSManagedObjectContext.didSaveObjectsNotification, object: context, queue: nil
    ) {
      inserted = $0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
    }
    let didChange = center.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
      changed = $0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
    }
    defer {
      center.removeObserver(saved)
      center.removeObserver(didChange)
    }
    let one = author("A", context)
    context.processPendingChanges()
    #expect(changed == [one])
    try context.save()
    #expect(inserted == [one])
  }

  @Test func childrenSaveIntoTheirParent() throws {
    let container = try Library.container()
    let child = NSManagedObjectContext(.privateQueue)
    child.parent = container.viewContext
    try child.performAndWait {
      let one = author("A", child)
      one.addToBooks(Book(context: child))
      try child.save()
    }
    let found = try #require(container.viewContext.insertedObjects.compactMap { $0 as? Author }.first)
    #expect(found.name == "A" && found.books.count == 1)
    #expect(try names(container.newBackgroundContext()) == [])
    try container.viewContext.save()
    #expect(try names(container.newBackgroundContext()) == ["A"])
    // Children see changes that the parent has not saved.
    found.name = "B"
    child.performAndWait { child.refreshAllObjects() }
    #expect(try child.performAndWait { try names(child) } == ["B"])
  }

  @Test func savedChangesAreMerged() throws {
    let container = try Library.container()
    let (main, other) = (container.viewContext, container.newBackgroundContext())
    let one = author("A", main)
    try main.save()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { main.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    try other.performAndWait {
      let same = try #require(try other.existingObject(with: one.objectID) as? Author)
      same.name = "B"
      same.addToBooks(Book(context: other))
      try other.save()
    }
    #expect(one.name == "B" && one.books.count == 1 && !main.hasChanges)
  }

  @Test func conflictsAreResolvedByThePolicy() throws {
    for (policy, name, pages) in [
      (NSMergePolicy.mergeByPropertyObjectTrump, "mine", Int32(5)), (.mergeByPropertyStoreTrump, "theirs", 5),
      (.overwrite, "mine", 0), (.rollback, "theirs", 5),
    ] {
      let container = try Library.container()
      let (main, other) = (container.viewContext, container.newBackgroundContext())
      let book = Book(context: main)
      book.title = "old"
      try main.save()
      try other.performAndWait {
        let same = try #require(try other.existingObject(with: book.objectID) as? Book)
        same.title = "theirs"
        same.pages = 5
        try other.save()
      }
      book.title = "mine"
      let error = #expect(throws: CocoaError.self) { try main.save() }
      #expect(error?.code == .managedObjectMerge)
      #expect((error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict])?.count == 1)
      main.mergePolicy = policy
      try main.save()
      let saved = try #require(
        try container.newBackgroundContext().existingObject(with: book.objectID) as? Book)
      #expect(saved.title == name && saved.pages == pages)
      #expect(book.title == name)
    }
  }

  @Test func undoTakesChangesBack() throws {
    let context = try Library.container().viewContext
    context.undoManager = UndoManager()
    context.undoManager?.groupsByEvent = false
    context.undoManager?.beginUndoGrouping()
    let one = author("A", context)
    context.undoManager?.endUndoGrouping()
    try context.save()
    context.undoManager?.beginUndoGrouping()
    one.name = "B"
    context.undoManager?.endUndoGrouping()
    context.undo()
    #expect(one.name == "A")
    context.redo()
    #expect(one.name == "B")
  }

  @Test func contextsWaitForEachOther() async throws {
    let container = try Library.container()
    let (first, second) = (container.newBackgroundContext(), container.newBackgroundContext())
    let value = first.performAndWait { second.performAndWait { first.performAndWait { 1 } } }
    #expect(value == 1)
    let name = try await first.perform { () throws -> String in
      let one = Author(context: first)
      one.name = "A"
      try first.save()
      return one.name
    }
    #expect(name == "A")
    let count = try await container.performBackgroundTask {
      try $0.count(for: NSFetchRequest<Author>(entityName: "Author"))
    }
    #expect(count == 1)
    // Of its context a request knows within its closures only.
    #expect(try second.performAndWait { try NSFetchRequest<Author>(entityName: "Author").execute().count } == 1)
    #expect(throws: (any Error).self) { try NSFetchRequest<Author>(entityName: "Author").execute() }
  }

  @Test func identitiesAreFoundByTheirAddresses() throws {
    let container = try Library.container()
    let one = author("A", container.viewContext)
    try container.viewContext.obtainPermanentIDs(for: [one])
    #expect(!one.objectID.isTemporaryID && one.isInserted)
    try container.viewContext.save()
    let address = one.objectID.uriRepresentation()
    let found = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
    #expect(found == one.objectID)
    #expect(container.viewContext.registeredObject(for: one.objectID) === one)
  }
}
