/// A method that controls, bar items, gesture recognisers and unwind segues of a storyboard or nib call.
///
/// It stands for `@IBAction`, see `Outlet.swift`. The document names methods by selector; the wrapper's argument, or
/// without one the property's name, is compared with the selector without its colons. The method has one parameter, the
/// sender (for unwind segues the segue), or none; a method of another class than the sender's is not called.
///
///     @Action("search:") var searchAction = EmojiController.search(_:)
///     func search(_ sender: UITextField) { … }
///
///     @Action("refresh") var refreshAction = EmojiController.refresh
///     func refresh() { … }
@MainActor @propertyWrapper public struct Action<Method> {
  public let wrappedValue: Method
  private let name: String?
  /// Calls the method; false if owner or sender are of the wrong class.
  private let call: @MainActor (NSObject, Any?) -> Bool

  /// - Parameter selector: as in the document, `search:`; nil takes the property's name.
  public nonisolated init<Owner: AnyObject, Sender>(wrappedValue: Method, _ selector: String? = nil)
  where Method == @MainActor (Owner) -> @MainActor (Sender) -> Void {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, sender in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
      wrappedValue(owner)(sender)
      return true
    }
  }

  /// A method without a sender.
  public nonisolated init<Owner: AnyObject>(wrappedValue: Method, _ selector: String? = nil)
  where Method == @MainActor (Owner) -> @MainActor () -> Void {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, _ in
      guard let owner = owner as? Owner else { return false }
      wrappedValue(owner)()
      return true
    }
  }
}

extension Action: ActionSlot {
  func answers(to selector: String, property: String) -> Bool {
    Self.base(name ?? property) == Self.base(selector)
  }

  func perform(on owner: NSObject, sender: Any?) -> Bool { call(owner, sender) }

  private static func base(_ selector: String) -> Substring { selector.prefix { $0 != ":" } }
}

/// An action, as the loader sees it.
@MainActor protocol ActionSlot {
  func answers(to selector: String, property: String) -> Bool
  /// False if owner or sender are of the wrong class.
  func perform(on owner: NSObject, sender: Any?) -> Bool
}
