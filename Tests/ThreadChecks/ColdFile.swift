import Foundation

/// A file of which the kernel can be made to forget what it has in memory, as if the computer had just started.
package struct ColdFile {
  private let descriptor: CInt

  /// - Returns: `nil` if there is no such file.
  package init?(path: String) {
    // It stays open: closing it would release the locks of the process's connections to a database.
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  /// Makes the kernel forget a part of the file; all of it by default.
  package func forget(_ part: Range<Int> = 0..<0) {
    // Only what is on the disk can be forgotten.
    fsync(descriptor)
    posix_fadvise(descriptor, off_t(part.lowerBound), off_t(part.count), POSIX_FADV_DONTNEED)
  }

  /// The number of the file's pages that are in memory.
  package var pagesInMemory: Int {
    var status = stat()
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return 0 }
    let length = Int(status.st_size)
    guard let mapping = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0), mapping != MAP_FAILED else { return 0 }
    defer { munmap(mapping, length) }
    var pages = [UInt8](repeating: 0, count: (length + size - 1) / size)
    guard mincore(mapping, length, &pages) == 0 else { return 0 }
    return pages.count { $0 & 1 != 0 }
  }

  /// Whether the file system of temporary files has a disk behind it.
  package static let isPossible: Bool = {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-cold-\(UUID().uuidString)").path
    guard FileManager.default.createFile(atPath: path, contents: Data(count: 1 << 16)) else { return false }
    defer { unlink(path) }
    guard let file = ColdFile(path: path), file.pagesInMemory > 0 else { return false }
    file.forget()
    return file.pagesInMemory == 0
  }()
}
