@_spi(UIKit) import UIKitCore

/// A mark or control beside a list cell's content.
///
/// UIKit decides the place of its own accessories; custom views choose theirs.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicellaccessory).
public struct UICellAccessory {
  /// Called when the user activates the accessory.
  public typealias ActionHandler = () -> Void
  /// Called when the user has chosen another element of a pop-up menu.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// The editing states of the cell in which the accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The width that is reserved for an accessory, in which it is centred.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// The width of most of UIKit's accessories, so that those of different rows line up.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The type of an accessory. A cell can have one of each, and any number of custom views.
  public enum AccessoryType: Hashable {
    /// A chevron at the trailing edge.
    case disclosureIndicator
    /// A chevron that turns down while the row's children are shown.
    case outlineDisclosure
    /// A checkmark at the trailing edge.
    case checkmark
    /// A round minus button at the leading edge.
    case delete
    /// A round plus button at the leading edge.
    case insert
    /// A grip at the trailing edge.
    case reorder
    /// A circle at the leading edge, checked while the row is selected.
    case multiselect
    /// A text at the trailing edge.
    case label
    /// A view of the client.
    case customView(UIView)
    /// An information button at the trailing edge.
    case detail
    /// The title of a menu's chosen element, which opens the menu.
    case popUpMenu
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: Options
  var action: ActionHandler?

  /// The properties common to all kinds of options.
  struct Options {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var showsVerticalSeparator = true
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var text: String?
    var font: UIFont?
    var placement: Placement?
    var maintainsFixedSize = false
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?
  }

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, action: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
    self.action = action
  }

  /// Returns a chevron, which shows that selecting the row leads to more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.common)
  }

  /// Returns a button that shows details of the row and calls `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.common, action: actionHandler)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.common)
  }

  /// Returns a button that deletes the row. Without a handler it reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.common, action: actionHandler)
  }

  /// Returns a button that inserts something at the row and calls `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.common, action: actionHandler)
  }

  /// Returns a grip by which the row can be dragged to another place, if the data source lets it be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.common)
  }

  /// Returns a circle that is checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.common)
  }

  /// Returns a chevron that turns down while the row's children are shown. Without a handler it expands and collapses
  /// the row in the data source's section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.common, action: actionHandler)
  }

  /// Returns the title of a menu's chosen element; touching it opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var common = options.common
    common.menu = menu
    common.menuHandler = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, displayed, common)
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var common = options.common
    common.text = text
    return UICellAccessory(.label, displayed, common)
  }

  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, configuration.common)
  }

  /// Returns whether the accessory is shown in a cell in this editing state.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !options.isHidden
    case .whenEditing: isEditing && !options.isHidden
    case .whenNotEditing: !isEditing && !options.isHidden
    }
  }
}
