/// The style of the list that contains a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilistenvironment).
public enum UIListEnvironment: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// No list contains the view.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// A grouped list whose groups are inset.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain sidebar.
  case sidebarPlain = 6
}

/// The trait for the style of the list that contains a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitlistenvironment-swift.struct).
public enum UITraitListEnvironment: SystemTrait {
  /// Not specified.
  public static var defaultValue: UIListEnvironment { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIListEnvironment> { \.listEnvironment }
}

extension UITraitCollection {
  /// The style of the list that contains the view: set on the cells, headers and footers of tables and of collection
  /// views with list sections.
  public var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// Creates a collection with the style of a list.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(mutations: { $0.listEnvironment = listEnvironment })
  }
}

extension UIMutableTraits {
  /// The style of the list that contains the view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
