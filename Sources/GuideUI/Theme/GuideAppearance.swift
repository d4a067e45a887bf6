import GuideModel

/// The appearance of the grid, by the user's settings.
public struct GuideAppearance: Hashable, Sendable {
  /// The density of the rows.
  public var density: GuideSettings.Density
  /// Whether cells show the colour of their genre.
  public var genreColours: Bool
  /// Whether there is a column of pictures.
  public var thumbnails: GuideSettings.Thumbnails

  /// Creates an appearance.
  public init(
    density: GuideSettings.Density = .regular, genreColours: Bool = true,
    thumbnails: GuideSettings.Thumbnails = .automatic
  ) {
    self.density = density
    self.genreColours = genreColours
    self.thumbnails = thumbnails
  }

  /// Creates the appearance that the user's settings describe.
  public init(_ settings: GuideSettings) {
    self.init(density: settings.density, genreColours: settings.genreColours, thumbnails: settings.thumbnails)
  }
}
