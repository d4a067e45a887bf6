/// A method that controls, bar items, gesture recognisers and unwind segues of a storyboard or nib call.
///
/// It stands for `@IBAction`, see `Outlet.swift`. The document names methods by selector; the wrapper's argument, or without
/// one the property's name, is compared with the selector without its colons. The method has one parameter, the sender
/// (for unwind segues the segue); a method of another class than the sender's is not called.
///
///     @Action("search:") var searchAction = EmojiController.search(_:)
///     func search(_ sender: UITextField) { … }
@MainActor @propertyWrapper public struct Action<Owner: AnyObject, Sender> {
  public typealias Method = @MainActor (Owner) -> @MainActor (Sender) -> Void

  public let wrappedValue: Method
  private let name: String?

  /// - Parameter selector: as in the document, `search:`; nil takes the property's name.
  public nonisolated init(wrappedValue: @escaping Method, _ selector: String? = nil) {
    self.wrappedValue = wrappedValue
    name = selector
  }
}

extension Action: ActionSlot {
  func answers(to selector: String, property: String) -> Bool {
    Self.base(name ?? property) == Self.base(selector)
  }

  func perform(on owner: NSObject, sender: Any?) -> Bool {
    guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
    wrappedValue(owner)(sender)
    return true
  }

  private static func base(_ selector: String) -> Substring { selector.prefix { $0 != ":" } }
}

/// What the loader sees of an action.
@MainActor protocol ActionSlot {
  func answers(to selector: String, property: String) -> Bool
  /// False if owner or sender are of the wrong class.
  func perform(on owner: NSObject, sender: Any?) -> Bool
}
