import Foundation

/// The memory that the process has allocated.
enum HeapUse {
  private typealias Writer = @convention(c) (CInt, UnsafeMutablePointer<FILE>?) -> CInt
  /// glibc's `malloc_info`, which no header visible to Swift declares.
  private static let write = dlsym(nil, "malloc_info").map { unsafeBitCast($0, to: Writer.self) }

  /// Megabytes that are allocated and not freed, in all threads' arenas; -1 if unknown.
  static var megabytes: Double {
    guard let write else { return -1 }
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let file = open_memstream(&text, &length) else { return -1 }
    let code = write(0, file)
    fclose(file)
    defer { free(text) }
    guard code == 0, let text else { return -1 }
    // The totals follow the last arena.
    let totals = String(cString: text).components(separatedBy: "</heap>").last ?? ""
    var sizes: [String: Double] = [:]
    for line in totals.split(separator: "\n") {
      let parts = line.split(separator: "\"")
      guard parts.count >= 3, let size = parts.dropLast().last.flatMap({ Double($0) }) else { continue }
      sizes[line.prefix { $0 != " " } + " " + parts[1]] = size
    }
    guard let all = sizes["<system current"] else { return -1 }
    let unused = (sizes["<total fast"] ?? 0) + (sizes["<total rest"] ?? 0)
    return (all - unused + (sizes["<total mmap"] ?? 0)) / 1_048_576
  }
}
