import GuideModel

/// How the grid looks, by the person's settings.
public struct GuideAppearance: Hashable, Sendable {
  public var density: GuideSettings.Density
  /// Whether cells carry the colour of their genre.
  public var genreColours: Bool
  public var thumbnails: GuideSettings.Thumbnails

  public init(
    density: GuideSettings.Density = .regular, genreColours: Bool = true,
    thumbnails: GuideSettings.Thumbnails = .automatic
  ) {
    self.density = density
    self.genreColours = genreColours
    self.thumbnails = thumbnails
  }

  public init(_ settings: GuideSettings) {
    self.init(density: settings.density, genreColours: settings.genreColours, thumbnails: settings.thumbnails)
  }
}
