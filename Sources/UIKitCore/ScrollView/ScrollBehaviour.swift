/// The reactions of a scroll view to fingers, wheels and keys.
struct ScrollBehaviour {
  var isScrollEnabled = true
  var isDirectionalLockEnabled = false
  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var bouncesHorizontally = true
  var bouncesVertically = true
  var isPagingEnabled = false
  var transfersHorizontalScrollingToParent = true
  var transfersVerticalScrollingToParent = true
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var allowsKeyboardScrolling = true
  var scrollsToTop = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var delaysContentTouches = true
  var canCancelContentTouches = true
}
