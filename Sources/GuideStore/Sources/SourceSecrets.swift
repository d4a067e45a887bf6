import Foundation

/// The parts of a source that contain credentials: its whole address, and headers. Never print it.
struct SourceSecret: Codable, Sendable, Equatable {
  var address: String
  var headers: [String: String] = [:]
}

/// Stores credentials of sources outside the guide: in the desktop's secret service through `secret-tool` if that
/// works, else in a file that only its owner can read, `$XDG_CONFIG_HOME/lineup/secrets.json`. Waits for the disk, or
/// for the user to unlock the keyring.
public struct SourceSecrets: Sendable {
  private let path: String
  private let tool: String?

  /// - Parameter tool: the program `secret-tool`; `nil` to use only the file.
  public init(path: String, tool: String? = nil) {
    self.path = path
    self.tool = tool
  }

  /// Returns the store that the environment selects.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SourceSecrets {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    let base = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.config"
    // Without a session bus there is no service to connect to.
    let tool =
      environment["DBUS_SESSION_BUS_ADDRESS"] == nil
      ? nil
      : (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy.map { "\($0)/secret-tool" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    return SourceSecrets(path: "\(base)/lineup/secrets.json", tool: tool)
  }

  func secret(for identity: String) -> SourceSecret? {
    if let tool, let text = Self.run(tool, ["lookup"] + Self.attributes(identity)),
      let secret = try? JSONDecoder().decode(SourceSecret.self, from: Data(text.utf8))
    {
      return secret
    }
    return file()[identity]
  }

  /// - Throws: `CocoaError` if the file cannot be written.
  func keep(_ secret: SourceSecret, for identity: String) throws {
    let data = try JSONEncoder().encode(secret)
    if let tool,
      Self.run(tool, ["store", "--label", "Lineup: a source of the TV guide"] + Self.attributes(identity), input: data)
        != nil
    {
      return
    }
    var all = file()
    all[identity] = secret
    try write(all)
  }

  func forget(_ identity: String) throws {
    if let tool { _ = Self.run(tool, ["clear"] + Self.attributes(identity)) }
    var all = file()
    guard all.removeValue(forKey: identity) != nil else { return }
    try write(all)
  }

  /// The service shows attributes to every program on the bus, so they must reveal nothing.
  private static func attributes(_ identity: String) -> [String] {
    let hash = identity.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return ["application", "lineup", "source", String(hash, radix: 36)]
  }

  private func file() -> [String: SourceSecret] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? JSONDecoder().decode([String: SourceSecret].self, from: data)) ?? [:]
  }

  private func write(_ all: [String: SourceSecret]) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(all)
    // Never readable by others, not even for a moment: created with its mode, then moved into place.
    let draft = "\(path).\(UUID().uuidString)"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.close()
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else {
      unlink(draft)
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Runs `secret-tool`, with the secret on its standard input.
  /// - Returns: its output; `nil` if it failed or took longer than 20 seconds.
  private static func run(_ tool: String, _ arguments: [String], input: Data = Data()) -> String? {
    #if os(Linux) || os(macOS)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = arguments
      let (stdin, stdout) = (Pipe(), Pipe())
      process.standardInput = stdin
      process.standardOutput = stdout
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      let identifier = process.processIdentifier
      let late = DispatchWorkItem { kill(identifier, SIGKILL) }
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 20, execute: late)
      defer { late.cancel() }
      try? stdin.fileHandleForWriting.write(contentsOf: input)
      try? stdin.fileHandleForWriting.close()
      let data = (try? stdout.fileHandleForReading.readToEnd()) ?? Data()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    #else
      return nil
    #endif
  }
}
