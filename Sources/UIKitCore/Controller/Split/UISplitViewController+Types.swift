extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two columns, as for a controller from a storyboard or `init(nibName:bundle:)`.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the others, in the style of three columns.
    case supplementary = 1
    /// The last and widest column.
    case secondary = 2
    /// The controller shown in place of the columns where there is no room for them.
    case compact = 3
    /// A column after the secondary one, hidden until `show(_:)`.
    case inspector = 4
  }

  /// When the bar contains a button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While `presentsWithGesture` is true.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// The background of the primary column in a Mac's window. Without effect here.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The layout of the split view controller around a controller or view.
  public enum LayoutEnvironment: Int, Sendable {
    /// No split view controller contains the object.
    case none = 0
    /// The columns are side by side.
    case expanded = 1
    /// One column is shown at a time.
    case collapsed = 2
  }

  /// The columns that are shown next to the secondary one.
  public enum DisplayMode: Int, Sendable {
    /// All columns.
    case automatic = 0
    /// The secondary column only.
    case secondaryOnly = 1
    /// The column nearest to the secondary one, next to it.
    case oneBesideSecondary = 2
    /// The column nearest to the secondary one, over it.
    case oneOverSecondary = 3
    /// Both other columns, next to the secondary one.
    case twoBesideSecondary = 4
    /// Both other columns, over the secondary one.
    case twoOverSecondary = 5
    /// Both other columns, which push the secondary one partly out of sight.
    case twoDisplaceSecondary = 6

    /// The older name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The placement of columns in relation to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The placement that suits the display mode.
    case automatic = 0
    /// Columns next to each other.
    case tile = 1
    /// Columns over the secondary one.
    case overlay = 2
    /// Columns that push the secondary one aside.
    case displace = 3
  }

  /// The side of the window at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// Stands for the width that the split view controller chooses itself.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UIViewController {
  /// The nearest split view controller among the ancestors; nil for none.
  public var splitViewController: UISplitViewController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}

/// The trait that says whether the split view controller around an object is expanded or collapsed.
///
/// See [Apple's page][page].
///
/// [page]: https://developer.apple.com/documentation/uikit/uitraitsplitviewcontrollerlayoutenvironment-swift.struct
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// The value outside a split view controller: none.
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

extension UITraitCollection {
  /// The layout of the split view controller around the object; `.none` outside one.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The layout of the split view controller around the object; `.none` outside one.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
