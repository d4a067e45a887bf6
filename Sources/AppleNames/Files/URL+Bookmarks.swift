import UniformTypeIdentifiers
import UIKit

extension NSURL {
  /// Choices for a bookmark; without effect here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps little information.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// Keeps the information that a bookmark in a file needs.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Keeps the right to access the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// Keeps the right to read the file.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    /// Does not begin the access to the file.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// Choices for finding a bookmark's file; without effect here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Never prompts the user.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Mounts no volumes.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Uses the right to access the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    /// Does not begin the access to the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }
}

/// The contents of a bookmark: a file's path, and its number on the volume, by which it is found after it was renamed
/// within its folder.
private struct Bookmark: Codable {
  var path: String
  var volume: UInt64 = 0
  var number: UInt64 = 0

  /// The first bytes, which tell bookmarks from other data.
  private static let mark = Data("bookmark:".utf8)

  init(path: String) {
    self.path = path
    if let (volume, number) = Self.identity(of: path) { (self.volume, self.number) = (volume, number) }
  }

  init(data: Data) throws {
    guard data.starts(with: Self.mark) else { throw CocoaError(.fileReadCorruptFile) }
    self = try JSONDecoder().decode(Bookmark.self, from: data.dropFirst(Self.mark.count))
  }

  var data: Data { get throws { try Self.mark + JSONEncoder().encode(self) } }

  /// Finds the file; nil if it is neither at its place nor in its folder.
  func find() -> String? {
    if FileManager.default.fileExists(atPath: path) { return path }
    let folder = (path as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.lazy.map { (folder as NSString).appendingPathComponent($0) }.first { path in
      Self.identity(of: path).map { $0 == (volume, number) } ?? false
    }
  }

  private static func identity(of path: String) -> (UInt64, UInt64)? {
    var record = stat()
    return lstat(path, &record) == 0 ? (UInt64(record.st_dev), UInt64(record.st_ino)) : nil
  }
}

extension URL {
  /// Choices for a bookmark; without effect here.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// Choices for finding a bookmark's file; without effect here.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// Returns data by which the file is found again.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
    return try Bookmark(path: standardizedFileURL.path).data
  }

  /// Creates the address of a bookmark's file.
  ///
  /// - Parameter bookmarkDataIsStale: receives whether the file has moved, so that a new bookmark is needed.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    let bookmark = try Bookmark(data: data)
    guard let path = bookmark.find() else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = path != bookmark.path
    self.init(fileURLWithPath: path)
  }

  /// Begins the access to a file that the user chose; returns true, because every program may access it here.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Creates the address of a bookmark's file.
  ///
  /// - Parameter isStale: receives whether the file has moved, so that a new bookmark is needed.
  public convenience init(
    resolvingBookmarkData bookmarkData: Data, options: BookmarkResolutionOptions = [], relativeTo relativeURL: URL?,
    bookmarkDataIsStale isStale: UnsafeMutablePointer<ObjCBool>?
  ) throws {
    var isOld = false
    let url = try URL(
      resolvingBookmarkData: bookmarkData, options: options, relativeTo: relativeURL, bookmarkDataIsStale: &isOld)
    isStale?.pointee = ObjCBool(isOld)
    self.init(fileURLWithPath: url.path)
  }

  /// Returns data by which the file is found again.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]?,
    relativeTo relativeURL: URL?
  ) throws -> Data {
    try (self as URL).bookmarkData(options: options, relativeTo: relativeURL)
  }

  /// Begins the access to a file that the user chose; returns true, because every program may access it here.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}
}

extension URLResourceKey {
  /// The key of the kind of a file's content, which is known by its name here.
  public static var contentTypeKey: URLResourceKey { .nameKey }
  /// The key of the protection of a file; there is none here.
  public static var fileProtectionKey: URLResourceKey { URLResourceKey(rawValue: "NSURLFileProtectionKey") }
}

extension URLResourceValues {
  /// The kind of the content, by the extension of the name; nil for an unknown one.
  public var contentType: UTType? {
    if isDirectory == true, name.map({ ($0 as NSString).pathExtension.isEmpty }) ?? true { return .folder }
    return name.flatMap { UTType(filenameExtension: ($0 as NSString).pathExtension) }
  }
}
