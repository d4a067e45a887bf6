extension Genre {
  /// Returns the genre's name; empty for none.
  public func name(locale: GuideLocale = .current) -> String {
    switch self {
    case .undefined: ""
    case .film: localized("Film and drama", locale: locale)
    case .news: localized("News", locale: locale)
    case .show: localized("Entertainment", locale: locale)
    case .sport: localized("Sport", locale: locale)
    case .children: localized("Children", locale: locale)
    case .music: localized("Music", locale: locale)
    case .arts: localized("Arts and culture", locale: locale)
    case .society: localized("Society", locale: locale)
    case .education: localized("Education", locale: locale)
    case .leisure: localized("Leisure", locale: locale)
    case .special: localized("Special", locale: locale)
    }
  }

  /// The genre's name in the current language; empty for none.
  public var name: String { name() }
}
