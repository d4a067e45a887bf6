import GuideModel

/// The texts of couch mode.
enum CouchWords {
  static var mode: String { localized("Couch mode") }
  static var leave: String { localized("Leave couch mode") }
  static var options: String { localized("Options") }
  static var now: String { ShellWords.now }
  static var tonight: String { ShellWords.tonight }
  static var favourites: String { ShellWords.favourites }
  static var allChannels: String { localized("All channels") }
  static var days: String { ShellWords.days }
  static var chooseDay: String { ShellWords.chooseDay }
  static var textSize: String { localized("Text size") }
  static var back: String { ShellWords.back }
  static var details: String { localized("Details") }
  static var channelNumber: String { localized("Channel") }
  static var livePictures: String { localized("Live picture") }
  static func title(of size: GuideSettings.TextSize) -> String {
    switch size {
    case .medium: localized("Medium")
    case .large: localized("Large")
    case .largest: localized("Largest")
    }
  }

  static func left(_ minutes: Int) -> String { localized("\(minutes) min left") }
  static func length(_ minutes: Int) -> String { localized("\(minutes) min") }
}
