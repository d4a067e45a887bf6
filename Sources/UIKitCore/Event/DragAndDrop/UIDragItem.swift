/// One of the things that are dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// The object that the item stands for in the app that it is dragged from.
  open var localObject: Any?
  /// Makes the picture that is dragged; nil for that of the view.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A view whose picture is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The background and the outline of what is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview is put.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view whose picture is dragged, with the place that it comes from or goes to.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
