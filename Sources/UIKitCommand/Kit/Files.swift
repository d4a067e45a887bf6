import Foundation

/// Helpers for files and folders.
enum Files {
  /// Closes the descriptors that SwiftPM leaves to the compilers that it starts. To be called before anything else.
  ///
  /// Among them is SwiftPM's end of the pipe for output. A compiler that still writes when SwiftPM is killed would wait
  /// for itself, and the command that started SwiftPM for both. Input, output and errors stay open, and so does the
  /// pipe by which SwiftPM's engine watches the compiler: if it is closed early, the engine polls it without a pause,
  /// which takes most of a processor.
  static func closeInheritedDescriptors() {
    let control = ProcessInfo.processInfo.environment["LLBUILD_CONTROL_FD"].flatMap { Int32($0) }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
      if let descriptor = Int32(name), descriptor > 2, descriptor != control { close(descriptor) }
    }
    // The compilers that this process starts do not need it.
    if let control { _ = fcntl(control, F_SETFD, FD_CLOEXEC) }
  }

  /// The path of this command's executable.
  static var executable: String { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path }

  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Returns the names in a folder, sorted; none if it cannot be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Returns the texts of the manifests in a folder, of which there may be some for other versions of Swift.
  static func manifests(in folder: String) -> [String] {
    names(in: folder).filter(isManifest).compactMap { text(folder + "/" + $0) }
  }

  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@") && name.hasSuffix(".swift")
  }

  /// Writes a text unless the file already contains it, so that the file's date shows when it last changed.
  ///
  /// - Returns: whether it was written.
  @discardableResult static func write(_ text: String, to path: String) throws -> Bool {
    if let old = FileManager.default.contents(atPath: path), old == Data(text.utf8) { return false }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
    return true
  }

  /// Returns all files under a folder with one of these endings, except in hidden folders. The paths are absolute and
  /// sorted.
  static func all(in folder: String, endings: Set<String>) -> [String] {
    guard
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    return files.compactMap { ($0 as? URL)?.path }.filter { path in
      path.split(separator: ".").last.map { endings.contains(String($0)) } ?? false
    }.sorted()
  }

  /// Returns a file's size and the date of its last change as a text; empty without a file.
  static func stamp(_ path: String) -> String {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return "" }
    let date = (facts[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(facts[.size] as? Int ?? 0) \(date)"
  }

  /// Returns a 64-bit hash (FNV-1a), which practically always differs for different texts.
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
