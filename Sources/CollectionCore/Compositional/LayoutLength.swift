import Foundation

/// The width or the height of an item or group of a compositional layout.
package struct LayoutLength: Hashable, Sendable {
  package enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings }

  package var kind: Kind
  /// A fraction of the container's width or height, or a length in points.
  package var value: CGFloat

  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
  }

  /// Whether the view may have another length, which takes the place of this one.
  package var isSelfSized: Bool { kind == .estimated || isUniform }

  /// Whether all siblings have the length of the longest.
  package var isUniform: Bool { kind == .uniformAcrossSiblings }

  /// Returns the length in a container, before the view has sized itself; never below 0.
  package func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width * value)
    case .fractionalHeight: max(0, container.height * value)
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, value)
    }
  }
}
