import SeededRandom
import Testing
@testable import WindowServer

@testable import WebDisplay

@Suite struct KnownPartsTests {
  private typealias Rect = PictureChange.Rect

  private let pinned = PictureChange.Rect(x: 0, y: 0, width: 200, height: 50)

  @Test func partsRepaintedUnchangedAreSentTwice() {
    var known = KnownParts()
    let change = PictureChange(damage: [pinned])
    #expect(known.reduce(change) { _ in 1 } == change)
    #expect(known.reduce(change) { _ in 1 }.damage == columns)
    #expect(known.reduce(change) { _ in 1 }.damage.isEmpty)
    #expect(known.reduce(change) { $0.x == 0 ? 1 : 2 }.damage == [columns[1]])
    #expect(known.reduce(change) { $0.x == 0 ? 1 : 2 }.damage.isEmpty)
    known.forget()
    #expect(known.reduce(change) { _ in 2 } == change)
  }

  private let columns = [
    PictureChange.Rect(x: 0, y: 0, width: 160, height: 50), PictureChange.Rect(x: 160, y: 0, width: 40, height: 50),
  ]

  @Test func overwrittenPartsAreSentAgain() {
    var known = KnownParts()
    let change = PictureChange(damage: [pinned])
    for _ in 0..<3 { _ = known.reduce(change) { _ in 1 } }
    let source = Rect(x: 0, y: 100, width: 100, height: 60)
    let over = PictureChange(moves: [PictureChange.Move(source: source, dx: 0, dy: -80)], damage: [pinned])
    #expect(known.reduce(over) { _ in 1 }.damage == [columns[0]], "the other column is not touched")
    #expect(known.reduce(change) { _ in 1 }.damage.isEmpty)
    // Painting inside an unchanged part belongs to that part.
    let within = PictureChange(damage: [Rect(x: 10, y: 10, width: 5, height: 5), pinned])
    #expect(known.reduce(within) { _ in 1 }.damage == [within.damage[0]])
    #expect(known.reduce(change) { _ in 1 }.damage.isEmpty)
  }

  /// A small screen, and a model page that applies the messages.
  @Test func thePageShowsThePaintedPictureWhateverMovesAndChanges() {
    var random = SeededGenerator(seed: 12)
    let side = 160
    for _ in 0..<30 {
      var known = KnownParts()
      var picture = [Int](repeating: 0, count: side * side)
      var page = picture
      let parts = (0..<3).map { _ in
        Rect(x: random.int(0..<80), y: random.int(0..<80), width: random.int(64..<80), height: random.int(64..<80))
      }
      for _ in 0..<60 {
        var change = PictureChange()
        func move(_ move: PictureChange.Move, _ pixels: inout [Int]) {
          let before = pixels
          for y in move.source.y..<(move.source.y + move.source.height) {
            for x in move.source.x..<(move.source.x + move.source.width) {
              pixels[(y + move.dy) * side + x + move.dx] = before[y * side + x]
            }
          }
        }
        if random.chance(30) {
          let source = Rect(x: random.int(0..<60), y: random.int(20..<60), width: 40, height: 40)
          change.moves = [PictureChange.Move(source: source, dx: random.int(0..<20), dy: -random.int(0..<20))]
          for one in change.moves { move(one, &picture) }
        }
        let value = random.chance(70) ? 7 : random.int(0..<1_000)
        for part in parts where random.chance(70) {
          change.damage.append(part)
          for y in part.y..<(part.y + part.height) {
            for x in part.x..<(part.x + part.width) { picture[y * side + x] = value }
          }
        }
        let sent = known.reduce(change) { rect in
          var hasher = Hasher()
          for y in rect.y..<(rect.y + rect.height) {
            for x in rect.x..<(rect.x + rect.width) { hasher.combine(picture[y * side + x]) }
          }
          return hasher.finalize()
        }
        for one in sent.moves { move(one, &page) }
        for rect in sent.damage {
          for y in rect.y..<(rect.y + rect.height) {
            for x in rect.x..<(rect.x + rect.width) { page[y * side + x] = picture[y * side + x] }
          }
        }
        #expect(page == picture)
      }
    }
  }
}
