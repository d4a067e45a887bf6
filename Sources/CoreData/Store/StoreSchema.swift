import Foundation

/// The tables of a file, as they are described in it: the columns of each hierarchy of entities.
struct StoreSchema: Codable, Equatable {
  struct Entity: Codable, Equatable {
    var root: String
    /// The types of attributes by name.
    var attributes: [String: UInt]
    /// The names of the hierarchies to which stored relationships lead, by the relationship's name.
    var relationships: [String: String]
  }

  var entities: [String: Entity] = [:]

  init(_ list: [NSEntityDescription]) {
    for entity in list {
      let plan = entity.current
      entities[entity.name ?? ""] = Entity(
        root: entity.root.name ?? "",
        attributes: plan.attributes.filter { !$0.value.isTransient }.mapValues(\.attributeType.rawValue),
        relationships: plan.relationships.filter { $0.value.isStored }
          .mapValues { $0.destinationEntity?.root.name ?? "" })
    }
  }

  /// The columns of each table, sorted.
  var columns: [String: [String]] {
    var result: [String: Set<String>] = [:]
    for entity in entities.values {
      result[entity.root, default: []].formUnion(entity.attributes.keys)
      result[entity.root, default: []].formUnion(entity.relationships.keys)
    }
    return result.mapValues { $0.sorted() }
  }

  static func table(_ root: String) -> String { quoted("rows_" + root) }
  static func column(_ name: String) -> String { quoted("v_" + name) }

  private static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
}
