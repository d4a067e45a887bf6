/// What was set of a search bar's pictures and places.
struct SearchBarLooks {
  var backgrounds: [BarPlace: UIImage] = [:]
  var backgroundView: UIImageView?
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var scopeBackgrounds: [UInt: UIImage] = [:]
  var iconShifts: [UISearchBar.Icon: UIOffset] = [:]
}
