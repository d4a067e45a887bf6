/// One thing that is done to bring the views on screen into agreement with a layout.
///
/// Elements that the layout lists are named by their place in its list, those on screen by their view.
@usableFromInline package enum ScreenStep<View> {
  /// Gives a view the place of the element that it shows.
  case place(View, Int)
  /// Gets a view for an element that has none, and shows it.
  case make(Int)
  /// Lets a view stand for the element that its element has become.
  case reuse(View, from: ElementKey, to: ElementKey)
  /// Takes away the view of an element that is no longer seen.
  case leave(View, ElementKey)
}
