import Foundation
import GuideModel
import WebDisplay

/// The secrets that a server for browsers keeps from one start to the next, in files that only this user can read:
/// those of the printed address, so that pages resume after a restart, and the hashes of passwords.
enum WebSecrets {
  /// `$XDG_STATE_HOME/lineup/web-address`, or the same below `~/.local/state`.
  static func addressPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    (WindowStateFile.path(environment: environment) as NSString).deletingLastPathComponent + "/web-address"
  }

  /// `$XDG_CONFIG_HOME/lineup/web-passwords`, or the same below `~/.config`.
  static func passwordsPath() -> String {
    (GuideSettings.defaultPath() as NSString).deletingLastPathComponent + "/web-passwords"
  }

  /// Returns the secrets of the address: the stored ones, or else new ones, which are stored if possible.
  static func address() -> (token: AccessToken, folder: UInt64, session: AccessToken) {
    let path = addressPath()
    let words = (read(path) ?? "").split(whereSeparator: \.isWhitespace).map { UInt64($0, radix: 16) }
    if words.count == 5, let a = words[0], let b = words[1], let folder = words[2], let c = words[3], let d = words[4] {
      return (AccessToken(a, b), folder, AccessToken(c, d))
    }
    let new = (0..<5).map { _ in UInt64.random(in: .min ... .max) }
    // If it cannot be stored, it is valid for this start only.
    try? write(new.map { String($0, radix: 16) }.joined(separator: " ") + "\n", to: path)
    return (AccessToken(new[0], new[1]), new[2], AccessToken(new[3], new[4]))
  }

  static func accounts() -> WebAccounts { WebAccounts(text: read(passwordsPath()) ?? "") }

  static func keep(_ accounts: WebAccounts) throws { try write(accounts.text, to: passwordsPath()) }

  /// Reads a file of at most some lines that only this user may read.
  private static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == getuid(), status.st_mode & 0o077 == 0,
      status.st_mode & S_IFMT == S_IFREG, let data = try? file.read(upToCount: 4_096)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  private static func write(_ text: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let partial = path + ".part"
    unlink(partial)
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CommandError(localized("\(path) cannot be written.")) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
    guard rename(partial, path) == 0 else { throw CommandError(localized("\(path) cannot be written.")) }
  }
}
