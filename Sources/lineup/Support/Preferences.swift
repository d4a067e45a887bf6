import Foundation
import GuideModel

/// The settings of the person who runs the program, in force from its start.
enum Preferences {
  /// As the file had them when the program started, or the defaults where it could not be used.
  nonisolated(unsafe) private(set) static var settings = GuideSettings()

  /// Writes changed settings to the file and takes them over. Where that fails it is said, and the settings hold until the program ends.
  static func keep(_ changed: GuideSettings) {
    settings = changed
    do {
      try changed.write(to: GuideSettings.defaultPath())
    } catch {
      Output.error("\(error)")
    }
  }

  /// Reads the settings file and takes over the locale. A file that cannot be used is reported and left as it is.
  ///
  /// Call it first, while the program has one thread: it changes the environment.
  static func apply() {
    do {
      settings = try GuideSettings(contentsOf: GuideSettings.defaultPath())
    } catch {
      Output.error("\(error)")
    }
    let locale = settings.locale(environment: ProcessInfo.processInfo.environment)
    GuideLocale.current = locale
    // UIKit and GTK read the language of their own words and the direction of writing from here.
    if !settings.language.isEmpty { setenv("LANGUAGE", locale.language.replacingOccurrences(of: "-", with: "_"), 1) }
  }
}
