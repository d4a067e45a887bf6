/// Which menu a context menu interaction shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// Whether a menu above its anchor lists its elements from the bottom up. Here the order is always that of the
  /// elements.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The menu's secondary items; kept for the program, not shown.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// - Parameters:
  ///   - identifier: distinguishes configurations; a unique one when nil.
  ///   - previewProvider: kept for source compatibility: menus here have no preview.
  ///   - actionProvider: makes the menu; gets the system's suggestions, of which there are none here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
