/// The declarations of one file that may affect other files.
public struct FileIndex: Hashable, Codable, Sendable {
  /// The complete import declarations, without the rest of their lines.
  public var imports: [String] = []
  /// The types and extensions that the file declares.
  public var types: [TypeRecord] = []
  /// The type aliases that the file declares outside of types, and the types they stand for.
  public var aliases: [String: String] = [:]
  /// The properties that are observed by key path anywhere: `observe(\.progress)`.
  public var observed: Set<String> = []
  /// The properties that are observed by name anywhere: `addObserver(self, forKeyPath: "progress", …)`.
  public var observedByName: Set<String> = []

  /// The names of types, and other capitalised names, that the file mentions.
  public var mentions: Set<String> = []
  /// The types declared in branches of `#if` that are not compiled here, and the functions in those for frameworks that
  /// do not exist here.
  public var inactiveTypes: Set<String> = []
  /// The frameworks that the file imports and that do not exist here.
  public var missing: Set<String> = []
  /// Whether the file imports SwiftUI only where it can be imported, and declares views all the same.
  public var declaresViewsWithoutImport = false

  /// The frameworks whose types may occur in the file's declarations, and that do not exist here.
  var missingInParts: Set<String> { declaresViewsWithoutImport ? missing.union(["SwiftUI"]) : missing }

  /// Creates the index of an empty file.
  public init() {}
}
