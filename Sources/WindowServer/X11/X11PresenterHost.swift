import CGTK

/// A window whose picture an `X11Presenter` presents.
@MainActor protocol X11PresenterHost: AnyObject {
  /// The widget that shows the window's content.
  var content: UnsafeMutablePointer<GtkWidget> { get }

  /// Called before GTK draws the window for any reason: it has to draw the window's current picture.
  func gtkWillPaint()

  /// Paints everything. Called when another window covered pixels that were to be moved, whose place is unknown then.
  func presentEverything()
}
