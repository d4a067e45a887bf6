import UIKit

@objc protocol ListDelegate: AnyObject {
  @objc optional func list(_ list: List, heightOf row: Int) -> CGFloat
  @objc optional func listDidReload(_ list: List)
  @objc optional var spacing: CGFloat { get }
  func rows(in list: List) -> Int
}

class List: UIView {
  weak var delegate: ListDelegate?

  func reload() -> [CGFloat] {
    let rows = delegate?.rows(in: self) ?? 0
    let heights = (0..<rows).map { delegate?.list?(self, heightOf: $0) ?? 44 }
    delegate?.listDidReload?(self)
    return heights
  }

  var spacing: CGFloat { delegate?.spacing ?? 8 }

  var firstHeight: CGFloat? {
    guard let height = delegate?.list(_:heightOf:) else { return nil }
    return height(self, 0)
  }
}

class FullDelegate: NSObject, ListDelegate {
  var reloads = 0
  let spacing: CGFloat = 2
  func rows(in list: List) -> Int { 2 }
  func list(_ list: List, heightOf row: Int) -> CGFloat { CGFloat(row + 1) * 10 }
  func listDidReload(_ list: List) { reloads += 1 }
}

class ShortDelegate: NSObject, ListDelegate {
  func rows(in list: List) -> Int { 1 }
}

class Scroller: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
  }
}

class CountingScroller: Scroller {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
