/// The work that a collection view still owes, each piece at its own point of a layout pass or a change.
package struct PassDebts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The data source is another one: the next pass begins with a reload.
  package static let reload = PassDebts(rawValue: 1 << 0)
  /// The index titles may be others.
  package static let indexTitles = PassDebts(rawValue: 1 << 1)
  /// The content size has to be read from the layout once more after the query (facts 2.1, 2.3).
  package static let contentSize = PassDebts(rawValue: 1 << 2)
  /// The layout was invalidated other than by a change of bounds: an offset out of range is put before it (facts 2.7).
  package static let range = PassDebts(rawValue: 1 << 3)
  /// The layout was invalidated for where an animated move leads, and is to be shown before its first step (facts 3.5).
  package static let motion = PassDebts(rawValue: 1 << 4)
  /// The layout has to be notified that an animated change of size has ended.
  package static let animatedBounds = PassDebts(rawValue: 1 << 5)
  /// The offset has changed during an update: `scrollViewDidScroll` is called once the elements agree with it.
  package static let scroll = PassDebts(rawValue: 1 << 6)

  /// Whether one is owed, and then not any more.
  package mutating func settle(_ debt: PassDebts) -> Bool { remove(debt) != nil }
}
