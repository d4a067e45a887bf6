import Foundation
import Pictures

/// Invented albums, found without a network. The same term finds the same albums every time.
struct SampleProvider: AlbumProvider {
  static let pageSize = 50

  func albums(for term: String, page: AlbumPage.Cursor?) async throws -> AlbumPage {
    var start = 0
    if case .offset(let offset) = page { start = offset }
    let found = Self.matches(term)
    let end = min(start + Self.pageSize, found.count)
    guard start < end else { return AlbumPage(albums: [], next: nil) }
    return AlbumPage(albums: Array(found[start..<end]), next: end < found.count ? .offset(end) : nil)
  }

  func cover(at url: URL) async throws -> Data {
    SampleArt(seed: UInt64(url.lastPathComponent) ?? 0).pngData(size: CGSize(width: 360, height: 360))
  }

  /// A term that finds every album.
  static let everything = "Sample"

  /// Returns the albums whose name or artist contains every word of the term.
  static func matches(_ term: String) -> [Album] {
    if term.caseInsensitiveCompare(everything) == .orderedSame { return catalogue }
    let words = term.split(separator: " ")
    return catalogue.filter { album in
      words.allSatisfy { word in
        [album.name, album.artist].contains {
          $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
      }
    }
  }

  /// All albums, artist by artist.
  static let catalogue: [Album] = {
    var albums: [Album] = []
    for (number, artist) in artists.enumerated() {
      for place in 0..<(5 + number % 4) {
        let first = firstWords[(number * 7 + place * 5) % firstWords.count]
        let second = secondWords[(number * 11 + place * 3) % secondWords.count]
        // The first album of every third artist has the artist's name.
        let name = place == 0 && number.isMultiple(of: 3) ? artist : "\(first) \(second)"
        albums.append(
          Album(id: "\(albums.count)", name: name, artist: artist, cover: URL(string: "sample:/\(albums.count)")))
      }
    }
    return albums
  }()

  private static let artists = [
    "The Paper Lanterns", "Nordlicht Kapelle", "Salt & Cedar", "Miel Noire", "Orbit Motel", "Juniper Vale", "Kōen",
    "The Slow Ferries",
    "Halcyon Grove", "Radio Sextant", "Marlowe Quartet", "Vantage & Ink", "Blue Ledger", "Glass Orchard",
    "Río Sereno", "Tin Cathedral",
    "Velvet Almanac", "Polar Tramway", "The Owl Committee", "Zoëtrope Union", "Copper Meridian", "Half Past Always",
    "Lumen & Sons",
    "Cloudberry", "Ninth Harbour", "Été Blanc", "Dust on the Piano", "The Quiet Engines", "Sable Island", "Moth Parade",
  ]
  private static let firstWords = [
    "Northern", "Quiet", "Electric", "Paper", "Golden", "Hollow", "Distant", "Second", "Winter", "Velvet", "Lost",
    "Blue", "Broken",
    "Early", "Amber", "Silver", "Open", "Unfinished", "Wooden",
  ]
  private static let secondWords = [
    "Harbour", "Letters", "Machines", "Gardens", "Light", "Maps", "Rivers", "Hours", "Rooms", "Signals", "Orchards",
    "Windows",
    "Mountains", "Songs", "Weather", "Static", "Postcards",
  ]
}
