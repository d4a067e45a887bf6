import CSQLite
import Foundation
import GuideModel

/// SQLite's own file system with a layer in front: each access can be made to fail, and writes in one folder are
/// recorded in order.
///
/// It becomes the default of the process, so that the guide's code runs on it unchanged.
enum WatchedFiles {
  enum Access: CaseIterable {
    case open, read, write, truncate, sync, delete, shared

    /// The extended result code for a disk that fails here.
    var error: Int32 {
      switch self {
      case .open: SQLITE_CANTOPEN
      case .read: SQLITE_IOERR | 1 << 8
      case .write: SQLITE_IOERR | 3 << 8
      case .sync: SQLITE_IOERR | 4 << 8
      case .truncate: SQLITE_IOERR | 6 << 8
      case .delete: SQLITE_IOERR | 10 << 8
      case .shared: SQLITE_IOERR | 19 << 8
      }
    }
  }

  /// The faults planned for accesses.
  struct Plan {
    /// The first access that fails, counted from 0; `nil` for none.
    var failing: Int?
    /// Whether all that follow fail, too.
    var isLasting = false
    /// Whether the disk is full, in which case only writes fail.
    var isSpace = false
  }

  private struct State {
    var plan = Plan()
    var count = 0
    var failed: [Access] = []
    var log: WriteLog?
    var folder = ""
  }

  private static let state = Guarded(State())
  // All four are set once, before SQLite receives them, and never again.
  nonisolated(unsafe) private static var system: UnsafeMutablePointer<sqlite3_vfs>?
  nonisolated(unsafe) private static var own = sqlite3_vfs()
  nonisolated(unsafe) private static var methods = sqlite3_io_methods()
  nonisolated(unsafe) private static var name = Array("watched".utf8CString)

  /// An open file, with SQLite's own after ours.
  private struct OpenFile {
    var base: sqlite3_file
    var inner: UnsafeMutablePointer<sqlite3_file>?
    /// The number in the log; -1 for a file that is not recorded.
    var number: Int32
  }

  /// Counts accesses from 0 again, and makes them fail by `plan`.
  static func begin(_ plan: Plan) {
    state.withLock { state in
      (state.plan, state.count, state.failed) = (plan, 0, [])
    }
  }

  /// Lets accesses succeed again.
  /// - Returns: their number, and which failed.
  static func end() -> (count: Int, failed: [Access]) {
    state.withLock { state in
      state.plan = Plan()
      return (state.count, state.failed)
    }
  }

  /// Records writes in a folder from now on.
  static func record(in folder: String) { state.withLock { ($0.log, $0.folder) = (WriteLog(), folder) } }

  static func mark(_ label: Int) { state.withLock { $0.log?.append(.mark(label)) } }

  static func takeLog() -> WriteLog {
    state.withLock { state in
      defer { state.log = nil }
      return state.log ?? WriteLog()
    }
  }

  /// - Returns: the code of the failure that is planned now.
  private static func failure(_ access: Access) -> Int32? {
    state.withLock { state in
      defer { state.count += 1 }
      guard let failing = state.plan.failing else { return nil }
      guard state.count == failing || state.plan.isLasting && state.count > failing else { return nil }
      if state.plan.isSpace {
        guard access == .write || access == .shared else { return nil }
        state.failed.append(access)
        return access == .write ? SQLITE_FULL : access.error
      }
      state.failed.append(access)
      return access.error
    }
  }

  private static func inner(_ file: UnsafeMutablePointer<sqlite3_file>?) -> UnsafeMutablePointer<sqlite3_file>? {
    file.flatMap { UnsafeMutableRawPointer($0).assumingMemoryBound(to: OpenFile.self).pointee.inner }
  }

