import CoreGraphics
import Foundation

/// An element that a compositional layout places.
@MainActor struct CompositionalElement {
  var key: LayoutElementKey
  var frame: CGRect
  var zIndex: Int
  /// What it is in a list; nil in other sections.
  var list: ListElement?
}
