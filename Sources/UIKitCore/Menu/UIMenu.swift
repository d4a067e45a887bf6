/// A list of menu elements, which is itself an element: a submenu or, with `.displayInline`, a section.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimenu).
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are in the parent menu, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the submenu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action selects it and deselects the others of the menu.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are small pictures side by side. Shown as a section here.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The size of a menu's elements. It is always the same here.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// The identity of the menu; unique by default.
  open private(set) var identifier: Identifier
  /// The options of the menu; none by default.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]
  /// The size of the elements; automatic by default. Stored; has no effect.
  open var preferredElementSize = ElementSize.automatic

  /// The look of the elements; nil, the default, for the usual one.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu.\(UUID().uuidString)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu without a subtitle.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options, children: children)
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let copy = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    copy.displayPreferences = displayPreferences
    return copy
  }

  /// The elements that are selected, including those of sections.
  open var selectedElements: [UIMenuElement] {
    actions.filter { $0.state == .on }
  }

  /// The actions of the menu and its sections.
  package var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction: [action]
      case let menu as UIMenu where menu.isSection: menu.actions
      default: []
      }
    }
  }

  var isSection: Bool { options.contains(.displayInline) || options.contains(.displayAsPalette) }

  /// Selects `action` and deselects the menu's others.
  package func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}
