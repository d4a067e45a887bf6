/// The pending work of a collection view, each kind with its own time in a layout pass or a change.
package struct PassDebts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The data source was replaced: the next pass begins with a reload.
  package static let reload = PassDebts(rawValue: 1 << 0)
  /// The index titles may have changed.
  package static let indexTitles = PassDebts(rawValue: 1 << 1)
  /// The content size has to be read from the layout once more after the query (facts 2.1, 2.3).
  package static let contentSize = PassDebts(rawValue: 1 << 2)
  /// The layout was invalidated other than by a change of bounds: an offset out of range is presented to it (facts
  /// 2.7).
  package static let range = PassDebts(rawValue: 1 << 3)
  /// The layout was invalidated for the target of an animated move, and has to be shown before its first step (facts
  /// 3.5).
  package static let motion = PassDebts(rawValue: 1 << 4)
  /// The layout has to be notified that an animated change of size has ended.
  package static let animatedBounds = PassDebts(rawValue: 1 << 5)
  /// The offset has changed during an update: `scrollViewDidScroll` is called once the elements match it.
  package static let scroll = PassDebts(rawValue: 1 << 6)

  /// Returns whether some work is pending, and removes it.
  package mutating func settle(_ debt: PassDebts) -> Bool { remove(debt) != nil }
}
