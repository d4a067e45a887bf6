/// A list of menu elements, and itself one: a submenu or, with `.displayInline`, a section.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children stand in the parent menu, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action turns it on and the others of the menu off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shown as a section here.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  /// Rows are of one size here.
  open var preferredElementSize = ElementSize.automatic

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

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options, children: children)
  }

  /// A menu like this one with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, those of sections included.
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

  /// Turns `action` on and the menu's others off.
  package func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}
