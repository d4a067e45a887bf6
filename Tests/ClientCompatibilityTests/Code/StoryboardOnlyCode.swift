import UIKit

// Views that can be created in only one way, and outlets that code outside the main actor reads in Swift 5 mode.

final class StoryboardOnlyCell: UICollectionViewCell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NamedHeader: UICollectionReusableView {
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not in nibs") }
}

final class CaptionCell: UICollectionViewCell {
  @InterfaceOutlet var caption: UILabel!
}

func captionText(_ cell: CaptionCell) -> String? { cell.caption.text }

/// A recogniser with an initialiser of its own, and none for nibs.
final class EdgeRecognizer: UIPanGestureRecognizer {
  let edge: Int

  init(edge: Int) {
    self.edge = edge
    super.init(target: nil, action: nil)
  }
}

/// A segue that overrides an initialiser which is designated on iOS.
final class FadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
