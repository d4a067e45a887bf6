/// The pictures and places that were set of a search bar.
struct SearchBarLooks {
  var backgrounds: [BarPlace: UIImage] = [:]
  var backgroundView: UIImageView?
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var scopeBackgrounds: [UInt: UIImage] = [:]
  var iconShifts: [UISearchBar.Icon: UIOffset] = [:]
}
