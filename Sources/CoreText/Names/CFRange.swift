/// A range of characters, glyphs or elements.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfrange).
public struct CFRange: Hashable, Sendable {
  /// The index of the first element.
  public var location: Int
  /// The number of elements. Core Text's functions take 0 as everything from the location on.
  public var length: Int

  /// Creates an empty range at 0.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }

  /// Returns the elements meant among `count`; a length of 0 means all that follow.
  func resolved(in count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    return start..<(length <= 0 ? count : start + min(length, count - start))
  }
}

/// Returns a range.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// The index of nothing.
public let kCFNotFound = -1
