import Foundation
import Glibc

/// Replaces a file or folder by a new one, so that its name always stands for a whole one.
enum SafeReplacement {
  /// Writes a new item beside an old one, and exchanges them.
  ///
  /// - Parameters:
  ///   - attributes: those of the new item, for `FileManager`. Without permissions among them, a replaced item's are
  ///     kept.
  ///   - write: writes the new item to the first URL. The second one is the old item's; nil for none.
  /// - Throws: a `CocoaError`, or the error of `write`. The old item is unchanged then.
  static func replace(
    _ url: URL, attributes: [AnyHashable: Any], _ write: (_ new: URL, _ original: URL?) throws -> Void
  ) throws {
    let manager = FileManager.default
    // A link stays, and the item to which it leads is replaced.
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    // In the same folder, because only names on the same file system can be exchanged.
    let new = folder.appending(path: ".\(target.lastPathComponent).\(UUID().uuidString.prefix(8))~")
    let old = try? manager.attributesOfItem(atPath: target.path)
    do {
      try write(new, old == nil ? nil : target)
      var values: [FileAttributeKey: Any] = [:]
      if let permissions = old?[.posixPermissions] { values[.posixPermissions] = permissions }
      for (key, value) in attributes {
        if let key = key as? FileAttributeKey ?? (key as? String).map({ FileAttributeKey($0) }) { values[key] = value }
      }
      if !values.isEmpty { try manager.setAttributes(values, ofItemAtPath: new.path) }
      try synchronize(new)
      try move(new, to: target, replacing: old?[.type] as? FileAttributeType)
    } catch {
      try? manager.removeItem(at: new)
      throw error
    }
    try? synchronize(folder)
  }

  /// Waits until a file, or the names in a folder, are on the disk.
  private static func synchronize(_ url: URL) throws {
    let file = Glibc.open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno, url) }
    defer { Glibc.close(file) }
    // File systems that cannot synchronise folders return EINVAL.
    guard fsync(file) == 0 || errno == EINVAL else { throw failure(errno, url) }
  }

  private static func move(_ new: URL, to target: URL, replacing old: FileAttributeType?) throws {
    let isFolder = try FileManager.default.attributesOfItem(atPath: new.path)[.type] as? FileAttributeType
    guard let old, old == .typeDirectory || isFolder == .typeDirectory else {
      guard rename(new.path, target.path) == 0 else { throw failure(errno, target) }
      return
    }
    // A folder that is not empty cannot be replaced by `rename`, so it first gets another name.
    let aside = target.deletingLastPathComponent().appending(
      path: ".\(target.lastPathComponent).\(UUID().uuidString.prefix(8))~")
    guard rename(target.path, aside.path) == 0 else { throw failure(errno, target) }
    guard rename(new.path, target.path) == 0 else {
      let error = failure(errno, target)
      _ = rename(aside.path, target.path)
      throw error
    }
    try? FileManager.default.removeItem(at: aside)
  }

  /// Returns the error of a system call as Foundation names it.
  private static func failure(_ number: Int32, _ url: URL) -> CocoaError {
    let code: CocoaError.Code =
      switch number {
      case EACCES, EPERM: .fileWriteNoPermission
      case ENOENT, ENOTDIR: .fileNoSuchFile
      case ENOSPC, EDQUOT: .fileWriteOutOfSpace
      case EROFS: .fileWriteVolumeReadOnly
      default: .fileWriteUnknown
      }
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(number))
    return CocoaError(code, userInfo: [NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: cause])
  }
}
