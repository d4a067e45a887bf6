import Shelf
import UIKit

class Tile: UIView {
  var layouts = 0
  var log: [String] = []
}

extension Tile {
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }

  override var tag: Int { didSet { log.append("\(oldValue) to \(tag)") } }

  @objc func name() -> String { "tile" }
}

class RoundTile: Tile {
  override func name() -> String { "round " + super.name() }
}

/// Overrides a member that another module declares in an extension.
class BookShelf: Shelf {
  override func label() -> String { "book" + super.label() }
}

extension UIImageView {
  @objc func plays() -> Bool { false }
}

class Film: UIImageView {
  override func plays() -> Bool { !super.plays() }
}

/// Overrides inherited members in extensions of UIKit's own classes.
extension UINavigationController {
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "stack"
  }
}

extension UIImage {
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return super.isEqual(object) }
    return size == other.size
  }
}

extension UILabel {
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(copy(_:)) && isEnabled
  }
  open override func copy(_ sender: Any?) {
    accessibilityValue = text
  }
}

class Stack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = (view.accessibilityIdentifier ?? "") + " of films"
  }
}

/// Overrides a member of an extension in extensions of Foundation's own classes.
extension NSObject {
  @objc open var kind: String { "object" }
}

extension NSNull {
  open override var kind: String { "no " + super.kind }
}

extension NSNumber {
  @objc open override var kind: String { "number" }
}
