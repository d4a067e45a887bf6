/// A search kept under a name.
public struct SavedSearch: Hashable, Codable, Sendable, Identifiable {
  /// The number of a saved search in its guide.
  public typealias ID = Int32

  /// The search's number; unique in the guide.
  public var id: ID
  /// The user's name for it.
  public var name: String
  /// The text as it is typed into the search field, including filters.
  public var text: String

  /// Creates a saved search.
  public init(id: ID, name: String, text: String) {
    self.id = id
    self.name = name
    self.text = text
  }
}
