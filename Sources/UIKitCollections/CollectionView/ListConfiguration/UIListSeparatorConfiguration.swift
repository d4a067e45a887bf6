@_spi(UIKit) import UIKitCore

/// The look of a list's separators.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration).
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Hashable,
  @preconcurrency CustomStringConvertible, @preconcurrency CustomDebugStringConvertible,
  @preconcurrency CustomReflectable
{
  /// Whether a separator is drawn.
  public enum Visibility: Int, Hashable, Sendable {
    /// Depends on the list's appearance and the item's place.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// The value of insets that are left to the list: an edge with it starts at the row's text or its margin.
  public nonisolated static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  }

  private nonisolated static var automatic: CGFloat { .greatestFiniteMagnitude }

  /// Whether the separator above the row is drawn; automatic by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is drawn; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the separator above from the row's edges, in points; only leading and trailing count. Automatic
  /// by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the separator below from the row's edges, in points; only leading and trailing count. Automatic
  /// by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The colour of separators.
  public var color = UIColor.separator

  /// The colour of the separator between two selected rows.
  public var multipleSelectionColor = UIColor.separator

  /// The effect that is drawn in place of the colour; nil by default.
  public var visualEffect: UIVisualEffect?

  private let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates the configuration of separators in a list with the appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  public var description: String {
    "UIListSeparatorConfiguration(appearance: \(appearance), top: \(topSeparatorVisibility) \(topSeparatorInsets), "
      + "bottom: \(bottomSeparatorVisibility) \(bottomSeparatorInsets), color: \(color))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "topSeparatorVisibility": topSeparatorVisibility, "bottomSeparatorVisibility": bottomSeparatorVisibility,
        "topSeparatorInsets": topSeparatorInsets, "bottomSeparatorInsets": bottomSeparatorInsets, "color": color,
        "multipleSelectionColor": multipleSelectionColor, "visualEffect": visualEffect as Any,
      ], displayStyle: .struct)
  }

  /// Returns `insets` with the list's own values for automatic edges.
  static func resolved(
    _ insets: NSDirectionalEdgeInsets, automatic own: (leading: CGFloat, trailing: CGFloat)
  ) -> (leading: CGFloat, trailing: CGFloat) {
    (
      insets.leading == automatic ? own.leading : insets.leading,
      insets.trailing == automatic ? own.trailing : insets.trailing
    )
  }
}
