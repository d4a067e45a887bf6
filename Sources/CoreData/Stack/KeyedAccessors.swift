import Foundation
import Synchronization

/// A computed property of a class of managed objects by its name, which predicates and sections of results read.
///
/// The `uikit` command registers those that Objective-C knows (`@objc var initial: String { … }`) when a program
/// starts. Not part of Apple's API.
public struct KeyedAccessor: @unchecked Sendable {
  let name: String
  let get: (NSManagedObject) -> Any?
  let isOf: (NSManagedObject) -> Bool

  /// Creates an accessor for a property.
  public init<Object: NSManagedObject>(_ name: String, _ get: @escaping (Object) -> Any?) {
    self.name = name
    self.get = { ($0 as? Object).flatMap(get) }
    isOf = { $0 is Object }
  }

  /// Registers a property. The closure is called when a property is looked for: this may be called before the
  /// program's other code runs, when classes cannot be used yet.
  public static func register(_ make: @escaping @Sendable () -> KeyedAccessor) { KeyedAccessors.add(make) }
}

enum KeyedAccessors {
  private struct Table {
    var pending: [@Sendable () -> KeyedAccessor] = []
    var byName: [String: [KeyedAccessor]] = [:]
  }
  private static let table = Mutex(Table())

  static func add(_ make: @escaping @Sendable () -> KeyedAccessor) { table.withLock { $0.pending.append(make) } }

  static func find(_ name: String, of object: NSManagedObject) -> KeyedAccessor? {
    let pending = table.withLock { table in
      defer { table.pending = [] }
      return table.pending
    }
    if !pending.isEmpty {
      let made = pending.map { $0() }
      table.withLock { table in for one in made { table.byName[one.name, default: []].append(one) } }
    }
    return table.withLock { $0.byName[name] }?.last { $0.isOf(object) }
  }
}
