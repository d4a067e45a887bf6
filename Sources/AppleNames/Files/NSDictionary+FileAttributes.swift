import Foundation

/// The attributes of a file that `FileManager.attributesOfItem(atPath:)` returned.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsdictionary).
extension NSDictionary {
  private func attribute(_ key: FileAttributeKey) -> Any? { self[key] ?? self[key.rawValue] }
  private func number(_ key: FileAttributeKey) -> NSNumber? {
    switch attribute(key) {
    case let number as NSNumber: number
    case let number as UInt64: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    default: nil
    }
  }

  /// The size in bytes; 0 if it is not known.
  public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }
  /// The time of the last change of the contents.
  public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }
  /// The time of the file's creation.
  public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }
  /// The kind of the file, the raw value of a `FileAttributeType`.
  public func fileType() -> String? {
    (attribute(.type) as? FileAttributeType)?.rawValue ?? attribute(.type) as? String
  }
  /// The permissions in POSIX' form; 0 if they are not known.
  public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }
  /// The name of the owner's account.
  public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) as? String }
  /// The name of the group.
  public func fileGroupOwnerAccountName() -> String? { attribute(.groupOwnerAccountName) as? String }
  /// The number of the owner's account; nil if it is not known.
  public func fileOwnerAccountID() -> NSNumber? { number(.ownerAccountID) }
  /// The number of the group; nil if it is not known.
  public func fileGroupOwnerAccountID() -> NSNumber? { number(.groupOwnerAccountID) }
  /// The number of the file in its file system; 0 if it is not known.
  public func fileSystemFileNumber() -> Int { number(.systemFileNumber)?.intValue ?? 0 }
  /// The number of the file system; 0 if it is not known.
  public func fileSystemNumber() -> Int { number(.systemNumber)?.intValue ?? 0 }
  /// Whether the file cannot be changed; false if it is not known.
  public func fileIsImmutable() -> Bool { number(.immutable)?.boolValue ?? false }
  /// Whether the file can only grow; false if it is not known.
  public func fileIsAppendOnly() -> Bool { number(.appendOnly)?.boolValue ?? false }
}
