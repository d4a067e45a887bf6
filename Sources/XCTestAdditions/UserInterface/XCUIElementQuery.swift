import UIKit

/// A query for elements of another app's user interface, which finds none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuielementquery).
@preconcurrency @MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  private let path: String
  private let type: XCUIElement.ElementType

  init(_ path: String, _ type: XCUIElement.ElementType = .any) {
    self.path = path
    self.type = type
  }

  /// The only element. It does not exist.
  open var element: XCUIElement { found("") }
  /// The first element. It does not exist.
  open var firstMatch: XCUIElement { found("[first]") }
  /// The number of elements: none.
  open var count: Int { 0 }
  /// All elements: none.
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  /// All elements: none.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { [] }
  /// The query.
  open override nonisolated var debugDescription: String { "No elements: \(path)" }

  /// Returns the element at an index. It does not exist.
  open func element(boundBy index: Int) -> XCUIElement { found("[\(index)]") }
  /// Returns the element that satisfies a predicate. It does not exist.
  open func element(matching predicate: NSPredicate) -> XCUIElement { found("[\(predicate)]") }
  /// Returns the element with a type and an identifier. It does not exist.
  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    XCUIElement("\(path).\(elementType)[\(identifier ?? "")]", type: elementType)
  }
  /// Returns the element with an identifier. It does not exist.
  open subscript(key: String) -> XCUIElement { found("[\"\(key)\"]") }

  /// Returns a query for elements within these.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { next(".\(type)", type) }
  /// Returns a query for elements directly within these.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { next(">\(type)", type) }
  /// Returns a query for those that satisfy a predicate.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { next("[\(predicate)]", type) }
  /// Returns a query for those with a type and an identifier.
  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    next(".\(elementType)[\(identifier ?? "")]", elementType)
  }
  /// Returns a query for those with an identifier.
  open func matching(identifier: String) -> XCUIElementQuery { next("[\(identifier)]", type) }
  /// Returns a query for those with an element within that satisfies a predicate.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { next("[\(predicate)]", type) }
  /// Returns a query for those with an element within that has a type and an identifier.
  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    next("[\(elementType) \(identifier ?? "")]", type)
  }

  private func found(_ step: String) -> XCUIElement { XCUIElement(path + step, type: type) }

  private func next(_ step: String, _ type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path + step, type)
  }
}
