/// A parsed visual format: the items in a row, and the distances between them.
package struct VisualFormat: Equatable {
  package enum Axis { case horizontal, vertical }

  package enum Item: Equatable {
    case superview
    case view(name: String, sizes: [Predicate])
  }

  package enum Value: Equatable {
    case number(Double)
    /// The name of a metric or, for a size, of a view.
    case name(String)
  }

  package struct Predicate: Equatable {
    package var relation = LinearSolver.Relation.equal
    package var value: Value
    package var priority: Value?
    /// The predicate's place in the format, for messages.
    package var offset = 0

    package init(
      relation: LinearSolver.Relation = .equal, value: Value, priority: Value? = nil, offset: Int = 0
    ) {
      self.relation = relation
      self.value = value
      self.priority = priority
      self.offset = offset
    }

    package static func == (one: Predicate, other: Predicate) -> Bool {
      one.relation == other.relation && one.value == other.value && one.priority == other.priority
    }
  }

  package enum Connection: Equatable {
    /// Nothing between two items, which touch.
    case none
    /// A hyphen: the system's standard distance.
    case standard
    case distances([Predicate])
  }

  package var axis = Axis.horizontal
  package var items: [Item] = []
  /// The connections, one fewer than items.
  package var connections: [Connection] = []
}
