/// Drag and drop of a list's items: permissions, and the interactions once there is a delegate for them.
@MainActor struct DragState {
  var interactions: ListDragging?
  /// Whether items can be dragged.
  var isEnabled = true
  /// Whether a drag that is held over an item selects it.
  var isSpringLoaded = false
}
