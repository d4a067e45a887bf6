import Foundation

extension stat {
  /// The time of the last change of the content, under Darwin's name.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// The time of the last change of the file or its record, under Darwin's name.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
  /// The time of the last reading, under Darwin's name.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// The time of creation, for which C's function only has the last change of the record.
  public var st_birthtimespec: timespec { st_ctim }
  /// The flags of the file; none here.
  public var st_flags: UInt32 { 0 }
}

/// Returns whether a file's mode is that of a folder.
public func S_ISDIR(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFDIR }
/// Returns whether a file's mode is that of a file with content.
public func S_ISREG(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFREG }
/// Returns whether a file's mode is that of a symbolic link.
public func S_ISLNK(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFLNK }

/// Opens a file for events only: for reading here.
public let O_EVTONLY = O_RDONLY
/// The greatest length of a path.
public let MAXPATHLEN = PATH_MAX
/// The error that a file has no such attribute.
public let ENOATTR = ENODATA

/// The attribute functions' option not to follow symbolic links, with Darwin's value.
public let XATTR_NOFOLLOW: Int32 = 1
/// The attribute functions' option to create an attribute only, with Darwin's value.
public let XATTR_CREATE: Int32 = 2
/// The attribute functions' option to replace an attribute only, with Darwin's value.
public let XATTR_REPLACE: Int32 = 4

// The functions have other parameters on Linux, where names of attributes begin with “user.”.

private typealias GetAttribute =
  @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
private typealias SetAttribute =
  @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
private typealias RemoveAttribute = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

private func find<Function>(_ name: String, _ options: Int32, as type: Function.Type) -> Function? {
  LoadedFunction.find((options & XATTR_NOFOLLOW != 0 ? "l" : "") + name, as: type)
}

private func attributeName(_ name: UnsafePointer<CChar>) -> String {
  let name = String(cString: name)
  return name.hasPrefix("user.") ? name : "user." + name
}

/// Reads an attribute of a file.
///
/// - Returns: the number of bytes, or -1 for an error.
public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int { find("getxattr", options, as: GetAttribute.self)?(path, attributeName(name), value, size) ?? -1 }

/// Sets an attribute of a file.
///
/// - Returns: 0, or -1 for an error.
@discardableResult public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int32 {
  // Linux has the values 1 and 2 for creating and replacing.
  find("setxattr", options, as: SetAttribute.self)?(path, attributeName(name), value, size, options >> 1 & 3) ?? -1
}

/// Removes an attribute of a file.
///
/// - Returns: 0, or -1 for an error.
@discardableResult public func removexattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
) -> Int32 { find("removexattr", options, as: RemoveAttribute.self)?(path, attributeName(name)) ?? -1 }
