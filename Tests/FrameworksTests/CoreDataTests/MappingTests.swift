import AppleNames
import CoreData
import Foundation
import Testing

/// Maps authors with names in capitals.
final class ShoutingPolicy: NSEntityMigrationPolicy {
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    for made in manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance]) {
      made.setValue((made.value(forKey: "name") as? String)?.uppercased(), forKey: "name")
    }
  }
}

@Suite @MainActor struct MappingTests {
  @Test func storesAreMappedToOtherModels() throws {
    try Library.withFile { url in
      let container = try Library.container(at: url)
      let context = container.viewContext
      let (author, book) = (Author(context: context), Book(context: context))
      author.name = "a"
      book.title = "T"
      book.author = author
      try context.save()
      let model = Library.model()
      let entity = try #require(model.entitiesByName["Book"])
      entity.properties =
        entity.properties.filter { $0.name != "title" } + [
          Library.attribute("heading", .stringAttributeType)
        ]
      entity.attributesByName["heading"]?.renamingIdentifier = "title"
      let mapping = try NSMappingModel.inferredMappingModel(
        forSourceModel: container.managedObjectModel, destinationModel: model)
      #expect(mapping.entityMappingsByName["IEM_Transform_Book"] != nil)
      mapping.entityMappings.first { $0.destinationEntityName == "Author" }?.entityMigrationPolicyClassName =
        String(reflecting: ShoutingPolicy.self)

      let target = url.deletingLastPathComponent().appendingPathComponent("new.sqlite")
      let manager = NSMigrationManager(sourceModel: container.managedObjectModel, destinationModel: model)
      try manager.migrateStore(
        from: url, type: .sqlite, mapping: mapping, to: target, type: .sqlite)
      let again = try Library.container(model, at: target).viewContext
      let found = try #require(try again.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first)
      #expect(found.value(forKey: "heading") as? String == "T")
      #expect((found.value(forKey: "author") as? NSManagedObject)?.value(forKey: "name") as? String == "A")
    }
  }

  @Test func otherTypesOfValuesNeedAMapping() throws {
    let model = Library.model()
    model.entitiesByName["Book"]?.attributesByName["pages"]?.attributeType = .stringAttributeType
    let error = #expect(throws: CocoaError.self) {
      try NSMappingModel.inferredMappingModel(forSourceModel: Library.model(), destinationModel: model)
    }
    #expect(error?.code == .inferredMappingModel)
  }
}
