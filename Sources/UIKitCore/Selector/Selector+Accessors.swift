extension Selector {
  // MARK: Class methods

  /// A class method of no parameters: the reference is bound already.
  @_disfavoredOverload public init<R>(class name: String, _ method: @escaping () throws -> R) {
    self.init(className: name) { _ in try method() }
  }

  /// A class method of one parameter.
  @_disfavoredOverload public init<A, R>(class name: String, _ method: @escaping (A) throws -> R) {
    self.init(className: name) { try method(SelectorMethod.argument(0, of: $0)) }
  }

  /// A class method of two parameters.
  @_disfavoredOverload public init<A, B, R>(class name: String, _ method: @escaping (A, B) throws -> R) {
    self.init(className: name) {
      try method(SelectorMethod.argument(0, of: $0), SelectorMethod.argument(1, of: $0))
    }
  }

  /// A class method of no parameters, on the main actor.
  public init<R>(class name: String, _ method: @escaping @MainActor () throws -> R) {
    self.init(mainActorClassName: name) { _ in try method() }
  }

  /// A class method of one parameter, on the main actor.
  public init<A, R>(class name: String, _ method: @escaping @MainActor (A) throws -> R) {
    self.init(mainActorClassName: name) { try method(SelectorMethod.argument(0, of: $0)) }
  }

  /// A class method of two parameters, on the main actor.
  public init<A, B, R>(class name: String, _ method: @escaping @MainActor (A, B) throws -> R) {
    self.init(mainActorClassName: name) {
      try method(SelectorMethod.argument(0, of: $0), SelectorMethod.argument(1, of: $0))
    }
  }

  // MARK: Methods of an object's type

  /// A method named by an object: `#selector(player.play)`. The object itself is not used.
  public init<T, R>(_ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> () throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, _) in try method(object)() }
  }

  public init<T, A, R>(_ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> (A) throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      try method(object)(SelectorMethod.argument(0, of: arguments))
    }
  }

  public init<T, A, B, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> (A, B) throws -> R
  ) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      try method(object)(SelectorMethod.argument(0, of: arguments), SelectorMethod.argument(1, of: arguments))
    }
  }

  @_disfavoredOverload public init<T, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> @MainActor () throws -> R
  ) {
    // A reference to a method of the class: it captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name: name, mainActorOwner: T.self) { (object: T, _) in try method(object)() }
  }

  @_disfavoredOverload public init<T, A, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> @MainActor (A) throws -> R
  ) {
    // A reference to a method of the class: it captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      try method(object)(SelectorMethod.argument(0, of: arguments))
    }
  }

  // MARK: Properties

  /// Reads a property: `Selector(getter: "title", { (page: Page) in page.title })`.
  public init<T, R>(getter name: String, _ get: @escaping (T) -> R) {
    self.init(name: name, owner: T.self) { (object: T, _) in get(object) }
  }

  /// Sets a property: `Selector(setter: "setTitle:", { (page: Page, title: String?) in page.title = title })`.
  public init<T, A>(setter name: String, _ set: @escaping (T, A) -> Void) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      set(object, try SelectorMethod.argument(0, of: arguments))
    }
  }
}
