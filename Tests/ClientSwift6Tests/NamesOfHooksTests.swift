import Testing
import UIKit

/// UIKit's modules override each other's methods. Clients do not see those methods, and may have others of the same
/// names.
@MainActor @Suite struct NamesOfHooksTests {
  final class Feed: UICollectionView {
    var calls: [String] = []
    func motionDidChange() { calls.append("motion") }
    func didScroll() { calls.append("scroll") }
    func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) { calls.append("size") }
    var pinnedEdges: UIEdgeInsets? { .zero }
  }

  @Test func `a method of a hook's name is the client's alone`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let feed = Feed(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    feed.contentSize = CGSize(width: 100, height: 1_000)
    feed.contentOffset = CGPoint(x: 0, y: 50)
    feed.layoutIfNeeded()
    #expect(feed.calls.isEmpty)
    feed.didScroll()
    #expect(feed.calls == ["scroll"])
  }
}
