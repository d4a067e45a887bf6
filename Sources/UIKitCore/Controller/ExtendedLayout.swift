/// The extent of a controller's view under bars.
struct ExtendedLayout {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
}
