import Foundation
import GuideModel
import GuideStore

extension GuideSettings {
  /// The settings that concern sources.
  var habits: SourceHabits {
    SourceHabits(interval: Int64(refreshHours) * 3_600, keeping: Int64(keepDays) * 86_400)
  }
}

/// The settings of the user who runs the program, read at its start.
enum Preferences {
  /// The settings of the file at the start of the program, or the defaults if it could not be used.
  nonisolated(unsafe) private(set) static var settings = GuideSettings()

  /// Writes changed settings to the file and applies them. If writing fails, a message says so, and the settings hold
  /// until the program ends.
  static func keep(_ changed: GuideSettings) {
    settings = changed
    putInForce()
    do {
      try changed.write(to: GuideSettings.defaultPath())
    } catch {
      Output.error("\(error)")
    }
  }

  /// Passes settings on to the parts of the program that do not read them.
  private static func putInForce() { GenreMap.current = settings.genreMap }

  /// Reads the settings file and applies the locale. A file that cannot be used is reported and left as it is.
  ///
  /// Call it first, while the program has one thread, because it changes the environment.
  static func apply() {
    do {
      settings = try GuideSettings(contentsOf: GuideSettings.defaultPath())
    } catch {
      Output.error("\(error)")
    }
    GuideLocale.current = settings.locale(environment: GuideLocale.environment)
    putInForce()
    tellLanguage()
  }

  /// Sets the language where UIKit and GTK read it, for their own texts and the writing direction.
  static func tellLanguage() {
    if !settings.language.isEmpty {
      setenv("LANGUAGE", GuideLocale.ofProcess.language.replacingOccurrences(of: "-", with: "_"), 1)
    } else if let language = GuideLocale.environment["LANGUAGE"] {
      setenv("LANGUAGE", language, 1)
    } else {
      unsetenv("LANGUAGE")
    }
  }
}
