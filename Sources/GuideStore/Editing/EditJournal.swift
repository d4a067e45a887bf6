import Foundation
import GuideModel

/// Edits that could not be stored before the program ended, in a file next to the guide until a later run stores them:
/// one line of JSON each.
struct EditJournal {
  /// The path of the journal.
  let path: String

  init(database: String) { path = database + ".edits" }

  /// Adds edits at the end.
  func append(_ edits: [GuideEdit]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines = Data()
    for edit in edits { lines += try encoder.encode(edit) + Data("\n".utf8) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw GuideStoreError.full(path: path, reason: String(cString: strerror(errno))) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: lines)
    try file.synchronize()
  }

  /// Returns the journalled edits; lines that cannot be read are skipped.
  func read() -> [GuideEdit] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(GuideEdit.self, from: $0) }
  }

  func remove() { unlink(path) }
}
