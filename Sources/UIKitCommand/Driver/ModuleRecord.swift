import SourceRewriting

/// The record of a module, stored between builds and read by the modules that import it.
struct ModuleRecord: Codable {
  struct File: Codable {
    /// The hash of the text and of everything on which its index depends.
    var textHash: String
    var index: FileIndex
    var indexHash: String
    /// The hash of the text and of all indexes.
    var resultHash: String
    var result: ModuleRewriter.Result?
  }

  var isUIKit = false
  /// Whether the module did not build for Linux, and is compiled for iOS since.
  var needsIOS = false
  /// Whether it subclasses classes of Foundation that need `FoundationSubclasses`.
  var subclassesFoundation = false
  /// Whether it is compiled in Swift 5's mode although its package asks for Swift 6's.
  var relaxesIsolation: Bool? = nil
  /// Whether the last build found errors that could not be repaired.
  var hasErrors: Bool? = nil
  /// Whether code at errors is left out of a module of the package itself, by `--leave-out-errors`.
  var leftOutErrors: Bool? = nil
  var imports: Set<String> = []
  var files: [String: File] = [:]

  /// Returns whether the module declares a type outside of others.
  func declares(_ type: String) -> Bool {
    files.values.contains { file in
      file.index.aliases[type] != nil || file.index.types.contains { $0.kind != .extension && $0.name == type }
    }
  }
}
