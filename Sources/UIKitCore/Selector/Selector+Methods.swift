// Unapplied methods with up to four parameters. Each has two initialisers: for the method of any class, and for that
// of a class on the main actor, which Swift 6 accepts only in the second form.

extension Selector {
  /// Creates the selector of a method without parameters.
  @_disfavoredOverload public init<T, R>(_ name: String, _ method: @escaping (T) -> () throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, _) in
      try method(object)()
    }
  }

  /// Creates the selector of a method without parameters, of a class on the main actor.
  public init<T, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor () throws -> R) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, _) in
      try method(object)()
    }
  }

  /// Creates the selector of a method with one parameter.
  @_disfavoredOverload public init<T, A0, R>(_ name: String, _ method: @escaping (T) -> (A0) throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      return try method(object)(a0)
    }
  }

  /// Creates the selector of a method with one parameter, of a class on the main actor.
  public init<T, A0, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A0) throws -> R) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      return try method(object)(a0)
    }
  }

  /// Creates the selector of a method with two parameters.
  @_disfavoredOverload public init<T, A0, A1, R>(_ name: String, _ method: @escaping (T) -> (A0, A1) throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      return try method(object)(a0, a1)
    }
  }

  /// Creates the selector of a method with two parameters, of a class on the main actor.
  public init<T, A0, A1, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A0, A1) throws -> R) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      return try method(object)(a0, a1)
    }
  }

  /// Creates the selector of a method with three parameters.
  @_disfavoredOverload public init<T, A0, A1, A2, R>(
    _ name: String, _ method: @escaping (T) -> (A0, A1, A2) throws -> R
  ) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      let a2: A2 = try SelectorMethod.argument(2, of: arguments)
      return try method(object)(a0, a1, a2)
    }
  }

  /// Creates the selector of a method with three parameters, of a class on the main actor.
  public init<T, A0, A1, A2, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A0, A1, A2) throws -> R
  ) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      let a2: A2 = try SelectorMethod.argument(2, of: arguments)
      return try method(object)(a0, a1, a2)
    }
  }

  /// Creates the selector of a method with four parameters.
  @_disfavoredOverload public init<T, A0, A1, A2, A3, R>(
    _ name: String, _ method: @escaping (T) -> (A0, A1, A2, A3) throws -> R
  ) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      let a2: A2 = try SelectorMethod.argument(2, of: arguments)
      let a3: A3 = try SelectorMethod.argument(3, of: arguments)
      return try method(object)(a0, a1, a2, a3)
    }
  }

  /// Creates the selector of a method with four parameters, of a class on the main actor.
  public init<T, A0, A1, A2, A3, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A0, A1, A2, A3) throws -> R
  ) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      let a2: A2 = try SelectorMethod.argument(2, of: arguments)
      let a3: A3 = try SelectorMethod.argument(3, of: arguments)
      return try method(object)(a0, a1, a2, a3)
    }
  }
}
