import UIKit

extension FileManager {
  /// Returns nil: there is no account whose files are kept in a cloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The account whose files are kept in a cloud; nil here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns false: no file is kept in a cloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws an error, because there is no account.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noAccount }

  /// Throws an error, because there is no account.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noAccount }

  /// Throws an error, because there is no account.
  public func evictUbiquitousItem(at url: URL) throws { throw Self.noAccount }

  /// Throws an error, because there is no account.
  ///
  /// - Parameter outDate: the place that would receive when the address expires.
  public func url(
    forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?
  ) throws -> URL { throw Self.noAccount }

  private static var noAccount: CocoaError { CocoaError(.ubiquitousFileUnavailable) }

  /// Returns the folder that programs of a group share: one in the user's folder of application data, which is created
  /// if it is missing. Nil if it cannot be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"),
      let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = support.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// Moves a file or folder into the desktop's trash.
  ///
  /// - Parameter outResultingURL: the place that receives the new address.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    let environment = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let data = environment.isEmpty ? NSHomeDirectory() + "/.local/share" : environment
    let trash = URL(fileURLWithPath: data).appendingPathComponent("Trash")
    let (files, records) = (trash.appendingPathComponent("files"), trash.appendingPathComponent("info"))
    for folder in [files, records] { try createDirectory(at: folder, withIntermediateDirectories: true) }
    // freedesktop.org's specification requires this order: the record first, whose creation reserves the name.
    let record = try reserveRecord(of: url, in: records)
    let name = record.deletingPathExtension().lastPathComponent
    let target = files.appendingPathComponent(name)
    do {
      try moveItem(at: url, to: target)
    } catch {
      try? removeItem(at: record)
      throw error
    }
    outResultingURL?.pointee = target as NSURL
  }

  private func reserveRecord(of url: URL, in folder: URL) throws -> URL {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    let path = url.standardizedFileURL.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? url.path
    let text = "[Trash Info]\nPath=\(path)\nDeletionDate=\(formatter.string(from: Date()))\n"
    let stem = url.deletingPathExtension().lastPathComponent
    let suffix = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
    var name = url.lastPathComponent
    for number in 2...10_000 {
      let record = folder.appendingPathComponent(name + ".trashinfo")
      do {
        try Data(text.utf8).write(to: record, options: .withoutOverwriting)
        return record
      } catch  where fileExists(atPath: record.path) {
        name = "\(stem) \(number)\(suffix)"
      }
    }
    throw CocoaError(.fileWriteFileExists)
  }
}
