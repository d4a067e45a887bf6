import SourceRewriting

/// The record of a module kept between builds, and read by the modules that import it.
struct ModuleRecord: Codable {
  struct File: Codable {
    /// Of the text and of all that its index depends on.
    var textHash: String
    var index: FileIndex
    var indexHash: String
    /// Of the text and of all indexes.
    var resultHash: String
    var result: ModuleRewriter.Result?
  }

  var isUIKit = false
  var imports: Set<String> = []
  var files: [String: File] = [:]
}
