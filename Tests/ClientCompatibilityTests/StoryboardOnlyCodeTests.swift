import UIKit
import XCTest

final class StoryboardOnlyCodeTests: XCTestCase {
  func testViewsWithAnInitializerOfTheirOwnCanBeMade() {
    XCTAssertEqual(NamedHeader(name: "films").name, "films")
    XCTAssertEqual(EdgeRecognizer(edge: 3).edge, 3)
  }

  func testSeguesCanBeMadeOfAClassThatIsAValue() {
    let type: UIStoryboardSegue.Type = FadeSegue.self
    let (from, to) = (UIViewController(), UIViewController())
    let segue = type.init(identifier: "fade", source: from, destination: to)
    XCTAssertTrue(segue is FadeSegue)
    XCTAssertEqual(segue.identifier, "fade")
    XCTAssertTrue(segue.source === from && segue.destination === to)
  }

  func testOutletsCanBeReadWhereTheirClassCan() {
    let cell = CaptionCell(frame: .zero)
    let label = UILabel()
    label.text = "Night Train"
    cell.caption = label
    XCTAssertEqual(captionText(cell), "Night Train")
  }

  func testASupplementaryClassOfAnyKindCanBeRegistered() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UILabel.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "label")
  }
}
