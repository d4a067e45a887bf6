import Foundation
import GuideModel

/// The reason why an operation of the store failed. `description` says what failed, where, and what to do about it.
public enum GuideStoreError: Error, Equatable, Sendable {
  /// The file is not an SQLite database.
  case notADatabase(path: String)
  /// The file is an SQLite database of another program.
  case foreignDatabase(path: String, applicationID: Int32)
  /// A later version of this program wrote the file.
  case newerVersion(path: String, found: Int32, supported: Int32)
  /// An earlier version of this program wrote the file, which cannot be upgraded because it cannot be written.
  case olderVersion(path: String, found: Int32, supported: Int32)
  /// The file's content is damaged.
  case damaged(path: String, reason: String)
  /// The file or its folder cannot be written.
  case readOnly(path: String)
  case cannotOpen(path: String, reason: String)
  /// The disk is full, a quota or limit is reached, or the disk failed. The path is that of a file, or of the folder of
  /// an unnamed one.
  case full(path: String, reason: String)
  /// Another process has been writing for longer than the store waits (five seconds).
  case busy(path: String)
  case cancelled
  /// The guide to copy into is not empty.
  case notEmpty(path: String)
  /// The server that has the guide cannot be used.
  case server(address: String, reason: String)
  /// The feed ended too early and has less than the guide already has for that time. Nothing was changed.
  case partialFeedWouldShrinkGuide(source: String, found: Int, stored: Int, reason: String)
  /// The feed has no programmes. Nothing was changed.
  case emptyFeed(source: String)
  /// No channel has this key.
  case unknownChannel(Int32)
  /// A source with this address or name exists already.
  case sourceExists(String)
  /// No source has this name.
  case unknownSource(String)
  /// There are more channels than the store has keys.
  case tooManyChannels(limit: Int)
  /// Anything else SQLite reports.
  case failed(String)
}

extension GuideStoreError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .notADatabase(let path):
      return localized("\(path) is not a guide database and was not changed. Choose another file with --database.")
    case .foreignDatabase(let path, let id):
      return id == 0
        ? localized(
          "\(path) is another program's database and was not changed. Choose another file with --database.")
        : localized(
          "\(path) is a database of another program, of application id \("\(id)") (and was left as it is). Choose another file with --database."
        )
    case .newerVersion(let path, let found, let supported):
      return localized(
        """
        \(path) was written by a newer version of this program (format \(found), this one knows up to \(supported)). \
        Update the program or choose another file with --database.
        """)
    case .olderVersion(let path, let found, let supported):
      return localized(
        """
        The guide database \(path) has an older format (\(found), this program uses \(supported)) and cannot be brought up to date \
        because it cannot be written. Check the permissions of the file and of its folder.
        """)
    case .damaged(let path, let reason):
      return localized(
        """
        The guide database \(path) is damaged (\(reason)). 'lineup repair' keeps a copy of it, makes a new one with your \
        channels, lists and searches, and says what to import again.
        """)
    case .readOnly(let path):
      return localized(
        "The guide database \(path) cannot be written. Check the permissions of the file and of its folder.")
    case .cannotOpen(let path, let reason):
      return localized(
        "Cannot open the guide database \(path): \(reason). Check that the folder exists and is accessible.")
    case .full(let path, let reason):
      return localized(
        """
        Writing to \(path) failed: \(reason). Most likely the disk or a quota is full: free some \
        space and try again. The guide that was there before is unchanged.
        """)
    case .busy(let path):
      return localized(
        "The guide database \(path) is in use: another import is running. Try again when it has finished.")
    case .notEmpty(let path):
      return localized("\(path) already contains a guide. Choose another one, or replace it with --replace.")
    case .server(let address, let reason):
      return localized("The guide on \(address) cannot be used: \(reason).")
    case .cancelled:
      return localized("Cancelled. The previous guide is unchanged.")
    case .partialFeedWouldShrinkGuide(let source, let found, let stored, let reason):
      return localized(
        """
        \(source) is incomplete (\(reason)) and holds \(found) airings where the guide already has \(stored): nothing \
        was changed. Fetch it again.
        """)
    case .emptyFeed(let source):
      return localized(
        "\(source) contains no programmes, so nothing was changed. Check the address or file, or download it again.")
    case .unknownChannel(let key):
      return localized("There is no channel \(key). 'lineup channels' lists them.")
    case .sourceExists(let name):
      return localized("There is already a source '\(name)'. 'lineup refresh' reads it again.")
    case .unknownSource(let name):
      return localized("There is no source '\(name)'. 'lineup sources' lists them.")
    case .tooManyChannels(let limit):
      return localized("The guide has \(limit) channels, the maximum. Hide some, or leave out some feeds.")
    case .failed(let description):
      return description
    }
  }
}
