import UIKit

extension XCUIElement {
  /// The keys that are held while another one is pressed.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags).
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// Option.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    /// Caps Lock, by its older name.
    public static let alphaShift = capsLock
    /// Option, by its older name.
    public static let alternate = option
  }

  /// Fails the test.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) { fail("press a key in") }
  /// Fails the test.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) { fail("press a key in") }

  /// Runs a block, whose actions fail the test, as keys would be held meanwhile.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) { block() }

  // Of pointers, which tablets have.

  /// Fails the test.
  public func click() { fail("click") }
  /// Fails the test.
  public func doubleClick() { fail("click") }
  /// Fails the test.
  public func rightClick() { fail("click") }
  /// Fails the test.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) { fail("drag") }
  /// Fails the test.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) { fail("scroll") }

  /// Returns at once whether a property has a value, which does not change.
  @discardableResult public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool { self[keyPath: keyPath] == expectedValue }
}

extension XCUICoordinate {
  /// Fails the test.
  public func click() { referencedElement.fail("click") }
  /// Fails the test.
  public func doubleClick() { referencedElement.fail("click") }
  /// Fails the test.
  public func rightClick() { referencedElement.fail("click") }
  /// Fails the test.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) { referencedElement.fail("scroll") }
}
