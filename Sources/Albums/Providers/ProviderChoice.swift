import Foundation

/// The provider that the command line selects: `--provider spotify|itunes|musicbrainz|sample`; the sample is the
/// default.
enum ProviderChoice: String, CaseIterable {
  case sample, spotify, itunes, musicbrainz

  /// - Returns: `nil` for a name that is none of these.
  init?(arguments: [String]) {
    guard let option = arguments.firstIndex(of: "--provider") else {
      self = .sample
      return
    }
    guard arguments.indices.contains(option + 1) else { return nil }
    self.init(rawValue: arguments[option + 1].lowercased())
  }

  func provider(environment: [String: String]) -> any AlbumProvider {
    switch self {
    case .sample: SampleProvider()
    case .spotify: SpotifyProvider(token: environment["SPOTIFY_TOKEN"])
    case .itunes: ITunesProvider()
    case .musicbrainz: MusicBrainzProvider()
    }
  }
}
