/// A description of a view that explains that there is no content, and perhaps what to do about it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration,
  @preconcurrency Hashable
{
  private enum Kind { case empty, loading, search }
  private let kind: Kind
  /// Whether texts of the search are still those that the state decides.
  private var followsSearch: Bool

  /// The picture; nil for none.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String? { didSet { if text != oldValue { followsSearch = false } } }
  /// The text with attributes; nil, the default, uses `text`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The text below; nil for none.
  public var secondaryText: String?
  /// The text below with attributes; nil, the default, uses `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the text below.
  public var secondaryTextProperties: TextProperties
  /// The look and title of the button; without title and picture there is none.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The look and title of the second button; without title and picture there is none.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background; a clear colour by default.
  public var background = UIBackgroundConfiguration.clear()
  /// The alignment; centred by default.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of the superview; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances in points between the view's edges and its content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The distance between picture and text in points.
  public var imageToTextPadding: CGFloat = 14
  /// The distance between the texts in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between texts and button in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 10

  private init(_ kind: Kind) {
    self.kind = kind
    followsSearch = kind == .search
    textProperties = TextProperties(
      font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold)), color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
  }

  /// Returns a configuration without content of its own, for an app's texts and picture.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// Returns a configuration with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(.loading)
    made.text = "Loading…"
    made.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    made.imageToTextPadding = 8
    return made
  }

  /// Returns a configuration for a search without results. It names the text that is searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(.search)
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    made.followsSearch = true
    return made
  }

  /// Whether an activity indicator is shown in place of the picture.
  var showsActivity: Bool { kind == .loading }

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration, for a search with the text of the state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard followsSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
    var copy = self
    let searched = state.searchText?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    copy.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
    copy.followsSearch = true
    return copy
  }
}
