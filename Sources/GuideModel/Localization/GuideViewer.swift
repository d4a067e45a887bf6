/// One of several people who use the guide through one process, each in a language of their own.
public final class GuideViewer: Sendable {
  private let shared: Guarded<GuideLocale>

  /// Creates a viewer with a locale.
  public init(_ locale: GuideLocale) { shared = Guarded(locale) }

  /// The locale of the viewer's texts, dates, times and numbers.
  public var locale: GuideLocale {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
