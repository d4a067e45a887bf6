/// One of the items of a drag.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidragitem).
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// The object that the item represents in the app that it is dragged from; nil by default.
  open var localObject: Any?
  /// Returns the picture that is dragged; nil, the default, uses that of the view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A view whose picture is dragged.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidragpreview).
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view whose picture is dragged.
  public let view: UIView
  /// The background and outline of the picture.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view, with a background and an outline.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the preview itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The background and outline of a dragged picture.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidragpreviewparameters).
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a dragged picture.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidragpreviewtarget).
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view whose picture is dragged, with the place that it starts from or goes to.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitargeteddragpreview).
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
