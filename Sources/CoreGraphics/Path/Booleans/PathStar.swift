/// The edges that leave a point, from which the next one in a direction is taken until none is left. Amortised
/// O(log edges) each, as many pieces may share a corner.
struct PathStar {
  private struct Ray {
    let edge: Int
    let end: GridPoint
    /// The ray to look at instead: this one, or a later one after its removal.
    var next: Int
  }

  private let center: GridPoint
  /// Clockwise from the left, once they are sorted. Two edges of an arrangement have different directions.
  private var rays: [Ray] = []
  private var isSorted = false

  init(center: GridPoint) { self.center = center }

  /// Adds an edge. All are added before the first is looked for or removed.
  mutating func add(_ edge: Int, to end: GridPoint) { rays.append(Ray(edge: edge, end: end, next: rays.count)) }

  mutating func remove(_ edge: Int, to end: GridPoint) {
    sort()
    let place = firstPlace { !Self.isEarlier($0.end, than: end, around: center) }
    guard place < rays.count, rays[place].edge == edge else { return }
    rays[place].next = place + 1
  }

  /// Returns the first edge clockwise from the direction of a point. An edge in this direction itself comes last.
  mutating func next(clockwiseFrom start: GridPoint) -> Int? {
    sort()
    let place = firstPlace { Self.isEarlier(start, than: $0.end, around: center) }
    return (find(place) ?? find(0)).map { rays[$0].edge }
  }

  /// Returns the first place from which on a condition is true.
  private func firstPlace(where condition: (Ray) -> Bool) -> Int {
    var places = 0..<rays.count
    while let middle = places.isEmpty ? nil : (places.lowerBound + places.upperBound) / 2 {
      places = condition(rays[middle]) ? places.lowerBound..<middle : middle + 1..<places.upperBound
    }
    return places.lowerBound
  }

  /// Returns the first ray that is left from a place on.
  private mutating func find(_ place: Int) -> Int? {
    var found = place
    while found < rays.count, rays[found].next != found { found = rays[found].next }
    // The next search skips what this one has passed.
    var passed = place
    while passed < found {
      let next = rays[passed].next
      rays[passed].next = found
      passed = next
    }
    return found < rays.count ? found : nil
  }

  private mutating func sort() {
    guard !isSorted else { return }
    isSorted = true
    guard rays.count > 1 else { return }
    let center = center
    rays.sort { Self.isEarlier($0.end, than: $1.end, around: center) }
    for index in rays.indices { rays[index].next = index }
  }

  /// Returns whether, clockwise from the left of a center, the direction of one point comes before that of another.
  private static func isEarlier(_ a: GridPoint, than b: GridPoint, around center: GridPoint) -> Bool {
    // The second half turn: to the right, or below.
    func isBelow(_ point: GridPoint) -> Bool { point.y < center.y || point.y == center.y && point.x > center.x }
    let (first, second) = (isBelow(a), isBelow(b))
    return first == second ? GridPoint.turn(center, a, b) < 0 : second
  }
}
