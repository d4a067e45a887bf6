// Unapplied methods of zero to three parameters. Each comes twice: the method of a class that may be anywhere, and that
// of a class on the main actor, which Swift 6 takes by the second form only.

extension Selector {
  /// A method of no parameters.
  @_disfavoredOverload public init<T, R>(_ name: String, _ method: @escaping (T) -> () throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, _) in
      try method(object)()
    }
  }

  /// A method of no parameters, of a class on the main actor.
  public init<T, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor () throws -> R) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, _) in
      try method(object)()
    }
  }

  /// A method of one parameter.
  @_disfavoredOverload public init<T, A0, R>(_ name: String, _ method: @escaping (T) -> (A0) throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      return try method(object)(a0)
    }
  }

  /// A method of one parameter, of a class on the main actor.
  public init<T, A0, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A0) throws -> R) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      return try method(object)(a0)
    }
  }

  /// A method of two parameters.
  @_disfavoredOverload public init<T, A0, A1, R>(_ name: String, _ method: @escaping (T) -> (A0, A1) throws -> R) {
    self.init(name: name, owner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      return try method(object)(a0, a1)
    }
  }

  /// A method of two parameters, of a class on the main actor.
  public init<T, A0, A1, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A0, A1) throws -> R) {
    self.init(name: name, mainActorOwner: T.self) { (object: T, arguments) in
      let a0: A0 = try SelectorMethod.argument(0, of: arguments)
      let a1: A1 = try SelectorMethod.argument(1, of: arguments)
      return try method(object)(a0, a1)
    }
  }

  /// A method of three parameters.
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

  /// A method of three parameters, of a class on the main actor.
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

}