  private static func number(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Int {
    file.map { Int(UnsafeMutableRawPointer($0).assumingMemoryBound(to: OpenFile.self).pointee.number) } ?? -1
  }

  private static func note(_ file: UnsafeMutablePointer<sqlite3_file>?, _ entry: (Int) -> WriteLog.Entry) {
    let number = number(file)
    guard number >= 0 else { return }
    let entry = entry(number)
    state.withLock { $0.log?.append(entry) }
  }

  // MARK: Installing

  static func install() throws {
    guard system == nil else { return }
    guard let found = sqlite3_vfs_find("unix") else { throw Failure("SQLite has no file system") }
    system = found
    makeMethods()
    own = found.pointee
    own.szOsFile = Int32(MemoryLayout<OpenFile>.stride)
    own.pNext = nil
    name.withUnsafeMutableBufferPointer { own.zName = UnsafePointer($0.baseAddress) }
    own.xOpen = { _, path, file, flags, outFlags in WatchedFiles.open(path, file, flags, outFlags) }
    own.xDelete = { _, path, syncsFolder in WatchedFiles.delete(path, syncsFolder) }
    guard sqlite3_vfs_register(&own, 1) == SQLITE_OK else { throw Failure("SQLite accepts no other file system") }
  }

  private static func open(
    _ path: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
    _ outFlags: UnsafeMutablePointer<Int32>?
  ) -> Int32 {
    guard let file, let system else { return SQLITE_CANTOPEN }
    let ours = UnsafeMutableRawPointer(file).assumingMemoryBound(to: OpenFile.self)
    ours.initialize(to: OpenFile(base: sqlite3_file(), inner: nil, number: -1))
    if let code = failure(.open) { return code }
    let text = path.map { String(cString: $0) } ?? ""
    let isNew = !text.isEmpty && access(text, F_OK) != 0
    let memory = UnsafeMutableRawPointer.allocate(byteCount: Int(system.pointee.szOsFile), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Int(system.pointee.szOsFile))
    let inner = memory.assumingMemoryBound(to: sqlite3_file.self)
    let code = system.pointee.xOpen(system, path, inner, flags, outFlags)
    guard code == SQLITE_OK else {
      memory.deallocate()
      return code
    }
    ours.pointee.inner = inner
    withUnsafePointer(to: &methods) { ours.pointee.base.pMethods = $0 }
    ours.pointee.number =
      state.withLock { state in
        text.hasPrefix(state.folder) ? state.log?.open(text, isNew: isNew) : nil
      }.map { Int32($0) } ?? -1
    return code
  }

  private static func delete(_ path: UnsafePointer<CChar>?, _ syncsFolder: Int32) -> Int32 {
    guard let system else { return SQLITE_IOERR }
    if let code = failure(.delete) { return code }
    let code = system.pointee.xDelete(system, path, syncsFolder)
    if code == SQLITE_OK, let path {
      state.withLock { state in
        let text = String(cString: path)
        if text.hasPrefix(state.folder) { state.log?.delete(text, isDurable: syncsFolder != 0) }
      }
    }
    return code
  }

  private static func makeMethods() {
    methods.iVersion = 2
    methods.xClose = { file in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_OK }
      let code = inner.pointee.pMethods.pointee.xClose(inner)
      UnsafeMutableRawPointer(inner).deallocate()
      file.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: OpenFile.self).pointee.inner = nil }
      return code
    }
    methods.xRead = { file, buffer, count, offset in
      if let code = WatchedFiles.failure(.read) { return code }
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xRead(inner, buffer, count, offset)
    }
    methods.xWrite = { file, buffer, count, offset in
      if let code = WatchedFiles.failure(.write) { return code }
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      let code = inner.pointee.pMethods.pointee.xWrite(inner, buffer, count, offset)
      if code == SQLITE_OK {
        WatchedFiles.note(file) { number in
          .write(
            file: number, bytes: Array(UnsafeRawBufferPointer(start: buffer, count: Int(count))), offset: Int(offset))
        }
      }
      return code
    }
    methods.xTruncate = { file, size in
      if let code = WatchedFiles.failure(.truncate) { return code }
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      let code = inner.pointee.pMethods.pointee.xTruncate(inner, size)
      if code == SQLITE_OK { WatchedFiles.note(file) { .truncate(file: $0, size: Int(size)) } }
      return code
    }
    methods.xSync = { file, flags in
      if let code = WatchedFiles.failure(.sync) { return code }
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      let code = inner.pointee.pMethods.pointee.xSync(inner, flags)
      if code == SQLITE_OK { WatchedFiles.note(file) { .sync(file: $0) } }
      return code
    }
    methods.xShmMap = { file, page, size, extends, address in
      if let code = WatchedFiles.failure(.shared) { return code }
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xShmMap(inner, page, size, extends, address)
    }
    makePlainMethods()
  }

  /// Sets the methods that only call SQLite's.
  private static func makePlainMethods() {
    methods.xFileSize = { file, size in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xFileSize(inner, size)
    }
    methods.xLock = { file, kind in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xLock(inner, kind)
    }
    methods.xUnlock = { file, kind in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xUnlock(inner, kind)
    }
    methods.xCheckReservedLock = { file, result in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xCheckReservedLock(inner, result)
    }
    methods.xFileControl = { file, operation, argument in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xFileControl(inner, operation, argument)
    }
    methods.xSectorSize = { file in
      guard let inner = WatchedFiles.inner(file) else { return 4_096 }
      return inner.pointee.pMethods.pointee.xSectorSize(inner)
    }
    methods.xDeviceCharacteristics = { file in
      guard let inner = WatchedFiles.inner(file) else { return 0 }
      return inner.pointee.pMethods.pointee.xDeviceCharacteristics(inner)
    }
    methods.xShmLock = { file, offset, count, flags in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_IOERR }
      return inner.pointee.pMethods.pointee.xShmLock(inner, offset, count, flags)
    }
    methods.xShmBarrier = { file in
      guard let inner = WatchedFiles.inner(file) else { return }
      inner.pointee.pMethods.pointee.xShmBarrier(inner)
    }
    methods.xShmUnmap = { file, deletes in
      guard let inner = WatchedFiles.inner(file) else { return SQLITE_OK }
      return inner.pointee.pMethods.pointee.xShmUnmap(inner, deletes)
    }
  }
}
