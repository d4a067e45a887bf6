import UIKit

public final class ShelfView: UILabel {
  public func show(_ count: ShelfCount) { text = count.text }
}
