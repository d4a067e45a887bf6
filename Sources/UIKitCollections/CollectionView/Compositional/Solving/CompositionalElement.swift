import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// An element that a compositional layout places.
@MainActor struct CompositionalElement {
  var key: LayoutElementKey
  var frame: CGRect
  var zIndex: Int
  /// The element's role in a list; nil in other sections.
  var list: ListElement?
}
