import CGIO
import Foundation

/// Keeps a program small that sleeps most of the time.
public enum MemoryUse {
  /// Gives back freed memory, and pages of program files that were only read. Pages that are needed again come from the
  /// kernel's cache.
  public static func release() {
    malloc_trim(0)
    guard let file = fopen("/proc/self/smaps", "r") else { return }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var mapping: (start: UInt, end: UInt)?
    var places: [(start: UInt, end: UInt)] = []
    while case let count = getline(&line, &capacity, file), count > 0, let line {
      let text = String(cString: line)
      if let header = header(text) {
        mapping = header.isReadOnlyFile ? (header.start, header.end) : nil
      } else if let place = mapping, text.hasPrefix("Anonymous:") {
        mapping = nil
        // Nothing in this range differs from the file.
        if text.split(separator: " ").dropFirst().first == "0" { places.append(place) }
      }
    }
    for place in places {
      madvise(UnsafeMutableRawPointer(bitPattern: place.start), Int(place.end - place.start), MADV_DONTNEED)
    }
  }

  /// Parses `7f12a000-7f12b000 r-xp 00001000 08:01 1234   /usr/lib/libfoo.so`. Returns `nil` for any other kind of
  /// line.
  static func header(_ line: String) -> (start: UInt, end: UInt, isReadOnlyFile: Bool)? {
    let fields = line.split(separator: " ", maxSplits: 5)
    guard fields.count >= 5, fields[1].utf8.count == 4 else { return nil }
    let ends = fields[0].split(separator: "-")
    guard ends.count == 2, let start = UInt(ends[0], radix: 16), let end = UInt(ends[1], radix: 16), end > start else {
      return nil
    }
    let rights = Array(fields[1])
    return (start, end, rights[0] == "r" && rights[1] == "-" && rights[3] == "p" && fields[4] != "0")
  }
}
