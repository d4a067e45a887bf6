import AppleNames
import Foundation
import Synchronization
import UIKit

/// The classes of entities: which class the objects of an entity have, and which entity a class.
enum ManagedClasses {
  private struct Table: @unchecked Sendable {
    var models: [WeakModel] = []
    var types: [String: AnyClass] = [:]
    var modules: [String] = []
  }
  private struct WeakModel { weak var model: NSManagedObjectModel? }
  private static let table = Mutex(Table())

  /// Notes a model that a coordinator uses.
  static func register(_ model: NSManagedObjectModel) {
    table.withLock { table in
      table.models.removeAll { $0.model == nil || $0.model === model }
      table.models.append(WeakModel(model: model))
    }
  }

  /// Notes the module of the resources in which a model was found: its classes may be named without it.
  static func noteModule(_ name: String) {
    table.withLock { if !$0.modules.contains(name) { $0.modules.append(name) } }
  }

  /// Returns the class of an entity's objects; nil if it is not in the program.
  static func type(of entity: NSEntityDescription) -> AnyClass? {
    guard let name = entity.managedObjectClassName, name != "NSManagedObject" else { return nil }
    if let known = table.withLock({ $0.types[name] }) { return known }
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let modules = table.withLock { $0.modules } + LoadedModules.names
    let found: AnyClass? =
      NSClassFromString·registered(plain)
      ?? (plain.contains(".")
        ? nil : modules.lazy.compactMap { NSClassFromString·registered("\($0).\(plain)") }.first)
    if let found { table.withLock { $0.types[name] = found } }
    return found
  }

  /// Returns the entity whose objects have a class, in a model or in those that coordinators use; the last one used
  /// first. Nil if there is none.
  static func entity(of type: AnyClass, in model: NSManagedObjectModel? = nil) -> NSEntityDescription? {
    let models = model.map { [$0] } ?? table.withLock { $0.models.compactMap(\.model) }.reversed()
    for model in models {
      if let entity = model.entity(ofClass: type) { return entity }
    }
    return nil
  }
}

extension NSManagedObjectModel {
  /// Returns the entity whose objects have a class, by the class's names.
  func entity(ofClass type: AnyClass) -> NSEntityDescription? {
    let (whole, plain) = (String(reflecting: type), String(describing: type))
    let registered = NSStringFromClass·registered(type)
    return entities.first { $0.managedObjectClassName == whole || $0.managedObjectClassName == registered }
      ?? entities.first { $0.managedObjectClassName == plain || $0.managedObjectClassName == "." + plain }
      // The class may be nested, or that of another version of the model.
      ?? entities.first { $0.managedObjectClassName.hasSuffix("." + plain) && ManagedClasses.type(of: $0) == type }
  }
}

extension ManagedClasses {
  /// Returns the entity with a name in the models that coordinators use, the last one used first.
  static func entity(named name: String) -> NSEntityDescription? {
    frozenModels.reversed().lazy.compactMap { $0.entitiesByName[name] }.first
  }

  private static var frozenModels: [NSManagedObjectModel] { table.withLock { $0.models.compactMap(\.model) } }
}
