import CCrypt
import Foundation

/// Passwords in the system's form: hashed by libcrypt's yescrypt, which takes time and memory, each with its own salt.
package enum PasswordHash {
  /// The maximum length of a password in bytes; libcrypt accepts up to 512.
  package static let longestPassword = 256
  package static let shortestPassword = 8

  /// Hashes a password. Takes tens of milliseconds: not for the main thread.
  ///
  /// - Returns: nil if libcrypt has no yescrypt, or if the length of the password is not accepted.
  package static func make(_ password: String) -> String? {
    guard (shortestPassword...longestPassword).contains(password.utf8.count), !password.utf8.contains(0),
      let salt = crypt_gensalt_ra("$y$", 0, nil, 0)
    else { return nil }
    defer { free(salt) }
    return hash(password, String(cString: salt))
  }

  /// Returns whether the password is the one that was hashed. Takes as long as `make(_:)`.
  package static func verify(_ password: String, against stored: String) -> Bool {
    guard password.utf8.count <= longestPassword, !password.utf8.contains(0), let made = hash(password, stored) else {
      return false
    }
    let one = Array(made.utf8)
    let other = Array(stored.utf8)
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hash(_ password: String, _ setting: String) -> String? {
    var data: UnsafeMutableRawPointer?
    var size: Int32 = 0
    defer { free(data) }
    guard let made = crypt_ra(password, setting, &data, &size) else { return nil }
    let hash = String(cString: made)
    // Failures begin with a star.
    return hash.hasPrefix("$") ? hash : nil
  }
}
