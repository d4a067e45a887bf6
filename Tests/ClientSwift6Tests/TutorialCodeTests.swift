import Testing
import UIKit

/// Code as in tutorials, in Swift 6 language mode with only `import UIKit`, compiled, and run without a window.
@MainActor @Suite struct TutorialCodeTests {
  @Test func textIsBuiltFromAttributes() {
    #expect(DetailViewController().text().string == "Title\nsubtitle")
  }

  @Test func customLayoutsPlaceTheirItems() {
    let reorder = ReorderController()
    let collectionView = reorder.collectionView
    collectionView.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    collectionView.setCollectionViewLayout(PinterestLayout(), animated: false)
    collectionView.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.minX) == [6, 206, 6] && frames.map(\.minY) == [6, 6, 198])
  }
}
