import CoreData
import Foundation

/// A small model for tests: authors with books in any order and ordered awards, books with tags, novels as books.
@MainActor enum Library {
  static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let made = NSAttributeDescription()
    made.name = name
    made.attributeType = type
    made.isOptional = isOptional
    made.defaultValue = value
    return made
  }

  static func relationship(
    _ name: String, to entity: NSEntityDescription, isToMany: Bool, isOrdered: Bool = false,
    rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    made.name = name
    made.destinationEntity = entity
    made.maxCount = isToMany ? 0 : 1
    made.isOrdered = isOrdered
    made.deleteRule = rule
    return made
  }

  static func entity(_ name: String, _ type: NSManagedObject.Type? = nil) -> NSEntityDescription {
    let made = NSEntityDescription()
    made.name = name
    if let type { made.managedObjectClassName = String(reflecting: type) }
    return made
  }

  static func connect(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
    first.inverseRelationship = second
    second.inverseRelationship = first
  }

  /// Returns a new model, which a test may change.
  static func model() -> NSManagedObjectModel {
    let (author, book, novel) = (entity("Author", Author.self), entity("Book", Book.self), entity("Novel"))
    let (tag, award) = (entity("Tag"), entity("Award"))
    let books = relationship("books", to: book, isToMany: true, rule: .cascadeDeleteRule)
    let writer = relationship("author", to: author, isToMany: false)
    let tags = relationship("tags", to: tag, isToMany: true)
    let tagged = relationship("books", to: book, isToMany: true)
    let awards = relationship("awards", to: award, isToMany: true, isOrdered: true, rule: .denyDeleteRule)
    let winner = relationship("winner", to: author, isToMany: false)
    connect(books, writer)
    connect(tags, tagged)
    connect(awards, winner)
    author.properties = [
      attribute("name", .stringAttributeType, isOptional: false, default: ""), books, awards,
    ]
    book.properties = [
      attribute("title", .stringAttributeType), attribute("pages", .integer32AttributeType, default: 0),
      attribute("price", .decimalAttributeType), attribute("rating", .doubleAttributeType),
      attribute("isRead", .booleanAttributeType, default: false), attribute("printed", .dateAttributeType),
      attribute("cover", .binaryDataAttributeType), attribute("isbn", .UUIDAttributeType),
      attribute("page", .URIAttributeType), attribute("notes", .transformableAttributeType), writer, tags,
    ]
    book.subentities = [novel]
    novel.properties = [attribute("genre", .stringAttributeType)]
    tag.properties = [attribute("name", .stringAttributeType), tagged]
    award.properties = [attribute("name", .stringAttributeType), winner]
    let model = NSManagedObjectModel()
    model.entities = [author, book, novel, tag, award]
    return model
  }

  /// Returns a container with a store in memory, or in a file.
  static func container(_ model: NSManagedObjectModel = model(), at url: URL? = nil) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = url == nil ? NSInMemoryStoreType : NSSQLiteStoreType
    description.url = url
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  /// Calls a closure with the address of a file that does not exist, and deletes it afterwards.
  static func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appendingPathComponent("library.sqlite"))
  }
}

/// A class as `uikit` rewrites it.
final class Author: NSManagedObject {
  var name: String {
    get { managed·value("name") }
    set { managed·set(newValue, "name") }
  }
  var books: Set<Book> {
    get { managed·value("books") }
    set { managed·set(newValue, "books") }
  }
  var awards: NSOrderedSet? {
    get { managed·value("awards") }
    set { managed·set(newValue, "awards") }
  }
  func addToBooks(_ value: Book) { managed·call("addToBooks", ["_"], value) }
  func removeFromBooks(_ values: NSSet) { managed·call("removeFromBooks", ["_"], values) }
  func insertIntoAwards(_ value: NSManagedObject, at idx: Int) {
    managed·call("insertIntoAwards", ["_", "at"], value, idx)
  }
}

enum Mood: Int32 { case dull, good }

final class Book: NSManagedObject {
  /// A stored property, whose initial value every object gets.
  var log: [String] = ["made"]
  var title: String? {
    get { managed·value("title") }
    set { managed·set(newValue, "title") }
  }
  var pages: Int32 {
    get { managed·value("pages") }
    set { managed·set(newValue, "pages") }
  }
  var mood: Mood {
    get { managed·value("pages") }
    set { managed·set(newValue, "pages") }
  }
  var author: Author? {
    get { managed·value("author") }
    set { managed·set(newValue, "author") }
  }
  override func awakeFromInsert() { log.append("inserted") }
  override func awakeFromFetch() { log.append("fetched") }
  override func willSave() { log.append("saving") }
  override func didSave() { log.append("saved") }
  override func prepareForDeletion() { log.append("deleting") }
}
