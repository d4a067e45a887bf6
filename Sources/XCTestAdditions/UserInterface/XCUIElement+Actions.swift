import UIKit

// Actions, which fail the test: there is no element to act on.
extension XCUIElement {
  /// Fails the test.
  public func tap() { fail("tap") }
  /// Fails the test.
  public func doubleTap() { fail("tap") }
  /// Fails the test.
  public func twoFingerTap() { fail("tap") }
  /// Fails the test.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) { fail("tap") }
  /// Fails the test.
  public func press(forDuration duration: TimeInterval) { fail("press") }
  /// Fails the test.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) { fail("drag") }
  /// Fails the test.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) { fail("drag") }
  /// Fails the test.
  public func swipeUp() { fail("swipe") }
  /// Fails the test.
  public func swipeDown() { fail("swipe") }
  /// Fails the test.
  public func swipeLeft() { fail("swipe") }
  /// Fails the test.
  public func swipeRight() { fail("swipe") }
  /// Fails the test.
  public func swipeUp(velocity: XCUIGestureVelocity) { fail("swipe") }
  /// Fails the test.
  public func swipeDown(velocity: XCUIGestureVelocity) { fail("swipe") }
  /// Fails the test.
  public func swipeLeft(velocity: XCUIGestureVelocity) { fail("swipe") }
  /// Fails the test.
  public func swipeRight(velocity: XCUIGestureVelocity) { fail("swipe") }
  /// Fails the test.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) { fail("pinch") }
  /// Fails the test.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) { fail("turn") }
  /// Fails the test.
  public func typeText(_ text: String) { fail("type into") }
  /// Fails the test.
  public func adjust(toPickerWheelValue pickerWheelValue: String) { fail("adjust") }
  /// Fails the test.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) { fail("adjust") }
  /// Fails the test.
  public func hover() { fail("point at") }
}

/// The speed of a gesture, in points a second.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity).
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  /// The usual speed.
  public static let `default` = XCUIGestureVelocity(rawValue: 0)
  /// A slow gesture.
  public static let slow = XCUIGestureVelocity(rawValue: 1)
  /// A fast gesture.
  public static let fast = XCUIGestureVelocity(rawValue: 2)
}
