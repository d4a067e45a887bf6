/// The texts of a dialog for choosing files.
package struct FileRequest: Sendable {
  var title: String
  /// The titles of its buttons.
  var accept: String
  var cancel: String
  /// The kinds of files by which to filter, each with a name and patterns such as "*.xml"; the first is preselected.
  var kinds: [(name: String, patterns: [String])]
  /// Whether several files can be chosen at once; true by default.
  package var takesSeveral = true
  /// Whether folders are chosen, and no files; false by default.
  package var choosesFolders = false

  package init(title: String, accept: String, cancel: String, kinds: [(name: String, patterns: [String])] = []) {
    self.title = title
    self.accept = accept
    self.cancel = cancel
    self.kinds = kinds
  }
}
