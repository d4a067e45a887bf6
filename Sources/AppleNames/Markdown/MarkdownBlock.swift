import Foundation
import UIKit

/// A block of a document in Markdown.
indirect enum MarkdownBlock {
  case paragraph(String)
  case heading(level: Int, String)
  case code(language: String?, String)
  case quote([MarkdownBlock])
  case list(isOrdered: Bool, start: Int, items: [[MarkdownBlock]])
  case rule
  case html(String)
  case table([PresentationIntent.TableColumn.Alignment], header: [String], rows: [[String]])
}
