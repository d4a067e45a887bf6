import Glibc
import Synchronization

/// The methods of a module's classes by name, for selectors created from a name alone and for `responds(to:)`.
///
/// The module provides its table with a C function, which UIKit looks up when it first uses one of the module's
/// classes:
///
///     @_cdecl("uikit_selectors_Album") public func albumSelectors() -> UnsafeMutableRawPointer {
///       SelectorTable(["Album.Player": [Selector("play:", Player.play(_:)), Selector("stop")]]).retained()
///     }
///
/// A selector without a method in the table states that the method exists, but cannot be called: for example a private
/// one. The program must be linked with `-export-dynamic` for the function to be found. Modules without a table, such
/// as those that the `uikit` command builds, have the methods of `CreatedSelectors` alone.
public final class SelectorTable: Sendable {
  /// The selectors by name, by the full name of the class: `Module.Outer.Class`.
  private let methods: [String: [String: Selector]]

  /// Creates a table from the selectors of classes, by the classes' full names.
  public init(_ methods: [String: [Selector]]) {
    self.methods = methods.mapValues { Dictionary($0.map { ($0.name, $0) }) { first, _ in first } }
  }

  /// Returns the table retained, for the module's function.
  public func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Returns the selector with a name of the class itself, not of its superclasses.
  func selector(_ name: String, className: String) -> Selector? { methods[className]?[name] }

  // MARK: Finding

  private struct Found: Sendable {
    var tables: [String: SelectorTable?] = [:]
  }
  private static let found = Mutex(Found())

  /// Adds a table for a module, as if its function had been found.
  static func add(_ table: SelectorTable, module: String) {
    found.withLock { $0.tables[module] = .some(table) }
  }

  static func ofModule(_ module: String) -> SelectorTable? {
    found.withLock { found in
      if let known = found.tables[module] { return known }
      let table = load(module)
      found.tables[module] = .some(table)
      return table
    }
  }

  private static func load(_ module: String) -> SelectorTable? {
    typealias Function = @convention(c) () -> UnsafeMutableRawPointer
    guard let symbol = dlsym(nil, "uikit_selectors_\(module)") else { return nil }
    let function = unsafeBitCast(symbol, to: Function.self)
    return Unmanaged<SelectorTable>.fromOpaque(function()).takeUnretainedValue()
  }

  /// The result of looking up a method of a class in the tables.
  enum Lookup {
    case method(Selector)
    case missing
    /// No class of the chain is in a module with a table.
    case unknown
  }

  /// Looks up a name in a class and its superclasses. The cost is one look-up for each of them.
  static func find(_ name: String, in start: AnyClass) -> Lookup {
    var current: AnyClass? = start
    var knowsAny = false
    while let type = current {
      let className = String(reflecting: type)
      if let dot = className.firstIndex(of: "."), let table = ofModule(String(className[..<dot])) {
        knowsAny = true
        if let selector = table.selector(name, className: className) { return .method(selector) }
      }
      current = _getSuperclass(type)
    }
    return knowsAny ? .missing : .unknown
  }
}
