import AppleNames
import CoreData
import Foundation
import SeededRandom
import Testing

@Suite @MainActor struct PersistentStoreTests {
  /// The saved and the present state of authors and books, as plain values.
  private struct Naive: Equatable {
    var authors: [Int: String] = [:]
    var books: [Int: (title: String, author: Int?, tags: Set<Int>)] = [:]

    static func == (first: Naive, second: Naive) -> Bool {
      first.authors == second.authors && first.books.keys == second.books.keys
        && first.books.allSatisfy { key, book in
          second.books[key].map { $0.title == book.title && $0.author == book.author && $0.tags == book.tags } ?? false
        }
    }
  }

  /// Reads everything, with the numbers that names and titles begin with as keys.
  private func read(_ context: NSManagedObjectContext) throws -> Naive {
    func key(_ text: String?) -> Int { text.flatMap { Int($0.prefix { $0 != ":" }) } ?? -1 }
    var result = Naive()
    for author in try context.fetch(NSFetchRequest<Author>(entityName: "Author")) {
      result.authors[key(author.name)] = author.name
      // Both sides are the same.
      #expect(author.books.allSatisfy { $0.author === author })
    }
    for book in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) {
      let tags = (book.value(forKey: "tags") as? NSSet)?.allObjects.compactMap { $0 as? NSManagedObject } ?? []
      result.books[key(book.title)] = (
        book.title ?? "", book.author.map { key($0.name) }, Set(tags.map { key($0.value(forKey: "name") as? String) })
      )
      if let author = book.author { #expect(author.books.contains(book)) }
    }
    return result
  }

  @Test(arguments: [false, true]) func storesHoldWhatRandomChangesLeave(inFile: Bool) throws {
    try Library.withFile { url in
      for seed in 0..<6 as Range<UInt64> {
        var random = SeededGenerator(seed: seed)
        let file = inFile ? url.deletingLastPathComponent().appendingPathComponent("\(seed).sqlite") : nil
        let container = try Library.container(at: file)
        let context = container.viewContext
        let tags = (0..<4).map { number in
          let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
          tag.setValue("\(number):", forKey: "name")
          return tag
        }
        try context.save()
        var (saved, now) = (Naive(), Naive())
        var authors: [Int: Author] = [:]
        var books: [Int: Book] = [:]
        func readObjects() throws {
          authors = [:]
          books = [:]
          for one in try context.fetch(NSFetchRequest<Author>(entityName: "Author")) {
            authors[Int(one.name.prefix { $0 != ":" }) ?? -1] = one
          }
          for one in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) {
            books[Int((one.title ?? "").prefix { $0 != ":" }) ?? -1] = one
          }
        }
        for step in 0..<150 {
          let author = authors.keys.sorted().randomElement(using: &random)
          let book = books.keys.sorted().randomElement(using: &random)
          switch Int.random(in: 0..<12, using: &random) {
          case 0, 1:
            authors[step] = Author(context: context)
            authors[step]?.name = "\(step):"
            now.authors[step] = "\(step):"
          case 2, 3:
            books[step] = Book(context: context)
            books[step]?.title = "\(step):"
            now.books[step] = ("\(step):", nil, [])
          case 4, 5:
            guard let book else { continue }
            if let author, Bool.random(using: &random) {
              authors[author]?.addToBooks(books[book]!)
            } else {
              books[book]?.author = author.flatMap { authors[$0] }
            }
            now.books[book]?.author = author
          case 6:
            guard let book else { continue }
            let number = Int.random(in: 0..<4, using: &random)
            let set = books[book]?.mutableSetValue(forKey: "tags")
            if now.books[book]?.tags.contains(number) ?? false {
              set?.remove(tags[number])
              now.books[book]?.tags.remove(number)
            } else {
              set?.add(tags[number])
              now.books[book]?.tags.insert(number)
            }
          case 7:
            guard let book else { continue }
            books[book]?.title = "\(book):\(step)"
            now.books[book]?.title = "\(book):\(step)"
          case 8:
            guard let author, let object = authors.removeValue(forKey: author) else { continue }
            context.delete(object)
            now.authors[author] = nil
            for (key, book) in now.books where book.author == author {
              now.books[key] = nil
              books[key] = nil
            }
          case 9:
            guard let book, let object = books.removeValue(forKey: book) else { continue }
            context.delete(object)
            now.books[book] = nil
          case 10:
            try context.save()
            saved = now
          default:
            guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
            context.rollback()
            now = saved
            try readObjects()
          }
          if step % 10 == 0 {
            context.processPendingChanges()
            #expect(try read(context) == now, "seed \(seed), step \(step)")
            #expect(try read(container.newBackgroundContext()) == saved, "saved, seed \(seed), step \(step)")
          }
        }
        try context.save()
        if let file { #expect(try read(Library.container(at: file).viewContext) == now, "reopened, seed \(seed)") }
      }
    }
  }

