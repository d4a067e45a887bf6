/// Which indicators a scroll view shows, and how.
struct IndicatorAppearance {
  var showsVertical = true
  var showsHorizontal = true
  var style = UIScrollView.IndicatorStyle.default
  var verticalInsets = UIEdgeInsets.zero
  var horizontalInsets = UIEdgeInsets.zero
  var adjustsInsets = true
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
}
