import Foundation

/// A section of a table, from top to bottom: padding, header, rows, footer.
package struct RowSection: Sendable {
  /// The height of a header or footer, and whether it was measured.
  package struct Edge: Equatable, Sendable {
    package var length: CGFloat
    package var isKnown: Bool

    package init(length: CGFloat, isKnown: Bool) {
      self.length = length
      self.isKnown = isKnown
    }
  }

  /// Space above the header.
  package var padding: CGFloat
  package var header: Edge
  package var rows: RowLengths
  package var footer: Edge

  package init(padding: CGFloat = 0, header: Edge, rows: RowLengths, footer: Edge) {
    self.padding = padding
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  var rowsStart: CGFloat { padding + header.length }
  var footerStart: CGFloat { rowsStart + rows.total }
  package var length: CGFloat { footerStart + footer.length }
}
