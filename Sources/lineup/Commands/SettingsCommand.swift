import Foundation
import GuideModel
import GuideStore

struct SettingsCommand: Command {
  static let name = "settings"
  static let summary = "Show and change settings."
  static let arguments = "[NAME [VALUE]]"
  static let options = [
    Option("reset", help: "Restore the default of the given setting, or of all.")
  ]
  static let discussion = """
    Without a name, every setting is listed with its value. Settings are kept in $XDG_CONFIG_HOME/lineup/settings.json, or the same below \
    ~/.config: a JSON object that names what differs from the defaults, which may be edited by hand.
    """

  private let parsed: ParsedArguments
  private let setting: GuideSetting?

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    guard arguments.positional.count <= 2 else {
      throw UsageError(localized("usage: settings NAME VALUE; quote a value that contains spaces"))
    }
    if arguments.has("reset"), arguments.positional.count > 1 {
      throw UsageError(localized("--reset takes a name, but no value"))
    }
    guard let name = arguments.positional.first else {
      setting = nil
      return
    }
    guard let setting = GuideSetting.named(name) else {
      throw UsageError(
        Spelling.withSuggestion(
          localized("there is no setting '\(name)'"), for: name, among: GuideSetting.all.map(\.name)))
    }
    self.setting = setting
  }

  func run() throws -> ExitCode {
    let path = GuideSettings.defaultPath()
    let before = Preferences.settings.habits
    defer { takeOver(from: before) }
    if parsed.has("reset"), setting == nil {
      try GuideSettings().write(to: path)
      return .done
    }
    var settings = try GuideSettings(contentsOf: path)
    guard let setting else {
      list(settings)
      return .done
    }
    if parsed.has("reset") {
      try setting.set(setting.value(in: GuideSettings()), in: &settings)
      try settings.write(to: path)
    } else if parsed.positional.count == 2 {
      do {
        try setting.set(parsed.positional[1], in: &settings)
      } catch {
        throw UsageError("\(error)")
      }
      try settings.write(to: path)
    } else {
      Output.line(setting.value(in: settings))
    }
    return .done
  }

  /// Applies changed settings to the sources of the default guide, if it exists.
  private func takeOver(from before: SourceHabits) {
    let guide = parsed["database"] ?? GuideLocation.defaultPath()
    guard let settings = try? GuideSettings(contentsOf: GuideSettings.defaultPath()), settings.habits != before,
      GuideStore.isServer(guide) || FileManager.default.fileExists(atPath: guide)
    else { return }
    do {
      try GuideStore.open(guide).changeHabits(from: before, to: settings.habits)
    } catch {
      Output.error("\(error)")
    }
  }

  private func list(_ settings: GuideSettings) {
    let defaults = GuideSettings()
    let nameWidth = GuideSetting.all.map(\.name.count).max() ?? 0
    let width = GuideSetting.all.map { $0.value(in: settings).count + 1 }.max() ?? 0
    for setting in GuideSetting.all {
      let value = setting.value(in: settings)
      // A star marks values that differ from the default.
      let mark = value == setting.value(in: defaults) ? " " : "*"
      Output.line("\(setting.name.padded(to: nameWidth)) \(mark)\(value.padded(to: width)) \(setting.summary)")
    }
  }
}
