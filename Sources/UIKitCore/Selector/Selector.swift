/// A method's Objective-C name, and the way to call it.
///
/// There is no Objective-C runtime here, so a name alone calls nothing. `#selector(Player.play(_:))` on Apple's
/// platforms becomes `Selector("play:", Player.play(_:))`: the name and the unapplied method. The `uikit` command
/// writes this form. Two selectors are equal if their names are.
///
/// A selector created from a name alone finds methods that the receiver declares by `@InterfaceAction`, those of a
/// `SelectorTable`, those for which the program has created a selector with a method (`CreatedSelectors`), and the
/// methods of UIKit that storyboards commonly use.
///
/// See [Apple's page](https://developer.apple.com/documentation/objectivec/selector).
///
/// Unchecked because of the method, a constant: it checks the thread when it is called.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The name as Objective-C spells it, with a colon for each parameter.
  public let name: String
  let method: SelectorMethod?

  /// Creates a selector from a name, without a method.
  public init(_ name: String) {
    self.init(name: name, method: nil)
  }

  /// Creates a selector from a name, without a method.
  public init(stringLiteral name: String) {
    self.init(name: name, method: nil)
  }

  init(name: String, method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  /// The selector's name.
  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The number of arguments, which is that of the colons in the name.
  var argumentCount: Int { name.count { $0 == ":" } }
}

/// Returns the selector with a name; see `Selector.init(_:)`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
