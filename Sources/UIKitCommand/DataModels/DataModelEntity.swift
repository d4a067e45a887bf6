/// An entity of a model of Core Data, as its file describes it.
struct DataModelEntity: Equatable {
  /// The code that Xcode generates for an entity.
  enum Generation: String {
    /// A class and its properties.
    case `class`
    /// An extension with the properties of a class that the package declares.
    case category
  }

  struct Attribute: Equatable {
    var name: String
    /// The type in the model's words, such as `Integer 16`.
    var type: String
    var isScalar = false
    /// The class of a transformable attribute's values.
    var valueClass: String?
  }

  struct Relationship: Equatable {
    var name: String
    var destination: String?
    var isToMany = false
    var isOrdered = false
  }

  var name: String
  /// The name of the class, without that of a module.
  var className: String
  var parent: String?
  /// Nil if nothing is generated.
  var generation: Generation?
  var attributes: [Attribute] = []
  var relationships: [Relationship] = []
  /// The names of the fetched properties.
  var fetchedProperties: [String] = []
}
