/// Something that the large content viewer can show enlarged: a view, for those who use the largest text sizes.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  /// Whether the image is drawn as large as there is room, as vectors can be.
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// A view's own settings for the viewer.
struct LargeContent {
  var isShown: Bool?
  var title: String??
  var image: UIImage??
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  /// The view's own title and image, unless others were set.
  var ownLargeContent: (title: String?, image: UIImage?) {
    if let button = self as? UIButton { return (button.currentTitle ?? button.accessibilityLabel, button.currentImage) }
    if let label = self as? UILabel { return (label.text, nil) }
    if let view = self as? UIImageView { return (view.accessibilityLabel, view.image) }
    return (accessibilityLabel, nil)
  }
}
