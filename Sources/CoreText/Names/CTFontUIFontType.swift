import CoreGraphics

/// A purpose of the system's fonts.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontuifonttype).
public enum CTFontUIFontType: UInt32, Sendable {
  /// No purpose.
  case none = 0xFFFF_FFFF
  /// The user's font for documents.
  case user = 0
  /// The user's font for documents with letters of equal width.
  case userFixedPitch = 1
  /// The system's font.
  case system = 2
  /// The system's bold font.
  case emphasizedSystem = 3
  /// The system's small font.
  case smallSystem = 4
  /// The system's small bold font.
  case smallEmphasizedSystem = 5
  /// The system's smallest font.
  case miniSystem = 6
  /// The system's smallest bold font.
  case miniEmphasizedSystem = 7
  /// The font of lists.
  case views = 8
  /// The font of documents of the program.
  case application = 9
  /// The font of labels.
  case label = 10
  /// The font of titles of menus.
  case menuTitle = 11
  /// The font of items of menus.
  case menuItem = 12
  /// The font of marks of items of menus.
  case menuItemMark = 13
  /// The font of keys of items of menus.
  case menuItemCmdKey = 14
  /// The font of titles of windows.
  case windowTitle = 15
  /// The font of buttons.
  case pushButton = 16
  /// The font of titles of small windows.
  case utilityWindowTitle = 17
  /// The font of titles of alerts.
  case alertHeader = 18
  /// The font of details.
  case systemDetail = 19
  /// The font of details, bold.
  case emphasizedSystemDetail = 20
  /// The font of bars of tools.
  case toolbar = 21
  /// The font of small bars of tools.
  case smallToolbar = 22
  /// The font of messages.
  case message = 23
  /// The font of palettes.
  case palette = 24
  /// The font of explanations.
  case toolTip = 25
  /// The font of controls' contents.
  case controlContent = 26

  /// The usual size in points.
  var size: CGFloat {
    switch self {
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    case .label, .smallToolbar: 10
    case .systemDetail, .emphasizedSystemDetail: 9
    case .utilityWindowTitle, .toolTip, .palette, .toolbar: 11
    case .menuTitle, .menuItem, .menuItemMark, .menuItemCmdKey: 14
    case .system, .emphasizedSystem, .message, .windowTitle, .pushButton, .alertHeader, .application: 13
    case .none, .user, .userFixedPitch, .views, .controlContent: 12
    }
  }

  var isEmphasized: Bool {
    let emphasized: Set<CTFontUIFontType> = [
      .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader,
    ]
    return emphasized.contains(self)
  }
}
