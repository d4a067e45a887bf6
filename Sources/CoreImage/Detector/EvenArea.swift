/// A connected area of a picture that is all bright or all dark: its first and last column in each of its rows.
struct EvenArea {
  let firstRow: Int
  /// The columns from the first to the last of each row; what lies between them may be of the other kind, such as
  /// writing on a page.
  private(set) var rows: [ClosedRange<Int>]

  /// Returns the areas of a picture that do not touch its edge. Linear in the number of pixels.
  static func all(in picture: Brightness, threshold: UInt8) -> [EvenArea] {
    let (width, height) = (picture.width, picture.height)
    var isSeen = [Bool](repeating: false, count: width * height)
    var areas: [EvenArea] = []
    var waiting: [Int] = []
    for start in picture.values.indices where !isSeen[start] {
      let isBright = picture.values[start] > threshold
      isSeen[start] = true
      waiting = [start]
      var spans: [Int: ClosedRange<Int>] = [:]
      var touchesEdge = false
      while let place = waiting.popLast() {
        let (x, y) = (place % width, place / width)
        if x == 0 || y == 0 || x == width - 1 || y == height - 1 { touchesEdge = true }
        let span = spans[y] ?? x...x
        spans[y] = min(span.lowerBound, x)...max(span.upperBound, x)
        for next in [x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1, place - width, place + width]
        where next >= 0 && next < isSeen.count && !isSeen[next] && (picture.values[next] > threshold) == isBright {
          isSeen[next] = true
          waiting.append(next)
        }
      }
      guard !touchesEdge, let first = spans.keys.min() else { continue }
      areas.append(EvenArea(firstRow: first, rows: (first..<first + spans.count).compactMap { spans[$0] }))
    }
    return areas
  }

  /// The number of pixels within the columns.
  var pixels: Int { rows.reduce(0) { $0 + $1.count } }
}
