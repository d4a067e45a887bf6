import Foundation
import Postgres

/// A PostgreSQL server in a temporary folder, on a socket in that folder and no network, which is stopped and deleted
/// with the object. It runs as an ordinary user, because PostgreSQL refuses to run as root.
package final class PostgresCluster: @unchecked Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  private static let programs: String? = {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return versions.compactMap(Int.init).sorted().last.map { "/usr/lib/postgresql/\($0)/bin" }
  }()

  /// Whether PostgreSQL is installed; `Scripts/setup --test` installs it.
  package static let isInstalled =
    programs.map { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") } ?? false
  package static let absence = "PostgreSQL is not installed: Scripts/setup --test installs it"

  package let folder: String
  private let port: Int
  private var process: Process?

  /// Creates and starts a server.
  /// - Parameter settings: lines of `postgresql.conf`.
  package convenience init(settings: [String] = []) throws {
    try self.init(port: 5432) { cluster in
      try cluster.run(
        "initdb", "-D", cluster.data, "-U", "lineup", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
      try cluster.configure(
        ["fsync = off", "listen_addresses = ''", "unix_socket_directories = '\(cluster.folder)'", "port = 5432"]
          + ["max_connections = 100", "shared_buffers = '64MB'", "max_wal_size = '2GB'", "wal_level = replica"]
          + ["max_wal_senders = 8", "hot_standby = on", "hot_standby_feedback = on", "autovacuum = off"] + settings)
    }
  }

  private init(port: Int, _ make: (PostgresCluster) throws -> Void) throws {
    guard Self.isInstalled else { throw Failure(description: Self.absence) }
    _ = Self.leftovers
    self.port = port
    // Paths of sockets are short.
    var template = Array("/tmp/lineup-pg-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(description: "no folder in /tmp") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if getuid() == 0, let user = getpwnam("nobody") { chown(folder, user.pointee.pw_uid, user.pointee.pw_gid) }
    // So that a later run can find out whether the folder is still in use.
    try Data("\(getpid())\n".utf8).write(to: URL(filePath: "\(folder)/owner"))
    try make(self)
    try start()
  }

  /// Stops and deletes the servers of test runs that were killed. O(files in /tmp).
  private static let leftovers: Void = {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? [] where name.hasPrefix("lineup-pg-")
    {
      let folder = "/tmp/\(name)"
      guard let text = try? String(contentsOfFile: "\(folder)/owner", encoding: .utf8),
        let owner = text.split(separator: "\n").first.flatMap({ Int32($0) }), owner > 0
      else { continue }
      var status = stat()
      guard lstat("\(folder)/owner", &status) == 0, status.st_uid == getuid(), Foundation.kill(owner, 0) != 0,
        errno == ESRCH
      else { continue }
      signal(SIGQUIT, folder)
      signalAll(SIGCONT, folder)
      try? FileManager.default.removeItem(atPath: folder)
    }
  }()

  deinit {
    stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  package var dataFolder: String { "\(folder)/data" }
  private var data: String { dataFolder }

  /// Creates a hot standby of this server.
  package func makeStandby(named name: String) throws -> PostgresCluster {
    try PostgresCluster(port: port + 1 + Int.random(in: 1..<1000)) { standby in
      try standby.run(
        "pg_basebackup", "-D", standby.data, "-R", "-X", "stream", "-c", "fast", "-d",
        "host=\(folder) port=\(port) user=lineup dbname=postgres application_name=\(name)")
      try standby.configure([
        "unix_socket_directories = '\(standby.folder)'", "port = \(standby.port)", "synchronous_standby_names = ''",
      ])
    }
  }

  /// The part of an address that names this server.
  package var host: String { folder.replacingOccurrences(of: "/", with: "%2F") }

  /// The address of a database on these servers.
  package static func address(of clusters: [PostgresCluster], database: String = "postgres") -> String {
    let hosts = clusters.map { "\($0.host):\($0.port)" }.joined(separator: ",")
    return "postgresql://lineup@\(hosts)/\(database)"
  }

  package func address(database: String = "postgres") -> String { Self.address(of: [self], database: database) }

  /// Creates an empty database and returns its address.
  package func makeDatabase(_ name: String) throws -> String {
    try connect().execute("CREATE DATABASE \"\(name)\"")
    return address(database: name)
  }

  package func connect(database: String = "postgres") throws -> PostgresConnection {
    guard let address = PostgresAddress(address(database: database)) else { throw Failure(description: "no address") }
    return try PostgresConnection(address, role: .reader)
  }

  package func configure(_ lines: [String]) throws {
    let path = "\(data)/postgresql.conf"
    let handle = FileHandle(forWritingAtPath: path)
    defer { try? handle?.close() }
    _ = try handle?.seekToEnd()
    try handle?.write(contentsOf: Data(("\n" + lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Makes the server follow another primary.
  package func follow(_ primary: PostgresCluster) throws {
    let server = try connect()
    try server.execute(
      """
      ALTER SYSTEM SET primary_conninfo =
        'host=\(primary.folder) port=\(primary.port) user=lineup dbname=postgres application_name=follower'
      """)
    try reload()
  }

  package func reload() throws { try run("pg_ctl", "-D", data, "reload") }

  /// Makes a standby the primary.
  package func promote() throws { try run("pg_ctl", "-D", data, "promote", "-w") }

  /// Ends the server as a power cut would.
  package func kill() { end(SIGQUIT) }

  /// Stops the server's processes where they are. Its connections stay open, and new ones are not answered.
  package func freeze() { Self.signalAll(SIGSTOP, folder) }

  /// Lets them go on.
  package func thaw() { Self.signalAll(SIGCONT, folder) }

  /// Signals a server, and then its processes.
  private static func signalAll(_ signal: Int32, _ folder: String) {
    guard let server = Self.signal(signal, folder) else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      // pid (name) state parent …
      guard let process = Int32(name), let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 1,
        Int32(fields[1]) == server
      else { continue }
      Foundation.kill(process, signal)
    }
  }

  private func stop() { end(SIGQUIT) }

  private func end(_ signal: Int32) {
    guard let process else { return }
    self.process = nil
    thaw()
    Self.signal(signal, folder)
    process.waitUntilExit()
    _ = Self.lock.withLock { Self.running.remove(folder) }
  }

  /// The folders of running servers, which stop with the process that started them.
  nonisolated(unsafe) private static var running: Set<String> = []
  private static let lock = NSLock()
  private static let endsAll: Void = {
    _ = atexit {
      for folder in PostgresCluster.lock.withLock({ PostgresCluster.running }) {
        // A server that is still stopping creates files in a folder that is being deleted. If Foundation has waited for
        // it, there is nothing to wait for.
        if let process = PostgresCluster.signal(SIGQUIT, folder) {
          // A frozen one does not end.
          PostgresCluster.signalAll(SIGCONT, folder)
          var status: Int32 = 0
          while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
  }()

  /// - Returns: the server's process; `nil` if there is none.
  @discardableResult private static func signal(_ signal: Int32, _ folder: String) -> pid_t? {
    guard let text = try? String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8),
      let number = text.split(separator: "\n").first.flatMap({ Int32($0) })
    else { return nil }
    Foundation.kill(number, signal)
    return number
  }

  private func start() throws {
    _ = Self.endsAll
    _ = Self.lock.withLock { Self.running.insert(folder) }
    process = try launch("postgres", ["-D", data])
    let address = address()
    for _ in 0..<600 {
      if let parsed = PostgresAddress(address), (try? PostgresConnection(parsed, role: .reader)) != nil { return }
      guard process?.isRunning == true else { break }
      usleep(50_000)
    }
    throw Failure(
      description: "the server did not start: " + ((try? String(contentsOfFile: log, encoding: .utf8)) ?? ""))
  }

  private var log: String { "\(folder)/log" }

  private func run(_ program: String, _ arguments: String...) throws {
    let process = try launch(program, arguments)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      throw Failure(description: "\(program) failed: \(said)")
    }
  }

  private func launch(_ program: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    let path = "\(Self.programs ?? "")/\(program)"
    if getuid() == 0 {
      process.executableURL = URL(filePath: "/usr/bin/setpriv")
      process.arguments = ["--reuid=nobody", "--regid=nogroup", "--clear-groups", path] + arguments
    } else {
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
    }
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder]
    if !FileManager.default.fileExists(atPath: log) { _ = FileManager.default.createFile(atPath: log, contents: nil) }
    let output = FileHandle(forWritingAtPath: log)
    _ = try output?.seekToEnd()
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = output ?? FileHandle.nullDevice
    try process.run()
    return process
  }
}
