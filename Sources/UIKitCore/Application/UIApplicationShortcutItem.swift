/// An entry of the menu of an app's icon. Entries are kept, but not displayed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem).
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// The app's own name for the kind of the entry.
  open fileprivate(set) var type: String
  /// The title of the item.
  open fileprivate(set) var localizedTitle: String
  /// The subtitle; nil for none.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon; nil for none.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Values for the app's own use; nil for none.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content to open; nil for none.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an item with a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A shortcut item whose properties can be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem).
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of a shortcut item.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon).
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// A predefined icon.
  public enum IconType: Int, Sendable {
    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }

  let name: String?

  /// Creates a predefined icon.
  public convenience init(type: IconType) { self.init(name: nil) }
  /// Creates an icon of an image in the app's bundle.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Creates an icon of a system image.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }

  private init(name: String?) {
    self.name = name
    super.init()
  }
}

extension UIApplication {
  /// The entries of the icon's menu; nil, the default, for none.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { ownShortcutItems }
    set { ownShortcutItems = newValue }
  }
}
