import CollectionCore
@_spi(UIKit) import UIKitCore

/// An element's role in a list, which determines the look of its view. Layout attributes carry it; indirect, because
/// most carry none.
@MainActor indirect enum ListElement: @preconcurrency Equatable {
  /// A row's place in its section, and the look of the list.
  struct Row: Equatable, Sendable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var place: ListRules.Row

    var role: ListRules.Role { place.role }
    var isFirst: Bool { place.isFirst }
    var isLast: Bool { place.isLast }
  }

  case row(Row)
  case separator(UIColor, UIVisualEffect?)
  case background(UIColor)

  /// The kinds of the decoration views of lists.
  package enum Kind {
    static let topSeparator = "UICollectionViewListLayoutElementKindTopSeparator"
    static let bottomSeparator = "UICollectionViewListLayoutElementKindBottomSeparator"
    static let background = "UICollectionViewListLayoutElementKindSectionBackground"

    /// Separators belong to a row and move with it.
    static let separators: Set = [topSeparator, bottomSeparator]
  }
}
