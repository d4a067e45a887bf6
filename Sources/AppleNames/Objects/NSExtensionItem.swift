import UIKit

/// An item that a program passes to an extension of another one; here, within the program.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsextensionitem).
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The pictures and other things that come with it.
  open var attachments: [NSItemProvider]?
  /// Other information.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an empty item.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    (copy.attributedTitle, copy.attributedContentText) = (attributedTitle, attributedContentText)
    (copy.attachments, copy.userInfo) = (attachments, userInfo)
    return copy
  }
}
