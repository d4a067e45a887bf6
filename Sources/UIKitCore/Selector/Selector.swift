/// A method by its Objective-C name, and how to call it.
///
/// There is no Objective-C runtime here, so a name alone calls nothing. What `#selector(Player.play(_:))` is on Apple's
/// platforms, `Selector("play:", Player.play(_:))` is here: the name and the unapplied method. The `uikit` command
/// writes it so. Two selectors are equal when their names are.
///
/// A selector made of a name alone finds methods that the receiver declares by `@Action`, those of a `SelectorTable`,
/// and the methods of UIKit that storyboards commonly name.
///
/// Unchecked because of the method, a constant: it checks the thread when it is called.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// As Objective-C spells it: a colon for each parameter.
  public let name: String
  let method: SelectorMethod?

  /// A selector without a method of its own.
  public init(_ name: String) {
    self.init(name: name, method: nil)
  }

  public init(stringLiteral name: String) {
    self.init(name: name, method: nil)
  }

  init(name: String, method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The number of arguments, by the colons in the name.
  var argumentCount: Int { name.count { $0 == ":" } }
}

/// The selector of that name; see `Selector.init(_:)`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
