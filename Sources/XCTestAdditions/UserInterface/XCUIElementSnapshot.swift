import UIKit

/// The attributes of an element and of those within it, as they were at some time.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot).
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements within the element.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes by their names.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// Takes the attributes of itself.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding).
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding {
  /// Takes the attributes. Throws an error if there is no such element.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
  /// The name of an attribute.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielement/attributename).
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The elements within the element.
    public static let children = AttributeName(rawValue: "children")
    /// The type.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// Whether it can be used.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// The frame on the screen.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether it has the focus.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The horizontal size class.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The accessibility identifier.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The accessibility label.
    public static let label = AttributeName(rawValue: "label")
    /// The text that stands for a missing value.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// Whether it is selected.
    public static let selected = AttributeName(rawValue: "selected")
    /// The title.
    public static let title = AttributeName(rawValue: "title")
    /// The accessibility value.
    public static let value = AttributeName(rawValue: "value")
    /// The vertical size class.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }

  /// Throws an error: there is no element.
  public func snapshot() throws -> any XCUIElementSnapshot {
    throw NSError(
      domain: "XCUIElement", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "No matches found for \(path). UI tests do not run on Linux."])
  }
}
