import Foundation

/// A part of a text, from a place up to but not including another.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextrange).
open class NSTextRange: NSObject {
  private let start: any NSTextLocation
  private let end: any NSTextLocation

  /// Creates a range, which is empty without an end. Fails if the end is before the start.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    if location.compare(end) == .orderedDescending { return nil }
    start = location
    self.end = end
    super.init()
  }

  /// Creates an empty range.
  public init(location: any NSTextLocation) {
    start = location
    end = location
    super.init()
  }

  private init(from start: any NSTextLocation, to end: any NSTextLocation) {
    self.start = start
    self.end = end
    super.init()
  }

  /// Whether the range starts where it ends.
  open var isEmpty: Bool { start.compare(end) == .orderedSame }
  /// The start.
  open var location: any NSTextLocation { start }
  /// The first place after the range.
  open var endLocation: any NSTextLocation { end }

  /// Returns whether both ranges start and end at the same places.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Returns whether a place is in the range. The end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Returns whether the range covers all of another.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && endLocation.compare(textRange.endLocation) != .orderedAscending
  }

  /// Returns whether the ranges share a part that is not empty.
  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }

  /// Returns the part that the ranges share, or nil if they share none.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
    return start.compare(end) == .orderedAscending ? NSTextRange(from: start, to: end) : nil
  }

  /// Returns the smallest range that covers both, with what is between them.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(from: start, to: end)
  }
}
