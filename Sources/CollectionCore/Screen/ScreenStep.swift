/// One step that makes the views on screen match a layout.
///
/// Elements that the layout lists are given by their place in its list, those on screen by their view.
@usableFromInline package enum ScreenStep<View> {
  /// Moves a view to the place of its element.
  case place(View, Int)
  /// Creates a view for an element that has none, and shows it.
  case make(Int)
  /// Assigns a view to the element that its element has become.
  case reuse(View, from: ElementKey, to: ElementKey)
  /// Removes the view of an element that is no longer visible.
  case leave(View, ElementKey)
}
