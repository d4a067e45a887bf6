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
