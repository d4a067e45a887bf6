/// The category of a layout's element (raw values: facts 5.4). Its public name is `UICollectionView.ElementCategory`.
public enum ElementCategory: UInt, Sendable {
  case cell = 0
  case supplementaryView = 1
  case decorationView = 2
}
