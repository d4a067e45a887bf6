import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A flow layout's state between queries.
@MainActor struct FlowLayoutState {
  /// The work that an invalidation leaves to do.
  struct Work: OptionSet {
    let rawValue: Int
    /// Read counts, sizes, insets and spacings again.
    static let metrics = Work(rawValue: 1)
    /// Read the collection view's dimensions again.
    static let positions = Work(rawValue: 2)
  }

  /// Nil until the first query, and while no collection view shows the layout.
  var core: FlowLayoutCore?
  var work: Work = .metrics
  /// The sizes that cells have chosen for themselves, by section and item.
  var measured: [Int: [Int: CGSize]] = [:]
  /// Those among them that the core does not know yet.
  var unapplied: [Int: [Int: CGSize]] = [:]
  var hasWarned = false
  var isSettling = false
}
