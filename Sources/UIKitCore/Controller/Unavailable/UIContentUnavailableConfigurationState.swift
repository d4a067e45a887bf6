/// The circumstances of a view that explains that there is no content.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate).
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState,
  @preconcurrency Hashable
{
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil outside a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's own; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
