/// A link, a picture or a marked range in a text view, which the user can click.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextitem).
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The content of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture.
    case textAttachment(NSTextAttachment)
    /// A range with `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }

  /// The content.
  public let content: Content
  /// The range of the item in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of an item.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration).
  @preconcurrency @MainActor public struct MenuConfiguration {
    let menu: UIMenu

    /// Creates a menu with the usual preview. There are no previews of items here.
    public init(menu: UIMenu) { self.menu = menu }

    /// Creates a menu with a preview, which is not shown here; nil for none.
    public init(preview: MenuPreview?, menu: UIMenu) { self.menu = menu }
  }

  /// The preview of an item in its menu. Not shown here.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextitem/menupreview).
  @preconcurrency @MainActor public struct MenuPreview {
    let view: UIView?

    /// Creates a preview that shows a view.
    public init(view: UIView) { self.view = view }

    /// The usual preview.
    public static var `default`: MenuPreview { MenuPreview() }

    private init() { view = nil }
  }
}

extension NSAttributedString.Key {
  /// A name that makes a range an item that can be clicked, a `String`.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
