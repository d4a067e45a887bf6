extension Selector {
  init<T, R>(name: String, owner: T.Type, _ body: @escaping (T, [Any?]) throws -> R) {
    let method = SelectorMethod(owner: owner, isOwner: { $0 is T }) { object, arguments in
      guard let object = object as? T else { return .otherClass }
      return Self.reply { try body(object, arguments) }
    }
    CreatedSelectors.add(method, name: name, owner: owner)
    self.init(name: name, method: method)
  }

  init<T, R>(name: String, mainActorOwner: T.Type, _ body: @escaping @MainActor (T, [Any?]) throws -> R) {
    let method = SelectorMethod(owner: mainActorOwner, isOwner: { $0 is T }) { object, arguments in
      // Object, arguments and reply stay on the main actor: `assumeIsolated` stops the program elsewhere.
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) let arguments = arguments
      nonisolated(unsafe) var reply = SelectorMethod.Reply.otherClass
      MainActor.assumeIsolated {
        guard let object = object as? T else { return }
        reply = Self.reply { try body(object, arguments) }
      }
      return reply
    }
    CreatedSelectors.add(method, name: name, owner: mainActorOwner)
    self.init(name: name, method: method)
  }

  init<R>(className name: String, _ body: @escaping ([Any?]) throws -> R) {
    self.init(
      name: name,
      method: SelectorMethod(owner: nil, isOwner: { $0 is AnyClass }) { _, arguments in
        Self.reply { try body(arguments) }
      })
  }

  init<R>(mainActorClassName name: String, _ body: @escaping @MainActor ([Any?]) throws -> R) {
    self.init(
      name: name,
      method: SelectorMethod(owner: nil, isOwner: { $0 is AnyClass }) { _, arguments in
        // Stays on the main actor: `assumeIsolated` stops the program elsewhere.
        nonisolated(unsafe) let arguments = arguments
        nonisolated(unsafe) var reply = SelectorMethod.Reply.otherClass
        MainActor.assumeIsolated { reply = Self.reply { try body(arguments) } }
        return reply
      })
  }

  /// Returns the result of a call. An error that the method throws becomes nil, as for Objective-C callers without an
  /// error parameter.
  private static func reply<R>(_ body: () throws -> R) -> SelectorMethod.Reply {
    do {
      let result = try body()
      return .returned(result is Void ? nil : result)
    } catch let error as SelectorMethod.OtherArgument {
      return .otherArgument(error.index)
    } catch {
      return .returned(nil)
    }
  }
}
