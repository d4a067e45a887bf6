import UIKit

@objc protocol ListDelegate: NSObjectProtocol {
  @objc optional func list(_ list: List, heightOf row: Int) -> CGFloat
  @objc optional func listDidReload(_ list: List)
  @objc optional var spacing: CGFloat { get }
  @objc optional var caption: String? { get }
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

  var reloadsDelegate: Bool { delegate?.listDidReload != nil }
  var respondingToReload: Bool { delegate?.responds(to: #selector(ListDelegate.listDidReload(_:))) ?? false }

  func heights(_ rows: Int) -> [CGFloat] {
    let height = delegate?.list(_:heightOf:)
    let first = height?(self, 0) ?? 1
    if let height, rows > 1 { return [first] + (1..<rows).map { height(self, $0) } }
    return [first]
  }

  func takenReload() -> ((List) -> Void)? { delegate?.listDidReload }

  var caption: String { (delegate?.caption ?? "none") ?? "nil" }
}

class Board: UIView {
  struct Place: Equatable { var row = 0 }
  @objc protocol Rules: AnyObject {
    @objc optional func board(_ board: Board, limitOf row: Int) -> Int
    @objc optional var name: String { get }
  }
  private enum Kinds {
    @objc private protocol Hidden: AnyObject {
      @objc optional func secret() -> Int
    }
    private class Teller: NSObject, Hidden { func secret() -> Int { 3 } }
    static func value() -> Int? { (Teller() as Hidden).secret?() }
  }

  weak var rules: Rules?
  var limit: Int { rules?.board?(self, limitOf: 2) ?? 9 }
  var name: String { rules?.name ?? "none" }
  static var secret: Int? { Kinds.value() }
}

class StrictRules: NSObject, Board.Rules {
  func board(_ board: Board, limitOf row: Int) -> Int { row * 2 }
  let name = "strict"
}

class LooseRules: NSObject, Board.Rules {}

@objc protocol Shape: AnyObject {
  @objc optional static func corners(of scale: Int) -> Int
  @objc optional static var title: String { get }
  @objc optional func corners() -> Int
}

class Triangle: NSObject, Shape {
  static func corners(of scale: Int) -> Int { 3 * scale }
  static let title = "triangle"
}

class Circle: NSObject, Shape {
  func corners() -> Int { 0 }
}

extension Shape {
  var summary: String {
    let type: Shape.Type = Self.self
    return "\(type.title ?? "shape") \(type.corners?(of: 2) ?? -1) \((self as Shape).corners?() ?? -1)"
  }
}

class FullDelegate: NSObject, ListDelegate {
  var reloads = 0
  let spacing: CGFloat = 2
  var caption: String?
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
