// The menus of a menu bar. Only those that a desktop app without a menu bar can use are in the main menu at first.
extension UIMenu.Identifier {
  /// The menu of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of documents.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of the display.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Information about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The services of other apps.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding apps.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Quitting.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// New windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// New documents.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// Opening documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// Documents opened lately.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Actions on documents.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Undoing and redoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy and paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Finding text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The panel for finding text.
  public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
  /// Replacing text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The style of text.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The panel for spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The options of spelling.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// Substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The panel for substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The options of substitutions.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Changes of letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Reading aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Looking up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learning words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// Filling in.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// The menu of formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The size of text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The colour of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copying styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// Text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The writing direction.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The alignment.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The inspector.
  public static let inspector = UIMenu.Identifier("com.apple.menu.inspector")
  /// Full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Minimising and zooming.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The whole.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
}
