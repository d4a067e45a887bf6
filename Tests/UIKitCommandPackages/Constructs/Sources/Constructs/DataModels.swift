import CoreData

// Xcode generates the classes `Movie`, `Sequel` and `Shot` for the model, and the properties of this one.
@objc(Performer) public class Performer: NSManagedObject {
  var greeting: String { "I am \(name ?? "nobody")" }
}

enum Archive {
  static func context() throws -> NSManagedObjectContext {
    guard let url = Bundle.module.url(forResource: "Films", withExtension: "momd"),
      let model = NSManagedObjectModel(contentsOf: url)
    else { throw CocoaError(.fileNoSuchFile) }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }
}
