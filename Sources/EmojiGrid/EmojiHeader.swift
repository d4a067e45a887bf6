import UIKit

/// The title over a section, a prototype of the storyboard.
final class EmojiHeader: UICollectionReusableView {
  @Outlet var title: UILabel!
}
