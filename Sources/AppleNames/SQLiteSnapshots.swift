import Foundation

// Snapshots of databases, which packages for iOS use and which Debian's SQLite is built without: its header declares
// them, and programs would not link. Each of these calls SQLite's own if there is one, and fails otherwise.

/// Returns a function of a library that is loaded after this one; nil if there is none.
private func next<Function>(_ name: String, _ type: Function.Type) -> Function? {
  // RTLD_NEXT, a macro that Swift does not import.
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
}

/// SQLITE_ERROR.
private let failure: Int32 = 1

/// Records the state of a database that is being read. Fails with SQLITE_ERROR where SQLite has no snapshots.
@_spi(UIKit) @_cdecl("sqlite3_snapshot_get") public func snapshotGet(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  return next("sqlite3_snapshot_get", Function.self)?(database, schema, snapshot) ?? failure
}

/// Reads a database as it was. Fails with SQLITE_ERROR where SQLite has no snapshots.
@_spi(UIKit) @_cdecl("sqlite3_snapshot_open") public func snapshotOpen(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: OpaquePointer?
) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Int32
  return next("sqlite3_snapshot_open", Function.self)?(database, schema, snapshot) ?? failure
}

/// Releases a snapshot.
@_spi(UIKit) @_cdecl("sqlite3_snapshot_free") public func snapshotFree(_ snapshot: OpaquePointer?) {
  next("sqlite3_snapshot_free", (@convention(c) (OpaquePointer?) -> Void).self)?(snapshot)
}

/// Compares the ages of two snapshots; 0 where SQLite has none.
@_spi(UIKit) @_cdecl("sqlite3_snapshot_cmp") public func snapshotCompare(
  _ first: OpaquePointer?, _ second: OpaquePointer?
) -> Int32 {
  next("sqlite3_snapshot_cmp", (@convention(c) (OpaquePointer?, OpaquePointer?) -> Int32).self)?(first, second) ?? 0
}

/// Makes older snapshots available. Fails with SQLITE_ERROR where SQLite has no snapshots.
@_spi(UIKit) @_cdecl("sqlite3_snapshot_recover") public func snapshotRecover(
  _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?
) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
  return next("sqlite3_snapshot_recover", Function.self)?(database, schema) ?? failure
}
