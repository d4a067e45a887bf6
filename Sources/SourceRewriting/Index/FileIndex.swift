/// The declarations of one file, as far as those in other files may concern it.
public struct FileIndex: Hashable, Codable, Sendable {
  /// The whole import declarations, without what follows on their lines.
  public var imports: [String] = []
  public var types: [TypeRecord] = []
  /// Properties that are observed by key path somewhere: `observe(\.progress)`.
  public var observed: Set<String> = []

  /// The names of types, and of what else begins with a capital, that the file mentions.
  public var mentions: Set<String> = []
  /// Frameworks that it imports and that are not to be had.
  public var missing: Set<String> = []

  public init() {}
}
