import WindowServer

/// The parts of a viewer's picture that are painted repeatedly although they stay the same: those pinned over scrolling
/// content.
///
/// A part painted in two successive frames is identified by hashes of its pixels, column by column, since a scroll bar
/// that moves over it changes a few; as long as a column is the same it need not be sent.
struct KnownParts {
  typealias Rect = PictureChange.Rect

  /// Sending smaller parts is faster than comparing them.
  private static let least = 4_096
  private static let most = 64
  /// The width of a column in pixels.
  private static let column = 160

  private var last: [Rect] = []
  private var hashes: [Rect: Int] = [:]

  /// Discards everything known, when the page shows none of it.
  mutating func forget() {
    last = []
    hashes = [:]
  }

  /// Returns a change without the parts that are already on screen as painted. O(rectangles × `most` + pixels
  /// compared).
  ///
  /// - Parameter hash: returns the hash of the current pixels of a part.
  mutating func reduce(_ change: PictureChange, hash: (Rect) -> Int) -> PictureChange {
    for move in change.moves { invalidate(move.source.moved(by: move)) }
    var rest: [Rect] = []
    var now: [Rect: Int] = [:]
    for rect in change.damage {
      guard rect.area >= Self.least, last.contains(rect) else {
        rest.append(rect)
        continue
      }
      for part in Self.columns(of: rect) {
        let value = hash(part)
        now[part] = value
        if hashes[part] != value { rest.append(part) }
      }
    }
    for rect in rest { invalidate(rect) }
    hashes.merge(now) { $1 }
    // Recent parts are more likely to be painted again than old ones.
    if hashes.count > Self.most { hashes = now.count > Self.most ? [:] : now }
    last = change.damage
    return PictureChange(moves: change.moves, damage: rest)
  }

  private static func columns(of rect: Rect) -> [Rect] {
    stride(from: 0, to: rect.width, by: column).map { x in
      Rect(x: rect.x + x, y: rect.y, width: min(column, rect.width - x), height: rect.height)
    }
  }

  private mutating func invalidate(_ rect: Rect) {
    for known in hashes.keys where known.overlaps(rect) { hashes[known] = nil }
  }
}

extension PictureChange.Rect {
  fileprivate func moved(by move: PictureChange.Move) -> Self {
    Self(x: x + move.dx, y: y + move.dy, width: width, height: height)
  }

  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

extension PictureCanvas {
  /// Returns a hash of the pixels of a part; different in each run of the program.
  func hash(_ rect: PictureChange.Rect) -> Int {
    withPixels { pixels, pitch in
      var hasher = Hasher()
      for row in rect.y..<(rect.y + rect.height) {
        hasher.combine(bytes: UnsafeRawBufferPointer(start: pixels + row * pitch + rect.x, count: rect.width * 4))
      }
      return hasher.finalize()
    } ?? 0
  }
}
