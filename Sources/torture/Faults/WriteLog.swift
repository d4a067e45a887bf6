import Foundation

/// A process's writes, in order: enough to reconstruct what a power cut leaves at any moment.
struct WriteLog {
  enum Entry {
    case create(file: Int, path: String)
    case write(file: Int, bytes: [UInt8], offset: Int)
    case truncate(file: Int, size: Int)
    case sync(file: Int)
    /// A deletion; `isDurable` says whether its folder was synced after it.
    case delete(path: String, isDurable: Bool)
    /// The end of a step of the trial.
    case mark(Int)
  }

  private(set) var entries: [Entry] = []
  private var files: [String: Int] = [:]
  private var nextFile = 0

  /// - Parameter isNew: whether opening created it.
  /// - Returns: the file's number, the same each time it is opened.
  mutating func open(_ path: String, isNew: Bool) -> Int {
    if !isNew, let known = files[path] { return known }
    let file = nextFile
    nextFile += 1
    files[path] = file
    entries.append(.create(file: file, path: path))
    return file
  }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  mutating func delete(_ path: String, isDurable: Bool) {
    files[path] = nil
    entries.append(.delete(path: path, isDurable: isDurable))
  }
}
