/// Code that runs when a program is loaded, before any of its own: the linker keeps pointers to such functions in a
/// section. It may only note what to do later, because classes cannot be used yet.
enum LoadTimeCode {
  /// Returns a property for a class or an extension of one, which runs a statement.
  ///
  /// - Parameter name: the property's name, which must be unique in the class.
  static func property(_ name: String, _ statement: String) -> String {
    "@section(\".init_array\") @used private nonisolated static let \(name): @convention(c) () -> Void "
      + "= { \(statement) }"
  }

  /// Returns a variable for the top level of a file, which runs a statement.
  ///
  /// - Parameter name: its name, which must be unique in the file.
  static func global(_ name: String, _ statement: String) -> String {
    "@section(\".init_array\") @used private nonisolated let \(name): @convention(c) () -> Void = { \(statement) }"
  }
}
