import Foundation

/// A file, folder or symbolic link in memory, with everything in it. Foundation on Linux has no such class.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/filewrapper).
open class FileWrapper: NSObject {
  /// The way in which a wrapper reads an item.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads everything at once. Here it always does.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Does not map files into memory. Stored; has no effect.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// The way in which a wrapper writes an item.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Replaces an item only by a whole one.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Sets the wrapper's `filename`, and those of its children, to the names under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  // MARK: Creating

  /// Reads an item.
  ///
  /// - Throws: a `CocoaError`.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(regularFileWithContents: Data())
    try read(from: url, options: options)
  }

  /// Creates a folder from its children by name. A child without a preferred name gets that of its key.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  // MARK: Properties

  /// Whether this is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether this is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The name under which the item is to be written; nil for none.
  open var preferredFilename: String?
  /// The name under which the item was read or written; nil for none.
  open var filename: String?
  /// The attributes of the item, for `FileManager`.
  open var fileAttributes: [String: Any] = [:]

  /// The contents of a file; nil for other items.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The destination of a symbolic link; nil for other items.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
  /// The children of a folder by the names under which they are written; nil for other items.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

  // MARK: Children

  /// Adds a child to a folder. It is a programming error, as on iOS, if this is none or the child has no preferred
  /// name.
  ///
  /// - Returns: the name of the child, which differs from the preferred one if there is another child of that name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else {
      raise("NSInternalInconsistencyException", "FileWrapper: only folders have children")
    }
    guard let name = child.preferredFilename, !name.isEmpty else {
      raise("NSInvalidArgumentException", "FileWrapper: the child has no preferredFilename")
    }
    var key = name
    var number = 1
    while children[key] != nil {
      // Apple's mark of a changed name.
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    content = .folder(children)
    return key
  }

  /// Adds a file to a folder.
  ///
  /// - Returns: the name of the file.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a child of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else { return }
    children[key] = nil
    content = .folder(children)
  }

  /// Returns the name of a child; nil for other items.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $1 === child }?.key }

  // MARK: Reading

  /// Replaces the contents by those of an item.
  ///
  /// - Throws: a `CocoaError`.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appending(path: name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink:
      let path = try manager.destinationOfSymbolicLink(atPath: url.path)
      content = .link(URL(filePath: path, relativeTo: url.deletingLastPathComponent()))
    case .typeRegular: content = .file(try Data(contentsOf: url))
    // Reading a pipe or a device may never end.
    default: throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    fileAttributes = Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { $1 }
  }

  /// Returns whether an item, with everything in it, has the dates and sizes with which the wrapper was read.
  open func matchesContents(of url: URL) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == fileAttributes[FileAttributeKey.type.rawValue] as? FileAttributeType,
      attributes[.modificationDate] as? Date == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date,
      attributes[.size] as? Int == fileAttributes[FileAttributeKey.size.rawValue] as? Int
    else { return false }
    guard let children = fileWrappers else { return true }
    return children.allSatisfy { $1.matchesContents(of: url.appending(path: $0)) }
  }

  // MARK: Writing

  /// Writes the item with everything in it. All files are written, also those that are as in `originalContentsURL`.
  ///
  /// - Throws: a `CocoaError`.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if options.contains(.atomic) {
      try SafeReplacement.replace(url, attributes: [:]) { new, _ in try writeItem(to: new, options) }
    } else {
      try writeItem(to: url, options)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func writeItem(to url: URL, _ options: WritingOptions) throws {
    let manager = FileManager.default
    switch content {
    case .file(let data): try data.write(to: url)
    case .link(let destination):
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
    case .folder(let children):
      try manager.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        // A name from outside must not lead out of the folder.
        guard !name.contains("/"), name != "..", name != "." else {
          throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
        }
        try child.writeItem(to: url.appending(path: name), options)
        if options.contains(.withNameUpdating) { child.filename = name }
      }
    }
  }
}
