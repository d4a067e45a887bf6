import Foundation
import UIKit

/// The pieces of a paragraph with all that they mean, one after another.
///
/// - Complexity: linear in the pieces, their meanings and the depth of links at each piece.
struct MarkdownRuns {
  struct Run {
    let text: String
    let intent: InlinePresentationIntent
    /// The meanings other than intents, the outermost first.
    let meanings: [MarkdownInline.Meaning]
  }

  private let inline: MarkdownInline
  private let starts: [Int: [Int]]
  private let ends: [Int: [Int]]
  private var index = 0
  /// The number of spans of each intent that contain the piece.
  private var counts: [InlinePresentationIntent: Int] = [:]
  /// The other spans that contain the piece.
  private var open: [Int] = []

  init(_ inline: MarkdownInline) {
    self.inline = inline
    let spans = inline.spans.indices.filter { !inline.spans[$0].range.isEmpty }
    starts = Dictionary(grouping: spans) { inline.spans[$0].range.lowerBound }
    ends = Dictionary(grouping: spans) { inline.spans[$0].range.upperBound }
  }

  mutating func next() -> Run? {
    while index < inline.pieces.count {
      for span in ends[index] ?? [] { close(span) }
      // Longer spans are outside shorter ones with the same start; inner ones were found first.
      for span in (starts[index] ?? []).reversed() { begin(span) }
      let piece = inline.pieces[index]
      index += 1
      if piece.text.isEmpty { continue }
      var intent = counts.reduce(into: InlinePresentationIntent()) { intent, count in
        if count.value > 0 { intent.insert(count.key) }
      }
      switch piece.kind {
      case .text: break
      case .code: intent.insert(.code)
      case .html: intent.insert(.inlineHTML)
      case .softBreak: intent.insert(.softBreak)
      case .lineBreak: intent.insert(.lineBreak)
      }
      return Run(text: piece.text, intent: intent, meanings: open.map { inline.spans[$0].meaning })
    }
    return nil
  }

  private mutating func begin(_ span: Int) {
    if case .intent(let intent) = inline.spans[span].meaning {
      counts[intent, default: 0] += 1
    } else {
      open.append(span)
    }
  }

  private mutating func close(_ span: Int) {
    if case .intent(let intent) = inline.spans[span].meaning {
      counts[intent, default: 0] -= 1
    } else {
      open.removeAll { $0 == span }
    }
  }
}
