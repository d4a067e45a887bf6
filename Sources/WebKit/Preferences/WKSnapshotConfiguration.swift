import UIKit

/// Settings of a picture of a page. No pictures are taken here.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wksnapshotconfiguration).
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
  /// The part of the view; `.null`, the default, for all.
  open var rect = CGRect.null
  /// The width of the picture in points; nil, the default, for that of the part.
  open var snapshotWidth: NSNumber?
  /// Whether changes are waited for; true by default.
  open var afterScreenUpdates = true

  /// Creates the default settings.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKSnapshotConfiguration()
    (copy.rect, copy.snapshotWidth, copy.afterScreenUpdates) = (rect, snapshotWidth, afterScreenUpdates)
    return copy
  }
}

/// Settings of a PDF document of a page. No documents are made here.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkpdfconfiguration).
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
  /// The part of the view; nil, the default, for all.
  open var rect: CGRect?
  /// Whether the background may be transparent; false by default.
  open var allowTransparentBackground = false

  /// Creates the default settings.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKPDFConfiguration()
    (copy.rect, copy.allowTransparentBackground) = (rect, allowTransparentBackground)
    return copy
  }
}
