@_spi(UIKit) import UIKitCore

/// A mark or control beside a list cell's content.
///
/// UIKit decides where its own accessories go; a custom view says where it goes.
@preconcurrency @MainActor public struct UICellAccessory {
  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// While the cell is in which states the accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// How wide the place of an accessory is, in which it is centred.
  public enum LayoutDimension: Equatable, Sendable {
    /// As wide as the accessory.
    case actual
    /// As wide as most of UIKit's accessories, so that those of different rows line up.
    case standard
    /// Points.
    case custom(CGFloat)
  }

  /// The type of an accessory.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case customView(UIView)
    case detail
    case popUpMenu
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let options: Options
  var action: ActionHandler?

  /// The common form of all kinds of options.
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

  /// A chevron that says that choosing the row leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.common)
  }

  /// A button that leads to more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.common, action: actionHandler)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.common)
  }

  /// A button that deletes the row. Without a handler it reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.common, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.common, action: actionHandler)
  }

  /// A grip by which the row is dragged to another place, if the data source lets it be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.common)
  }

  /// A circle that is checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.common)
  }

  /// A chevron that turns down while the row's children are shown. Without a handler, it has the data source's section
  /// snapshot expand and collapse the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.common, action: actionHandler)
  }

  /// The chosen element of a menu, which it opens.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var common = options.common
    common.menu = menu
    common.menuHandler = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, displayed, common)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var common = options.common
    common.text = text
    return UICellAccessory(.label, displayed, common)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, configuration.common)
  }

  /// Whether it is shown in a cell that is or is not being edited.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !options.isHidden
    case .whenEditing: isEditing && !options.isHidden
    case .whenNotEditing: !isEditing && !options.isHidden
    }
  }
}
