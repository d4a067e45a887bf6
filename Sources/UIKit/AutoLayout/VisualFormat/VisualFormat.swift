/// A visual format, read: what stands in a row, and how far apart.
struct VisualFormat: Equatable {
  enum Item: Equatable {
    case superview
    case view(name: String, sizes: [Predicate])
  }

  enum Value: Equatable {
    case number(Double)
    /// A metric's, or in a size a view's, name.
    case name(String)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
    /// Where in the format the predicate is, for messages.
    var offset = 0

    static func == (one: Predicate, other: Predicate) -> Bool {
      one.relation == other.relation && one.value == other.value && one.priority == other.priority
    }
  }

  enum Connection: Equatable {
    /// Nothing between two items: they touch.
    case none
    /// A hyphen: the system's distance.
    case standard
    case distances([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// One fewer than items.
  var connections: [Connection] = []
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error, CustomStringConvertible {
  var message: String
  var format: String
  /// In characters from the start.
  var offset: Int

  var description: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: offset))^"
  }
}
