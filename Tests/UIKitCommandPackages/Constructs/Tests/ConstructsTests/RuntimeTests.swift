import UIKit
import XCTest

@testable import Constructs

final class Beginner: NSObject {
  @objc func begin() {}
}

final class RuntimeTests: XCTestCase {
  func testObjectsAreAssociated() {
    let view = UIView()
    XCTAssertNil(view.note)
    view.note = "kept"
    XCTAssertEqual(view.note, "kept")
  }

  func testClassesKnowTheMethodsThatTheyDeclareForObjectiveC() {
    XCTAssertTrue(class_respondsToSelector(Beginner.self, #selector(Beginner.begin)))
    XCTAssertFalse(class_respondsToSelector(Beginner.self, NSSelectorFromString("end")))
    XCTAssertFalse(class_respondsToSelector(nil, #selector(Beginner.begin)))
  }

  func testAttributesAreReadFromFoundationsDictionaries() {
    let attributes = NSDictionary(dictionary: [NSAttributedString.Key.kern: 2])
    XCTAssertEqual((attributes as? [NSAttributedString.Key: Any])?[.kern] as? Int, 2)
    XCTAssertEqual((attributes as! [NSAttributedString.Key: Any]).count, 1)
    XCTAssertNil(NSDictionary(dictionary: [1: 2]) as? [NSAttributedString.Key: Any])
  }

  func testNumbersAreConverted() {
    XCTAssertEqual(CGFloat(-2).size, 2)
    XCTAssertEqual(Runtime.number(CGPoint(x: 1.5, y: 0)), 1.5)
    XCTAssertEqual(Runtime.double(["a": 2.5], "a"), 2.5)
    XCTAssertEqual(Runtime.run { $0 * 2 }, 4)
  }

  func testRangesOfWordsHold() { XCTAssertEqual(Runtime.words("high tide at noon"), ["high", "tide"]) }

  func testDefaultsForgetValues() {
    UserDefaults.standard.set("red", forKey: "colour")
    UserDefaults.standard.set(nil, forKey: "colour")
    XCTAssertNil(UserDefaults.standard.object(forKey: "colour"))
  }

  func testClassesCreateTheirObjects() {
    XCTAssertTrue(type(of: PageOne.create()) == PageOne.self)
    XCTAssertEqual(Messages.draw([Pen()]), [2])
  }
}
