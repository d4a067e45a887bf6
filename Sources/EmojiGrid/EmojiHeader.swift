import UIKit

/// The title of a section, a prototype of the storyboard.
final class EmojiHeader: UICollectionReusableView {
  @InterfaceOutlet var title: UILabel!
}
