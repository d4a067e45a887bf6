import Foundation
import SeededRandom

/// A disk after a power cut: everything that was synced is on it, and any part of the rest.
///
/// Writes that were not synced may be there or not, in any combination, each also in part (512 bytes at a time). Files
/// are created, deleted and truncated in order, and everything of that before a sync of any file is there, as with the
/// journals of ext4, XFS and Btrfs.
struct Disk {
  /// How much of the unsynced data a power cut leaves.
  enum Loss: CaseIterable {
    case everything, nothing, anyChoice, tornEnd
  }

  private struct File {
    /// The bytes that are certain to be on the disk.
    var durable: [UInt8] = []
    var pending: [WriteLog.Entry] = []
  }

  private enum Naming {
    case create(path: String, file: Int)
    case delete(path: String)
  }

  private var files: [Int: File] = [:]
  private var names: [String: Int] = [:]
  private var pendingNames: [Naming] = []
  /// The last mark that has been passed.
  private(set) var mark = 0

  mutating func apply(_ entry: WriteLog.Entry) {
    switch entry {
    case .create(let file, let path):
      files[file] = File()
      pendingNames.append(.create(path: path, file: file))
    case .write(let file, _, _), .truncate(let file, _): files[file]?.pending.append(entry)
    case .sync(let file):
      if var synced = files[file] {
        for entry in synced.pending { Self.apply(entry, to: &synced.durable) }
        synced.pending = []
        files[file] = synced
      }
      settleNames(pendingNames.count)
    case .delete(let path, let isDurable):
      pendingNames.append(.delete(path: path))
      if isDurable { settleNames(pendingNames.count) }
    case .mark(let label): mark = label
    }
  }

  private mutating func settleNames(_ count: Int) {
    Self.settle(pendingNames[..<count], in: &names)
    pendingNames.removeFirst(count)
  }

  private static func settle(_ namings: ArraySlice<Naming>, in names: inout [String: Int]) {
    for naming in namings {
      switch naming {
      case .create(let path, let file): names[path] = file
      case .delete(let path): names[path] = nil
      }
    }
  }

  private static func apply(_ entry: WriteLog.Entry, to bytes: inout [UInt8]) {
    switch entry {
    case .write(_, let new, let offset):
      if bytes.count < offset + new.count {
        bytes.append(contentsOf: repeatElement(0, count: offset + new.count - bytes.count))
      }
      bytes.replaceSubrange(offset..<offset + new.count, with: new)
    case .truncate(_, let size):
      if size < bytes.count {
        bytes.removeLast(bytes.count - size)
      } else {
        bytes.append(contentsOf: repeatElement(0, count: size - bytes.count))
      }
    default: break
    }
  }

  /// Returns the files after a power cut now, by path.
  func cut(_ loss: Loss, using random: inout SeededGenerator) -> [String: [UInt8]] {
    var names = names
    let settled: Int =
      switch loss {
      case .everything: 0
      case .nothing, .tornEnd: pendingNames.count
      case .anyChoice: Int.random(in: 0...pendingNames.count, using: &random)
      }
    Self.settle(pendingNames[..<settled], in: &names)
    var result: [String: [UInt8]] = [:]
    for (path, number) in names {
      guard let file = files[number] else { continue }
      var bytes = file.durable
      for (index, entry) in file.pending.enumerated() {
        let isLast = index == file.pending.count - 1
        switch loss {
        case .everything: break
        case .nothing: Self.apply(entry, to: &bytes)
        case .anyChoice: if Bool.random(using: &random) { Self.apply(torn(entry, &random, chance: 4), to: &bytes) }
        case .tornEnd: Self.apply(isLast ? torn(entry, &random, chance: 1) : entry, to: &bytes)
        }
      }
      result[path] = bytes
    }
    return result
  }

  /// Returns the write, or one time in `chance` only its beginning.
  private func torn(_ entry: WriteLog.Entry, _ random: inout SeededGenerator, chance: Int) -> WriteLog.Entry {
    guard case .write(let file, let bytes, let offset) = entry, bytes.count > 512,
      Int.random(in: 0..<chance, using: &random) == 0
    else { return entry }
    let count = Int.random(in: 0..<bytes.count / 512, using: &random) * 512
    return .write(file: file, bytes: Array(bytes.prefix(count)), offset: offset)
  }
}
