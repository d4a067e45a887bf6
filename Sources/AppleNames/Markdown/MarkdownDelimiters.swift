import Foundation
import UIKit

/// The runs of `*`, `_` and `~` in a text, which become emphasis where they match.
struct MarkdownDelimiters {
  private struct Delimiter {
    let scalar: Unicode.Scalar
    var count: Int
    let original: Int
    let piece: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private var list: [Delimiter] = []

  var count: Int { list.count }

  /// Adds a run between two characters; nil for the start and end of the text.
  mutating func add(
    _ scalar: Unicode.Scalar, count: Int, piece: Int, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) {
    let (spaceBefore, spaceAfter) = (MarkdownCursor.isSpace(before), MarkdownCursor.isSpace(after))
    let (markBefore, markAfter) = (MarkdownCursor.isPunctuation(before), MarkdownCursor.isPunctuation(after))
    let opens = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let closes = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    let isWordMark = scalar == "_"
    guard scalar != "~" || count <= 2 else { return }
    list.append(
      Delimiter(
        scalar: scalar, count: count, original: count, piece: piece,
        canOpen: isWordMark ? opens && (!closes || markBefore) : opens,
        canClose: isWordMark ? closes && (!opens || markAfter) : closes))
  }

  /// Matches the runs from one on, and forgets them.
  mutating func match(from bottom: Int, in inline: inout MarkdownInline) {
    guard bottom < list.count else { return }
    // The indices of runs that may still open something, in order.
    var openers: [Int] = []
    // For each kind of closer, the delimiter below which no opener matches.
    var floors: [Floor: Int] = [:]
    for closer in bottom..<list.count {
      while list[closer].canClose, list[closer].count > 0 {
        let kind = Floor(list[closer].scalar, list[closer].original % 3, list[closer].canOpen, list[closer].count)
        let floor = floors[kind] ?? bottom
        let found = openers.indices.reversed().lazy.prefix { openers[$0] >= floor }
          .first { matches(opener: openers[$0], closer) }
        guard let found else {
          floors[kind] = closer
          break
        }
        use(openers[found], closer, in: &inline)
        openers.removeSubrange((found + 1)...)
        if list[openers[found]].count == 0 { openers.removeLast() }
      }
      if list[closer].canOpen, list[closer].count > 0 { openers.append(closer) }
    }
    list.removeSubrange(bottom...)
  }

  /// A kind of closers, which match the same openers.
  private struct Floor: Hashable {
    let scalar: Unicode.Scalar
    let remainder: Int
    let canOpen: Bool
    /// The length of tildes, which must be equal.
    let count: Int

    init(_ scalar: Unicode.Scalar, _ remainder: Int, _ canOpen: Bool, _ count: Int) {
      (self.scalar, self.remainder, self.canOpen) = (scalar, remainder, canOpen)
      self.count = scalar == "~" ? count : 0
    }
  }

  private func matches(opener: Int, _ closer: Int) -> Bool {
    let (first, last) = (list[opener], list[closer])
    guard first.scalar == last.scalar else { return false }
    if first.scalar == "~" { return first.count == last.count }
    // CommonMark's rule about multiples of three.
    return !((first.canClose || last.canOpen) && last.original % 3 != 0 && (first.original + last.original) % 3 == 0)
  }

  private mutating func use(_ opener: Int, _ closer: Int, in inline: inout MarkdownInline) {
    let length = list[opener].count >= 2 && list[closer].count >= 2 ? 2 : 1
    let isStruck = list[opener].scalar == "~"
    for index in [opener, closer] {
      list[index].count -= length
      inline.pieces[list[index].piece].text.removeLast(length)
    }
    let range = list[opener].piece + 1..<list[closer].piece
    let intent: InlinePresentationIntent = isStruck ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
    inline.spans.append(.init(range: range, meaning: .intent(intent)))
  }
}
