/// A method that creates the destination of a storyboard's segues.
///
/// It replaces `@IBSegueAction`; see `InterfaceOutlet.swift`. The document names the method by selector. The wrapper's
/// argument, or the property's name without one, is compared with the selector without its colons. The method takes the
/// coder, and may take the sender and the segue's identifier. If it returns nil, or the sender is of another class, the
/// destination is created with `init(coder:)`.
///
///     @InterfaceSegueAction("makeDetail:") var detailAction = ListController.makeDetail(_:)
///     func makeDetail(_ coder: NSCoder) -> DetailController? { DetailController(coder: coder, film: film) }
@MainActor @propertyWrapper public struct InterfaceSegueAction<Method> {
  /// The method.
  public let wrappedValue: Method
  private let name: String?
  /// Calls the method with an owner, a coder, a sender and an identifier.
  private let call: @MainActor (NSObject, NSCoder, Any?, String?) -> UIViewController?

  /// Declares a method with a coder.
  ///
  /// - Parameter selector: as in the document, such as `makeDetail:`; nil stands for the property's name.
  public nonisolated init<Owner: AnyObject, Controller: UIViewController>(
    wrappedValue: Method, _ selector: String? = nil
  ) where Method == @MainActor (Owner) -> @MainActor (NSCoder) -> Controller? {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, coder, _, _ in (owner as? Owner).flatMap { wrappedValue($0)(coder) } }
  }

  /// Declares a method with a coder that always creates a controller.
  public nonisolated init<Owner: AnyObject, Controller: UIViewController>(
    wrappedValue: Method, _ selector: String? = nil
  ) where Method == @MainActor (Owner) -> @MainActor (NSCoder) -> Controller {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, coder, _, _ in (owner as? Owner).map { wrappedValue($0)(coder) } }
  }

  /// Declares a method with a coder and a sender.
  public nonisolated init<Owner: AnyObject, Sender, Controller: UIViewController>(
    wrappedValue: Method, _ selector: String? = nil
  ) where Method == @MainActor (Owner) -> @MainActor (NSCoder, Sender) -> Controller? {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, coder, sender, _ in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return nil }
      return wrappedValue(owner)(coder, sender)
    }
  }

  /// Declares a method with a coder and a sender that always creates a controller.
  public nonisolated init<Owner: AnyObject, Sender, Controller: UIViewController>(
    wrappedValue: Method, _ selector: String? = nil
  ) where Method == @MainActor (Owner) -> @MainActor (NSCoder, Sender) -> Controller {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, coder, sender, _ in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return nil }
      return wrappedValue(owner)(coder, sender)
    }
  }

  /// Declares a method with a coder, a sender and the segue's identifier.
  public nonisolated init<Owner: AnyObject, Sender, Controller: UIViewController>(
    wrappedValue: Method, _ selector: String? = nil
  ) where Method == @MainActor (Owner) -> @MainActor (NSCoder, Sender, String?) -> Controller? {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, coder, sender, identifier in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return nil }
      return wrappedValue(owner)(coder, sender, identifier)
    }
  }

  /// Declares a method with a coder, a sender and the segue's identifier that always creates a controller.
  public nonisolated init<Owner: AnyObject, Sender, Controller: UIViewController>(
    wrappedValue: Method, _ selector: String? = nil
  ) where Method == @MainActor (Owner) -> @MainActor (NSCoder, Sender, String?) -> Controller {
    self.wrappedValue = wrappedValue
    name = selector
    call = { owner, coder, sender, identifier in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return nil }
      return wrappedValue(owner)(coder, sender, identifier)
    }
  }
}

extension InterfaceSegueAction: SegueActionSlot {
  func answers(to selector: String, property: String) -> Bool {
    Self.base(name ?? property) == Self.base(selector)
  }

  func makeDestination(for owner: NSObject, coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    call(owner, coder, sender, identifier)
  }

  private static func base(_ selector: String) -> Substring { selector.prefix { $0 != ":" } }
}

/// A segue action, as the loader uses it.
@MainActor protocol SegueActionSlot {
  func answers(to selector: String, property: String) -> Bool
  /// Creates the destination; nil for one that is created with `init(coder:)`.
  func makeDestination(for owner: NSObject, coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController?
}
