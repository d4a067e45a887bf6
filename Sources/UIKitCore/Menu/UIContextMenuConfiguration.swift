/// The menu of a context menu interaction.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A closure that returns the controller of a preview. Never called: menus here have no preview.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  /// A closure that returns the menu. It gets the system's suggestions, of which there are none here.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// The order of elements in a menu above its anchor. It is always that of the elements here.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// The identity of the configuration.
  open private(set) var identifier: any NSCopying
  /// The order of the elements. Stored; has no effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The identifiers of further items that the menu applies to; empty by default. Stored; has no effect.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of items shown on the preview; 0 by default. Stored; has no effect.
  open var badgeCount = 0
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: the identity of the configuration; nil stands for a unique one.
  ///   - previewProvider: kept for source compatibility: menus here have no preview.
  ///   - actionProvider: returns the menu. It gets the system's suggestions, of which there are none here.
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

/// The global name of the closure that returns the controller of a preview.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentPreviewProvider
/// The global name of the closure that returns the menu.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
