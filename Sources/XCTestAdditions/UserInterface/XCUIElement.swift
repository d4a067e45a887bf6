import UIKit
import XCTest

/// The attributes of an element of a user interface.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes).
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  /// The accessibility identifier.
  var identifier: String { get }
  /// The frame on the screen.
  var frame: CGRect { get }
  /// The accessibility value.
  var value: Any? { get }
  /// The title.
  var title: String { get }
  /// The accessibility label.
  var label: String { get }
  /// The type.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it can be used.
  var isEnabled: Bool { get }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get }
  /// The text that stands for a missing value.
  var placeholderValue: String? { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// Whether it has the focus.
  var hasFocus: Bool { get }
}

/// An element of another app's user interface. None exists here: UI tests do not run on Linux.
///
/// Helpers of tests compile. An action on an element fails the test, as it does on iOS where there is no such element.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielement).
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIScreenshotProviding
{
  /// The query that would find the element.
  let path: String
  private let type: ElementType

  init(_ path: String, type: ElementType = .any) {
    self.path = path
    self.type = type
  }

  /// Whether the element exists: it does not.
  open var exists: Bool { false }
  /// Whether the element can be tapped: it cannot.
  open var isHittable: Bool { false }
  open var identifier: String { "" }
  open var frame: CGRect { .zero }
  open var value: Any? { nil }
  open var title: String { "" }
  open var label: String { "" }
  open var elementType: ElementType { type }
  open var isEnabled: Bool { false }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var placeholderValue: String? { nil }
  open var isSelected: Bool { false }
  open var hasFocus: Bool { false }
  /// The position of a slider, between 0 and 1.
  open var normalizedSliderPosition: CGFloat { 0 }
  /// The element itself.
  open var firstMatch: XCUIElement { self }
  /// The query that would find the element.
  open override nonisolated var debugDescription: String { "No element: \(path)" }

  /// Returns false at once: no element appears.
  @discardableResult open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  /// Returns true at once: the element does not exist.
  @discardableResult open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { true }

  /// Returns a query for elements of a type within this one.
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery("\(path).\(type)", type) }
  /// Returns a query for elements of a type directly within this one.
  open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery("\(path)>\(type)", type) }
  /// Returns a place within the element.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, offset: .zero)
  }

  /// Fails the test, and returns an empty picture.
  open func screenshot() -> XCUIScreenshot {
    fail("take a picture of")
    return XCUIScreenshot()
  }

  /// Fails the test.
  func fail(_ action: String) { UserInterfaceTests.fail("Failed to \(action) \(path)") }
}

/// The reason why UI tests fail.
enum UserInterfaceTests {
  /// Fails the current test.
  static func fail(_ text: String) {
    XCTFail("\(text): UI tests do not run on Linux, where no app runs beside the tests.", file: "UI test", line: 0)
  }
}
