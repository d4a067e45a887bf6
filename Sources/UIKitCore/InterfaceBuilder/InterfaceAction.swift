/// A method called by controls, bar items, gesture recognisers and unwind segues of a storyboard or nib.
///
/// It replaces `@IBAction`; see `InterfaceOutlet.swift`. The document names methods by selector. The wrapper's
/// argument, or the property's name without one, is compared with the selector without its colons. The method has one
/// parameter, the sender (for unwind segues the segue), two, sender and event, or none. A method whose sender is of
/// another class is not called. An event that a method needs, where there is none, is an empty one.
///
///     @InterfaceAction("search:") var searchAction = EmojiController.search(_:)
///     func search(_ sender: UITextField) { … }
///
///     @InterfaceAction("refresh") var refreshAction = EmojiController.refresh
///     func refresh() { … }
@MainActor @propertyWrapper public struct InterfaceAction<Method> {
  /// The method.
  public let wrappedValue: Method
  private let name: String?
  /// Calls the method. Returns false if owner or sender are of the wrong class.
  private let call: @MainActor (NSObject, Any?, UIEvent?) -> Bool

  /// Declares a method with a sender.
  ///
  /// - Parameter selector: as in the document, such as `search:`; nil stands for the property's name.
  public nonisolated init<Owner: AnyObject, Sender>(wrappedValue: Method, _ selector: String? = nil)
  where Method == @MainActor (Owner) -> @MainActor (Sender) -> Void {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, sender, _ in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
      wrappedValue(owner)(sender)
      return true
    }
  }

  /// Declares a method with a sender and an event.
  public nonisolated init<Owner: AnyObject, Sender>(wrappedValue: Method, _ selector: String? = nil)
  where Method == @MainActor (Owner) -> @MainActor (Sender, UIEvent) -> Void {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, sender, event in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
      wrappedValue(owner)(sender, event ?? UIEvent())
      return true
    }
  }

  /// Declares a method with a sender and an event, which is nil where there is none.
  public nonisolated init<Owner: AnyObject, Sender>(wrappedValue: Method, _ selector: String? = nil)
  where Method == @MainActor (Owner) -> @MainActor (Sender, UIEvent?) -> Void {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, sender, event in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
      wrappedValue(owner)(sender, event)
      return true
    }
  }

  /// Declares a method without a sender.
  public nonisolated init<Owner: AnyObject>(wrappedValue: Method, _ selector: String? = nil)
  where Method == @MainActor (Owner) -> @MainActor () -> Void {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, _, _ in
      guard let owner = owner as? Owner else { return false }
      wrappedValue(owner)()
      return true
    }
  }
}

extension InterfaceAction: ActionSlot {
  func answers(to selector: String, property: String) -> Bool {
    Self.base(name ?? property) == Self.base(selector)
  }

  func perform(on owner: NSObject, sender: Any?, event: UIEvent?) -> Bool { call(owner, sender, event) }

  private static func base(_ selector: String) -> Substring { selector.prefix { $0 != ":" } }
}

/// An action, as the loader uses it.
@MainActor protocol ActionSlot {
  func answers(to selector: String, property: String) -> Bool
  /// Calls the method. Returns false if owner or sender are of the wrong class.
  func perform(on owner: NSObject, sender: Any?, event: UIEvent?) -> Bool
}
