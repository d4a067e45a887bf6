import CGTK

/// Loads GTK's theme when a widget that it styles is first shown.
///
/// The windows draw themselves. Only text fields, the file chooser and window frames that GTK draws look as the theme
/// says, and reading its style sheets takes an eighth of the instructions of a start (80 of 639 million) and 3 MB.
@MainActor enum GTKTheme {
  private static let variable = "GTK_THEME"
  /// GTK's own theme without rules.
  private static let empty = "Empty"
  private static var isPostponed = false

  /// Makes GTK start without its theme, where it draws no frames of windows and the user has not chosen a theme.
  ///
  /// Call it before GTK is initialised, and `restoreEnvironment()` once its settings have been read.
  static func postpone(on backend: DisplayBackend.Kind) {
    guard backend == .x11, getenv(variable) == nil, getenv("GTK_CSD") == nil else { return }
    setenv(variable, empty, 1)
    isPostponed = true
  }

  /// Restores the environment, which child processes inherit.
  static func restoreEnvironment() {
    if isPostponed { unsetenv(variable) }
  }

  /// Changes GTK's settings in `body` without loading the theme if it is not loaded yet.
  static func changeSettings(_ body: () -> Void) {
    if isPostponed { setenv(variable, empty, 1) }
    body()
    restoreEnvironment()
  }

  /// Loads the theme, if it is not loaded yet: 11 to 13 ms of processor time, once.
  ///
  /// Not ahead of time, in an idle moment: that would be as long a pause, and 4 MB in windows that never show a text
  /// field.
  static func load() {
    guard isPostponed else { return }
    isPostponed = false
    guard let settings = gtk_settings_get_default() else { return }
    // GTK reads the theme again whenever its name may have changed.
    g_object_notify(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name")
  }
}
