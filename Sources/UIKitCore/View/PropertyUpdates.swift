/// The updates of properties that a view is to make before its next layout.
struct PropertyUpdates: OptionSet {
  let rawValue: UInt8
  /// That of the view.
  static let view = PropertyUpdates(rawValue: 1 << 0)
  /// That of the controller whose view it is.
  static let controller = PropertyUpdates(rawValue: 1 << 1)
  /// Whether one of them was requested, so that it is made even if the view needs no layout.
  static let requested = PropertyUpdates(rawValue: 1 << 2)
}
