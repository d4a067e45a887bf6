import Foundation

/// The parts of the program's file and of its libraries' that are in memory.
enum LoadedPages {
  /// Gives back those that were only read.
  ///
  /// Starting some hundred libraries touches a little of each, and the kernel brings in 64 KB around every place: 35
  /// MB, of which an import uses a third. What is used again comes from the page cache. Parts that were written to,
  /// such as addresses that the loader filled in, are left alone, and so is everything where the kernel does not say
  /// (`/proc/self/smaps`).
  static func release() {
    guard let file = fopen("/proc/self/smaps", "r") else { return }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var mapping: UnsafeMutableRawBufferPointer?
    while case let count = getline(&line, &capacity, file), count > 0, let line {
      let text = UnsafeRawBufferPointer(start: line, count: count)
      if let header = header(text) {
        mapping = header.isReadOnlyFile ? header.memory : nil
      } else if let memory = mapping, text.starts(with: "Anonymous:".utf8) {
        mapping = nil
        // Nothing in it differs from the file.
        guard text.first(where: { (0x30...0x39).contains($0) }) == 0x30 else { continue }
        madvise(memory.baseAddress, memory.count, MADV_DONTNEED)
      }
    }
  }

  /// Reads `7f12a000-7f12b000 r-xp 00001000 08:01 1234   /usr/lib/libfoo.so`; `nil` for a line of another kind.
  static func header(
    _ line: UnsafeRawBufferPointer
  ) -> (memory: UnsafeMutableRawBufferPointer, isReadOnlyFile: Bool)? {
    let fields = line.split(separator: 0x20, maxSplits: 5)
    guard fields.count >= 5, let dash = fields[0].firstIndex(of: 0x2D), fields[1].count == 4,
      let start = number(fields[0][..<dash]), let end = number(fields[0][(dash + 1)...]), end > start
    else { return nil }
    let memory = UnsafeMutableRawBufferPointer(
      start: UnsafeMutableRawPointer(bitPattern: start), count: Int(end - start))
    let rights = Array(fields[1])
    // Readable, not writable, private, and with an inode.
    let isReadOnlyFile =
      rights[0] == 0x72 && rights[1] == 0x2D && rights[3] == 0x70 && !fields[4].elementsEqual("0".utf8)
    return (memory, isReadOnlyFile)
  }

  private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> UInt? {
    UInt(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
