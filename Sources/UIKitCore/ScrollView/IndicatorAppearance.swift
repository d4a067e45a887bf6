/// The indicators of a scroll view, and their look.
struct IndicatorAppearance {
  var showsVertical = true
  var showsHorizontal = true
  var style = UIScrollView.IndicatorStyle.default
  var verticalInsets = UIEdgeInsets.zero
  var horizontalInsets = UIEdgeInsets.zero
  var adjustsInsets = true
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
}
