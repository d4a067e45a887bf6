import Testing
import UIKit

@MainActor @Suite struct ColoursTests {
  @Test func fourColoursStandInARow() {
    let controller = ColoursViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.show(Array(0..<36), animated: false)
    controller.view.layoutIfNeeded()
    let frames = (0..<5).compactMap { controller.collectionView.cellForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.minX) == [0, 80, 160, 240, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 0, 80])
  }

  @Test func aMovedItemKeepsItsCell() {
    let controller = ColoursViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.show([1, 2, 3], animated: false)
    controller.view.layoutIfNeeded()
    let first = controller.collectionView.cellForItem(at: [0, 0])
    controller.show([2, 3, 1], animated: false)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.cellForItem(at: [0, 2]) === first)
  }
}
