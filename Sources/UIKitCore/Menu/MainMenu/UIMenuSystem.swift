/// A system of menus. The main one has no menu bar here, but the shortcuts in it work.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimenusystem).
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus of the app.
  public static let main = UIMenuSystem()
  /// The context menus, which are not built with a builder here.
  public static let context = UIMenuSystem()

  private var built: MainMenuBuilder?
  private var isBuilding = false

  /// Builds the menus again when they are next used.
  open func setNeedsRebuild() { built = nil }
  /// Asks again for titles and states when the menus are next used. They always are.
  open func setNeedsRevalidate() {}

  /// The shortcuts of the main menu, which the app and its delegate build on first use.
  var keyCommands: [UIKeyCommand] {
    if let built { return built.keyCommands }
    guard self === Self.main, !isBuilding, let application = UIApplication.sharedIfMade else { return [] }
    isBuilding = true
    let builder = MainMenuBuilder(system: self)
    var responder: UIResponder? = application
    while let current = responder {
      current.buildMenu(with: builder)
      responder = current.next
    }
    built = builder
    isBuilding = false
    return builder.keyCommands
  }
}
