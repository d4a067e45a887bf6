@_spi(UIKit) import UIKitCore

/// How the separators of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Hashable,
  @preconcurrency CustomStringConvertible, @preconcurrency CustomDebugStringConvertible,
  @preconcurrency CustomReflectable
{
  /// Whether a separator is drawn.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list's appearance and the item's place have it.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// An edge of insets that has this constant's value stands for the list's own choice: the row's text, or its margin.
  public nonisolated static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  }

  private nonisolated static var automatic: CGFloat { .greatestFiniteMagnitude }

  /// Whether the separator above the row is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is drawn.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// From the row's edges, in points; leading and trailing count.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// From the row's edges, in points; leading and trailing count.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The colour of separators.
  public var color = UIColor.separator

  /// The colour between two rows of which both are selected.
  public var multipleSelectionColor = UIColor.separator

  /// Drawn in place of the colour.
  public var visualEffect: UIVisualEffect?

  private let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates the separators' configuration for a list of the appearance.
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

  /// `insets` with the list's own choice for its automatic edges.
  static func resolved(
    _ insets: NSDirectionalEdgeInsets, automatic own: (leading: CGFloat, trailing: CGFloat)
  ) -> (leading: CGFloat, trailing: CGFloat) {
    (
      insets.leading == automatic ? own.leading : insets.leading,
      insets.trailing == automatic ? own.trailing : insets.trailing
    )
  }
}
