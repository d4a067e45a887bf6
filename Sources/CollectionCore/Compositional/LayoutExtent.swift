import Foundation

/// The size of an item or group of a compositional layout.
package struct LayoutExtent: Equatable, Sendable {
  package var width: LayoutLength
  package var height: LayoutLength

  package init(width: LayoutLength, height: LayoutLength) {
    self.width = width
    self.height = height
  }

  /// Returns the size in a container.
  ///
  /// - Parameter preferred: the size that a view has given itself, which decides about the axes that are self-sized.
  package func size(in container: CGSize, preferred: CGSize? = nil) -> CGSize {
    CGSize(
      width: preferred.flatMap { width.isSelfSized ? $0.width : nil } ?? width.length(in: container),
      height: preferred.flatMap { height.isSelfSized ? $0.height : nil } ?? height.length(in: container))
  }
}
