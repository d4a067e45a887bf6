/// The images and offsets set for a search bar.
struct SearchBarLooks {
  var backgrounds: [BarPlace: UIImage] = [:]
  var backgroundView: UIImageView?
  var fieldBackgrounds: [UInt: UIImage] = [:]
  var scopeBackgrounds: [UInt: UIImage] = [:]
  var iconShifts: [UISearchBar.Icon: UIOffset] = [:]
}
