/// The declarations of one file, as far as those in other files may concern it.
public struct FileIndex: Hashable, Codable, Sendable {
  /// The whole import declarations, without what follows on their lines.
  public var imports: [String] = []
  public var types: [TypeRecord] = []
  /// Properties that are observed by key path somewhere: `observe(\.progress)`.
  public var observed: Set<String> = []

  public init() {}
}
