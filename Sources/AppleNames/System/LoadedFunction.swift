import Foundation

/// Functions of the libraries that the program has loaded, found by name because no module declares them.
enum LoadedFunction {
  /// Returns a function; nil if no library has it.
  ///
  /// - Parameter type: the function's type with the C convention. It must be right: nothing checks it.
  static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
