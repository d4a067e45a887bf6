import UIKit

/// A place on the screen, relative to an element.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate).
@preconcurrency @MainActor open class XCUICoordinate: NSObject {
  /// The element.
  public let referencedElement: XCUIElement
  /// The place on the screen. As the element does not exist, this is the offset alone.
  open var screenPoint: CGPoint { CGPoint(x: offset.dx, y: offset.dy) }

  private let offset: CGVector

  init(element: XCUIElement, offset: CGVector) {
    referencedElement = element
    self.offset = offset
  }

  /// Returns a place at a distance in points.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: referencedElement, offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Fails the test.
  open func tap() { referencedElement.fail("tap") }
  /// Fails the test.
  open func doubleTap() { referencedElement.fail("tap") }
  /// Fails the test.
  open func press(forDuration duration: TimeInterval) { referencedElement.fail("press") }
  /// Fails the test.
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
    referencedElement.fail("drag")
  }
  /// Fails the test.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) { referencedElement.fail("drag") }
  /// Fails the test.
  open func hover() { referencedElement.fail("point at") }
}
