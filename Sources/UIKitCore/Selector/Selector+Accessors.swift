extension Selector {
  // MARK: Class methods

  /// Creates the selector of a class method without parameters. The reference is bound already.
  @_disfavoredOverload public init<R>(class name: String, _ method: @escaping () throws -> R) {
    self.init(className: name) { _ in try method() }
  }

  /// Creates the selector of a class method with one parameter.
  @_disfavoredOverload public init<A, R>(class name: String, _ method: @escaping (A) throws -> R) {
    self.init(className: name) { try method(SelectorMethod.argument(0, of: $0)) }
  }

  /// Creates the selector of a class method with two parameters.
  @_disfavoredOverload public init<A, B, R>(class name: String, _ method: @escaping (A, B) throws -> R) {
    self.init(className: name) {
      try method(SelectorMethod.argument(0, of: $0), SelectorMethod.argument(1, of: $0))
    }
  }

  /// Creates the selector of a class method without parameters, on the main actor.
  public init<R>(class name: String, _ method: @escaping @MainActor () throws -> R) {
    self.init(mainActorClassName: name) { _ in try method() }
  }

  /// Creates the selector of a class method with one parameter, on the main actor.
  public init<A, R>(class name: String, _ method: @escaping @MainActor (A) throws -> R) {
    self.init(mainActorClassName: name) { try method(SelectorMethod.argument(0, of: $0)) }
  }

  /// Creates the selector of a class method with two parameters, on the main actor.
  public init<A, B, R>(class name: String, _ method: @escaping @MainActor (A, B) throws -> R) {
    self.init(mainActorClassName: name) {
      try method(SelectorMethod.argument(0, of: $0), SelectorMethod.argument(1, of: $0))
    }
  }

  // MARK: Methods of an object's type

  /// Creates the selector of a method named through an object, as in `#selector(player.play)`. The object itself is not
  /// used.
  public init<T, R>(_ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> () throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, _) in try method(object)() }
  }

  /// Creates the selector of a method with one parameter, named through an object that is not used.
  public init<T, A, R>(_ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> (A) throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      try method(object)(SelectorMethod.argument(0, of: arguments))
    }
  }

  /// Creates the selector of a method with two parameters, named through an object that is not used.
  public init<T, A, B, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> (A, B) throws -> R
  ) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      try method(object)(SelectorMethod.argument(0, of: arguments), SelectorMethod.argument(1, of: arguments))
    }
  }

  /// Creates the selector of a method without parameters on the main actor, named through an object that is not used.
  @_disfavoredOverload public init<T, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> @MainActor () throws -> R
  ) {
    // A reference to a method of the class, which captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name: name, mainActorOwner: T.self) { (object: T, _) in try method(object)() }
  }

  /// Creates the selector of a method with one parameter on the main actor, named through an object that is not used.
  @_disfavoredOverload public init<T, A, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping (T) -> @MainActor (A) throws -> R
  ) {
    // A reference to a method of the class, which captures nothing.
    nonisolated(unsafe) let method = method
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      try method(object)(SelectorMethod.argument(0, of: arguments))
    }
  }

  // MARK: Properties

  /// Creates the selector for reading a property: `Selector(getter: "title", { (page: Page) in page.title })`.
  public init<T, R>(getter name: String, _ get: @escaping (T) -> R) {
    self.init(name: name, owner: T.self) { (object: T, _) in get(object) }
  }

  /// Creates the selector for setting a property: `Selector(setter: "setTitle:", { (page: Page, title: String?) in
  /// page.title = title })`.
  public init<T, A>(setter name: String, _ set: @escaping (T, A) -> Void) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      set(object, try SelectorMethod.argument(0, of: arguments))
    }
  }
}
