/// A description of a background: colour, image, corners, stroke.
@preconcurrency @MainActor public struct UIBackgroundConfiguration: @preconcurrency Hashable {
  /// How the background's colours follow the state when the configuration updates itself.
  enum Style: Hashable {
    case clear, plainCell, groupedCell, headerFooter, sidebarCell, sidebarHeader
  }

  var style = Style.clear
  /// Whether `backgroundColor` was set by the app, so that states leave it alone.
  private var hasOwnColor = false
  private var color: UIColor?

  /// A view in front of the background colour, filling the background; its constraints are not touched.
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// Space between the view's edges and the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// At these edges the layout margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil stands for the view's tint colour.
  public var backgroundColor: UIColor? {
    get { color }
    set {
      color = newValue
      hasOwnColor = true
    }
  }
  /// An effect behind the background colour. Set a clear colour with it, or one that lets it shine through.
  public var visualEffect: UIVisualEffect?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Nil stands for the view's tint colour.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points; 0 draws no stroke.
  public var strokeWidth: CGFloat = 0
  /// How far the stroke is outside the background, in points; negative: inside.
  public var strokeOutset: CGFloat = 0
  /// None unless its opacity is raised.
  public var shadowProperties = UIShadowProperties()

  init(style: Style, color: UIColor?) {
    self.style = style
    self.color = color
  }

  /// Nothing: a clear colour (facts 8.3).
  public static func clear() -> UIBackgroundConfiguration { .init(style: .clear, color: .clear) }

  /// Without insets or rounded corners (facts 8.3).
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    .init(style: .plainCell, color: .systemBackground)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(style: .headerFooter, color: .systemBackground)
  }
  public static func listHeader() -> UIBackgroundConfiguration { .init(style: .headerFooter, color: .clear) }
  public static func listFooter() -> UIBackgroundConfiguration { .init(style: .headerFooter, color: .clear) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(style: .groupedCell, color: .secondarySystemGroupedBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(style: .headerFooter, color: .clear)
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(style: .sidebarHeader, color: .clear) }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(style: .sidebarCell, color: .clear)
    configuration.cornerRadius = 10
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// The configuration in the colours of a state, where the app has not set its own.
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

  /// The background colour as drawn in a view of the given tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let base = backgroundColor ?? tintColor
    return backgroundColorTransformer?(base) ?? base
  }

  /// The stroke colour as drawn in a view of the given tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let base = strokeColor ?? tintColor
    return strokeColorTransformer?(base) ?? base
  }

  // Transformers are functions, which cannot be compared: two configurations that both have one are taken as different.
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

  public var description: String { propertyDescription }
  public var debugDescription: String { description }
  public var customMirror: Mirror { propertyMirror }
}
