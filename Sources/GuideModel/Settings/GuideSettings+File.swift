import Foundation

extension GuideSettings {
  /// A settings file that cannot be used, with a message that says where and what to do.
  public struct FileError: Error, Hashable, CustomStringConvertible {
    public var description: String
  }

  /// Returns the path of the user's settings file: `$XDG_CONFIG_HOME/lineup/settings.json`, or the same below
  /// `~/.config`.
  public static func defaultPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    // The specification says to ignore relative paths.
    if let base = environment["XDG_CONFIG_HOME"], base.hasPrefix("/") { return "\(base)/lineup/settings.json" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.config/lineup/settings.json"
  }

  /// Reads a settings file: one JSON object of names and values. A missing file means the defaults.
  /// - Throws: `FileError` if the file cannot be read, is no such object, or has a value that a setting does not
  ///   accept.
  public init(contentsOf path: String) throws(FileError) {
    self.init()
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20 else {
      throw FileError(description: localized("The settings in \(path) cannot be read. Check its permissions."))
    }
    guard let object = try? JSONSerialization.jsonObject(with: data), let values = object as? [String: Any] else {
      throw FileError(
        description: localized(
          "\(path) is not a JSON object of settings. Correct it, or delete it to restore the defaults."))
    }
    for (name, value) in values {
      let text = Self.text(of: value)
      guard let setting = GuideSetting.named(name) else {
        unknown[name] = text
        continue
      }
      do {
        try setting.set(text, in: &self)
      } catch {
        throw FileError(description: "\(path): \(error)")
      }
    }
  }

  /// Writes the settings that differ from the defaults, atomically: a reader of the file sees the old or the new ones.
  /// - Throws: `FileError` if the file cannot be written.
  public func write(to path: String) throws(FileError) {
    var values = unknown
    let defaults = GuideSettings()
    for setting in GuideSetting.all where setting.value(in: self) != setting.value(in: defaults) {
      values[setting.name] = setting.value(in: self)
    }
    do {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let data = try JSONSerialization.data(withJSONObject: values, options: [.prettyPrinted, .sortedKeys])
      try (data + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FileError(
        description: localized("The settings cannot be written to \(path): \(error.localizedDescription)"))
    }
  }

  /// JSON written by hand may have `true` and `20` where a text is expected.
  private static func text(of value: Any) -> String {
    switch value {
    case let text as String: return text
    case let flag as Bool: return flag ? "yes" : "no"
    case let number as Int: return String(number)
    default: return "\(value)"
    }
  }
}
