import UIKit

/// Passes on the messages of a delegate to two others, of which the first that responds answers.
class Relay<Delegate: NSObjectProtocol>: NSObject {
  private(set) weak var first: Delegate?
  private(set) weak var second: Delegate?
  weak var third: Delegate?

  init(_ first: Delegate, _ second: Delegate) {
    self.first = first
    self.second = second
    super.init()
  }

  var delegates: [Delegate] { [first, second, third].compactMap { $0 } }

  func responding(to selector: Selector) -> Delegate? { delegates.first { $0.responds(to: selector) } }
}

final class ScrollRelay: Relay<UIScrollViewDelegate>, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegates.forEach { $0.scrollViewDidScroll?(scrollView) }
  }
}

protocol Relaying {
  associatedtype Delegate: NSObjectProtocol
  func relay(_ delegate: Delegate)
}

struct ScrollRelaying: Relaying {
  let offset: CGPoint

  func relay(_ delegate: UIScrollViewDelegate) {
    let list = UIScrollView()
    list.contentOffset = offset
    delegate.scrollViewDidScroll?(list)
  }
}
