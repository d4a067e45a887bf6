/// An item that the large content viewer can display enlarged, such as a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilargecontentvieweritem).
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer displays the item.
  var showsLargeContentViewer: Bool { get }
  /// The displayed title; nil for none.
  var largeContentTitle: String? { get }
  /// The displayed image; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the available space, as vector images can be.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The viewer's properties of a view, if set.
struct LargeContent {
  var isShown: Bool?
  var title: String??
  var image: UIImage??
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  /// The view's own title and image, used unless others have been set.
  var ownLargeContent: (title: String?, image: UIImage?) {
    if let button = self as? UIButton { return (button.currentTitle ?? button.accessibilityLabel, button.currentImage) }
    if let label = self as? UILabel { return (label.text, nil) }
    if let view = self as? UIImageView { return (view.accessibilityLabel, view.image) }
    return (accessibilityLabel, nil)
  }
}
