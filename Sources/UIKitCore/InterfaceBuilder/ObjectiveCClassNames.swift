import Synchronization

/// The classes that have names for Objective-C, given by `@objc(Name)`, which nibs, storyboards and
/// `NSClassFromString` use.
///
/// The `uikit` command registers them when a program starts. Not part of Apple's API: on Apple's platforms the runtime
/// knows the names.
public enum ObjectiveCClassNames {
  private static let types = Mutex<[String: @Sendable () -> AnyClass]>([:])

  /// Registers the class with a name. Of several with one name, the last counts.
  ///
  /// - Parameter type: returns the class; called when the name is used first. This may be called before the program's
  ///   other code runs, when classes cannot be used yet.
  public static func register(_ name: String, _ type: @escaping @Sendable () -> AnyClass) {
    types.withLock { $0[name] = type }
  }

  /// Returns the class with a name; nil if none was registered.
  static func type(named name: String) -> AnyClass? { types.withLock { $0[name] }?() }

  /// Returns the name of a class; nil if none was registered. Linear in the number of registered classes.
  static func name(of type: AnyClass) -> String? {
    types.withLock { $0 }.first { $0.value() == type }?.key
  }
}

/// Returns the class with a name: for Objective-C, or with its module's, as `Module.Class`; nil if there is none.
///
/// Foundation's function on Linux knows only the second. UIKit's classes are found without a module, as on iOS. The
/// `uikit` command calls this instead of Foundation's.
public func NSClassFromString·registered(_ name: String) -> AnyClass? {
  ObjectiveCClassNames.type(named: name) ?? NSClassFromString(name) ?? InterfaceClasses.ownClass(name)
}

/// Returns the name by which `NSClassFromString·registered` finds a class: that for Objective-C, if it has one, that
/// of a class of UIKit's without its module, or else the one with its module's.
public func NSStringFromClass·registered(_ type: AnyClass) -> String {
  if let name = ObjectiveCClassNames.name(of: type) { return name }
  if InterfaceClasses.isOwn(type) { return String(describing: type) }
  // Foundation's function stops the program for types within others, and for private ones.
  let name = String(reflecting: type)
  return name.count { $0 == "." } == 1 ? NSStringFromClass(type) : name
}
