/// An invented programme, as choices only; `DemoWords` turns them into text.
struct DemoProgramme {
  enum Kind: Int {
    case series, comedy, film, news, talk, quiz, sport, cartoon, concert, nature, history, cooking, weather
  }

  var kind: Kind
  var start: Int64
  var stop: Int64
  /// The number of the series or film.
  var work: Int
  var season: Int
  var episode: Int
  var choice: UInt64
  var isRepeat: Bool
  var isNew: Bool
  var isLive: Bool
}
