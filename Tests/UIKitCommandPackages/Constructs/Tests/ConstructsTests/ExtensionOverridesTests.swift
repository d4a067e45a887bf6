import Shelf
import UIKit
import XCTest

@testable import Constructs

final class ExtensionOverridesTests: XCTestCase {
  func testOverridesInExtensionsAreCalled() {
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tile.setNeedsLayout()
    tile.layoutIfNeeded()
    XCTAssertEqual(tile.layouts, 1)
    XCTAssertEqual((tile as UIView).intrinsicContentSize, CGSize(width: 30, height: 40))
    (tile as UIView).tag = 3
    XCTAssertEqual(tile.log, ["0 to 3"])
  }

  func testMembersOfExtensionsAreOverridden() {
    let tiles = [Tile(), RoundTile()]
    XCTAssertEqual(tiles.map { $0.name() }, ["tile", "round tile"])
    let shelves = [Shelf(), BookShelf()]
    XCTAssertEqual(shelves.map { $0.label() }, ["shelf", "bookshelf"])
    let images = [UIImageView(), Film()]
    XCTAssertEqual(images.map { $0.plays() }, [false, true])
  }

  func testOverridesInExtensionsOfUIKitsClassesAreCalled() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    XCTAssertEqual(stack.view.accessibilityIdentifier, "stack")
    XCTAssertIdentical(stack.childForStatusBarStyle, page)
    XCTAssertEqual(Stack(rootViewController: page).view.accessibilityIdentifier, "stack of films")
    let (one, other, large) = (image(4), image(4), image(8))
    XCTAssertEqual(one, other)
    XCTAssertNotEqual(one, large)
    XCTAssertNotEqual(one, NSObject())
  }

  func testEditActionsInAnExtensionOfLabelsAreCalled() {
    let label = UILabel()
    label.text = "film"
    let copying = #selector(UIResponderStandardEditActions.copy(_:))
    XCTAssertTrue(label.canBecomeFirstResponder)
    XCTAssertTrue(label.canPerformAction(copying, withSender: nil))
    UIApplication.shared.sendAction(copying, to: label, from: nil, for: nil)
    XCTAssertEqual(label.accessibilityValue, "film")
    label.isEnabled = false
    XCTAssertFalse(label.canPerformAction(copying, withSender: nil))
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  func testExtensionsOfFoundationsClassesOverrideMembersOfExtensions() {
    let objects: [NSObject] = [NSNull(), NSDecimalNumber(value: 1), NSNumber(value: true), NSObject()]
    XCTAssertEqual(objects.map(\.kind), ["no object", "number", "number", "object"])
  }
}
