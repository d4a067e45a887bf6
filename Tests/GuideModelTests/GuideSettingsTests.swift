import Foundation
import GuideModel
import Testing

@Suite struct GuideSettingsTests {
  private func withFile<Result>(_ text: String? = nil, _ body: (String) throws -> Result) throws -> Result {
    let path = "\(NSTemporaryDirectory())/settings-\(UUID().uuidString)/settings.json"
    let folder = (path as NSString).deletingLastPathComponent
    defer { try? FileManager.default.removeItem(atPath: folder) }
    if let text {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return try body(path)
  }

  @Test func aMissingFileHasTheDefaults() throws {
    try withFile { path in
      let settings = try GuideSettings(contentsOf: path)
      #expect(settings == GuideSettings())
    }
  }

  @Test func everySettingSurvivesTheFile() throws {
    var settings = GuideSettings()
    let values = [
      "language": "de", "formats": "de_AT", "clock": "24", "day-start": "4", "prime-time": "21:05",
      "density": "compact", "genre-colours": "no", "thumbnails": "never", "order": "number", "fold-empty": "no",
      "couch-text": "largest", "refresh-hours": "0", "keep-days": "3", "local-pictures": "yes", "player": "vlc",
      "reminder-lead": "15", "axis": "down", "genre-map": "krimi=film, quiz=show",
      "live-pictures": "yes",
    ]
    #expect(Set(values.keys) == Set(GuideSetting.all.map(\.name)))
    for setting in GuideSetting.all { try setting.set(values[setting.name] ?? "", in: &settings) }
    try withFile { path in
      try settings.write(to: path)
      let read = try GuideSettings(contentsOf: path)
      #expect(read == settings)
      for setting in GuideSetting.all { #expect(setting.value(in: read) == values[setting.name]) }
    }
  }

  @Test func namesOfALaterVersionAreKept() throws {
    try withFile(#"{"hologram": "on", "keep-days": 7, "genre-colours": false}"#) { path in
      let settings = try GuideSettings(contentsOf: path)
      #expect(settings.keepDays == 7)
      #expect(!settings.genreColours)
      try settings.write(to: path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("hologram"))
    }
  }

  @Test(arguments: ["[1]", "{", #"{"keep-days": "many"}"#, #"{"prime-time": "25:00"}"#])
  func aBrokenFileSaysWhere(_ text: String) throws {
    try withFile(text) { path in
      let error = #expect(throws: GuideSettings.FileError.self) { try GuideSettings(contentsOf: path) }
      #expect(error?.description.contains(path) == true)
    }
  }

  @Test(arguments: [
    ("clock", "13"), ("language", "tlh"), ("day-start", "24"), ("prime-time", "8"), ("density", ""),
    ("genre-map", "krimi"),
    ("genre-map", "krimi=cheese"), ("axis", "up"),
  ])
  func invalidValuesOfASettingAreRefused(_ name: String, _ value: String) throws {
    var settings = GuideSettings()
    let setting = try #require(GuideSetting.named(name))
    #expect(throws: GuideSetting.InvalidValue.self) { try setting.set(value, in: &settings) }
    #expect(settings == GuideSettings())
  }
}
