/// A description of a background: colour, picture, corners, stroke.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
@preconcurrency @MainActor public struct UIBackgroundConfiguration: @preconcurrency Hashable {
  /// The way in which colours follow the state when the configuration is updated.
  enum Style: Hashable {
    case clear, plainCell, groupedCell, headerFooter, sidebarCell, sidebarHeader
  }

  var style = Style.clear
  /// Whether `backgroundColor` was set by the app, so that states do not change it.
  private var hasOwnColor = false
  private var color: UIColor?

  /// A view that fills the background, in front of its colour; nil, the default, for none. Its constraints are not
  /// changed.
  public var customView: UIView?
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The space between the view's edges and the background, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to `backgroundInsets`; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the background; nil stands for the view's tint colour.
  public var backgroundColor: UIColor? {
    get { color }
    set {
      color = newValue
      hasOwnColor = true
    }
  }
  /// An effect behind the background colour; nil, the default, for none. The colour must be clear or translucent.
  public var visualEffect: UIVisualEffect?
  /// A function that changes the background colour when it is drawn; nil, the default, for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The picture in front of the colour; nil, the default, for none.
  public var image: UIImage?
  /// The placement of the picture; stretched by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the stroke; nil, the default, stands for the view's tint colour.
  public var strokeColor: UIColor?
  /// A function that changes the stroke's colour when it is drawn; nil, the default, for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke in points; 0, the default, draws none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points; negative for inside. 0 by default.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background. It is invisible unless its opacity is raised.
  public var shadowProperties = UIShadowProperties()

  init(style: Style, color: UIColor?) {
    self.style = style
    self.color = color
  }

  /// Returns an invisible background with a clear colour (facts 8.3).
  public static func clear() -> UIBackgroundConfiguration { .init(style: .clear, color: .clear) }

  /// Returns the background of a plain list's cell, without insets or rounded corners (facts 8.3).
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of a plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    .init(style: .plainCell, color: .systemBackground)
  }
  /// Returns the background of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(style: .headerFooter, color: .systemBackground)
  }
  /// Returns the background of a list's header: a clear colour.
  public static func listHeader() -> UIBackgroundConfiguration { .init(style: .headerFooter, color: .clear) }
  /// Returns the background of a list's footer: a clear colour.
  public static func listFooter() -> UIBackgroundConfiguration { .init(style: .headerFooter, color: .clear) }
  /// Returns the background of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(style: .groupedCell, color: .secondarySystemGroupedBackground)
  }
  /// Returns the background of a grouped list's header or footer: a clear colour.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(style: .headerFooter, color: .clear)
  }
  /// Returns the background of a sidebar's header: a clear colour.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(style: .sidebarHeader, color: .clear) }
  /// Returns the background of a sidebar's cell, which is visible in some states only: a rectangle with rounded
  /// corners.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(style: .sidebarCell, color: .clear)
    configuration.cornerRadius = 10
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }
  /// Returns the background of the cell in a sidebar with accessories: the same as `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// Returns the configuration with the colours of a state, where the app has not set its own.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard !hasOwnColor, style != .clear else { return self }
    var (isSelected, isHighlighted) = (false, false)
    if let cell = state as? UICellConfigurationState {
      (isSelected, isHighlighted) = (cell.isSelected, cell.isHighlighted)
    } else if let view = state as? UIViewConfigurationState {
      (isSelected, isHighlighted) = (view.isSelected, view.isHighlighted)
    }
    var copy = self
    switch style {
    case .clear, .headerFooter, .sidebarHeader: break
    case .plainCell: copy.color = isSelected || isHighlighted ? .systemGray4 : .systemBackground
    case .groupedCell:
      copy.color = isSelected || isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: copy.color = isSelected ? nil : isHighlighted ? .systemFill : .clear
    }
    return copy
  }

  /// Returns the background colour as drawn in a view with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let base = backgroundColor ?? tintColor
    return backgroundColorTransformer?(base) ?? base
  }

  /// Returns the stroke's colour as drawn in a view with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let base = strokeColor ?? tintColor
    return strokeColorTransformer?(base) ?? base
  }

  // Transformers are functions, which cannot be compared: two configurations that both have one are never equal.
  public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
    lhs.style == rhs.style && lhs.hasOwnColor == rhs.hasOwnColor && lhs.color == rhs.color
      && lhs.customView === rhs.customView && lhs.cornerRadius == rhs.cornerRadius
      && lhs.backgroundInsets == rhs.backgroundInsets
      && lhs.edgesAddingLayoutMarginsToBackgroundInsets == rhs.edgesAddingLayoutMarginsToBackgroundInsets
      && lhs.visualEffect === rhs.visualEffect && lhs.image === rhs.image
      && lhs.imageContentMode == rhs.imageContentMode && lhs.strokeColor == rhs.strokeColor
      && lhs.strokeWidth == rhs.strokeWidth && lhs.strokeOutset == rhs.strokeOutset
      && lhs.shadowProperties == rhs.shadowProperties
      && lhs.backgroundColorTransformer == nil && rhs.backgroundColorTransformer == nil
      && lhs.strokeColorTransformer == nil && rhs.strokeColorTransformer == nil
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(color)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}

extension UIBackgroundConfiguration: ConfigurationDescription, @preconcurrency CustomStringConvertible,
  @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomReflectable
{
  package var describedProperties: KeyValuePairs<String, Any> {
    [
      "backgroundColor": backgroundColor as Any, "cornerRadius": cornerRadius, "backgroundInsets": backgroundInsets,
      "strokeColor": strokeColor as Any, "strokeWidth": strokeWidth, "strokeOutset": strokeOutset,
      "visualEffect": visualEffect as Any, "image": image as Any, "customView": customView as Any,
    ]
  }

  /// The type, with its main properties and their values.
  public var description: String { propertyDescription }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// A mirror of the described properties.
  public var customMirror: Mirror { propertyMirror }
}
