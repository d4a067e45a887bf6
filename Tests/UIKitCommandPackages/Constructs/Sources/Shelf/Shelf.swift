import UIKit

/// A class of another module whose extension has a member that `Constructs` overrides.
open class Shelf: UIView {
  public var capacity = 3
}

extension Shelf {
  @objc open func label() -> String { "shelf" }
}