  @Test func filesKeepValuesOfAllTypes() throws {
    try Library.withFile { url in
      let values: [String: Any] = [
        "title": "Ä", "pages": 3, "price": NSDecimalNumber(string: "1.10"), "rating": 0.5, "isRead": true,
        "printed": Date(timeIntervalSinceReferenceDate: 1.25), "cover": Data([1, 2]), "isbn": UUID(),
        "page": URL(string: "https://example.org/a") as Any,
      ]
      let context = try Library.container(at: url).viewContext
      let book = NSEntityDescription.insertNewObject(forEntityName: "Novel", into: context)
      for (key, value) in values { book.setValue(value, forKey: key) }
      book.setValue("noir", forKey: "genre")
      book.setValue(NSArray(array: ["x"]), forKey: "notes")
      try context.save()
      let again = try Library.container(at: url).viewContext
      let found = try #require(try again.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first)
      #expect(found.entity.name == "Novel" && found.value(forKey: "genre") as? String == "noir")
      #expect(found.value(forKey: "title") as? String == "Ä" && found.value(forKey: "pages") as? Int == 3)
      #expect((found.value(forKey: "price") as? NSDecimalNumber)?.stringValue == "1.1")
      #expect(found.value(forKey: "rating") as? Double == 0.5 && found.value(forKey: "isRead") as? Bool == true)
      #expect(found.value(forKey: "printed") as? Date == values["printed"] as? Date)
      #expect(found.value(forKey: "cover") as? Data == Data([1, 2]))
      #expect(found.value(forKey: "isbn") as? UUID == values["isbn"] as? UUID)
      #expect(found.value(forKey: "page") as? URL == values["page"] as? URL)
      #expect(found.value(forKey: "notes") as? [String] == ["x"])
    }
  }

  @Test func filesOfOtherModelsAreMigratedOrRefused() throws {
    try Library.withFile { url in
      let context = try Library.container(at: url).viewContext
      let (author, book) = (Author(context: context), Book(context: context))
      author.name = "A"
      book.title = "T"
      book.author = author
      try context.save()

      let model = Library.model()
      let entity = try #require(model.entitiesByName["Book"])
      entity.properties =
        entity.properties.filter { $0.name != "cover" && $0.name != "title" } + [
          Library.attribute("heading", .stringAttributeType),
          Library.attribute("copies", .integer16AttributeType, isOptional: false, default: 7),
        ]
      entity.attributesByName["heading"]?.renamingIdentifier = "title"
      entity.managedObjectClassName = "NSManagedObject"
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      let error = #expect(throws: CocoaError.self) {
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
      }
      #expect(error?.code == .persistentStoreIncompatibleVersionHash)
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
      #expect(!model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      #expect(Library.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))

      let migrated = try Library.container(model, at: url).viewContext
      let found = try #require(try migrated.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first)
      #expect(found.value(forKey: "heading") as? String == "T" && found.value(forKey: "copies") as? Int == 7)
      #expect((found.value(forKey: "author") as? Author)?.name == "A")
    }
  }

  @Test func storesMoveAndGo() throws {
    try Library.withFile { url in
      let container = try Library.container()
      let author = Author(context: container.viewContext)
      author.name = "A"
      try container.viewContext.save()
      let coordinator = container.persistentStoreCoordinator
      let store = try #require(coordinator.persistentStores.first)
      let moved = try coordinator.migratePersistentStore(store, to: url, type: .sqlite)
      #expect(moved.type == NSSQLiteStoreType && coordinator.persistentStores == [moved])
      #expect(try Library.container(at: url).viewContext.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
      try coordinator.destroyPersistentStore(at: url, type: .sqlite)
      #expect(!FileManager.default.fileExists(atPath: url.path) && coordinator.persistentStores.isEmpty)
    }
  }

  @Test func othersChangesOfAFileAreRead() throws {
    try Library.withFile { url in
      let (first, second) = (try Library.container(at: url), try Library.container(at: url))
      #expect(try second.viewContext.count(for: NSFetchRequest<Author>(entityName: "Author")) == 0)
      Author(context: first.viewContext).name = "A"
      try first.viewContext.save()
      #expect(try second.viewContext.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    }
  }

  @Test func filesThatAreNoStoresAreRefused() throws {
    try Library.withFile { url in
      try Data(repeating: 65, count: 5000).write(to: url)
      #expect(throws: CocoaError.self) { try Library.container(at: url) }
    }
  }

  @Test func valuesAreUniqueIfTheModelSaysSo() throws {
    for policy in [NSMergePolicy.error, .mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump] {
      let model = Library.model()
      model.entitiesByName["Author"]?.uniquenessConstraints = [["name"]]
      let context = try Library.container(model).viewContext
      let first = Author(context: context)
      first.name = "A"
      first.addToBooks(Book(context: context))
      try context.save()
      let identity = first.objectID
      let second = Author(context: context)
      second.name = "A"
      context.mergePolicy = policy
      if policy.mergeType == .errorMergePolicyType {
        let error = #expect(throws: CocoaError.self) { try context.save() }
        #expect(error?.code == .managedObjectConstraintMerge)
        continue
      }
      try context.save()
      let all = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
      #expect(all.count == 1 && all.first?.objectID == identity)
      #expect(all.first?.books.count == 1)
    }
  }
}
